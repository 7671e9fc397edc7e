import { AppError } from '../../errors.ts';
import type { MergeData } from '../sequence/merge-scope.ts';
import { renderSubject } from '../sequence/render.ts';
import type { StepRow } from './rows.ts';

/**
 * What a follow-up without a subject is called when no mail left before it, as its first mail failed: the subject of the
 * first e-mail step that has one, as this lead would have read it. Throws AppError as rendering does, and `unprocessable`
 * when no step has one.
 */
export function firstSubject(steps: readonly StepRow[], data: MergeData): string {
  const first = steps.find(({ kind, subject }) => kind === 'email' && subject !== null);
  if (!first) {
    throw new AppError('unprocessable', 'The mail has no subject. Give the first e-mail step of the campaign one.');
  }
  return renderSubject(first, data);
}
