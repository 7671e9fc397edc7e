import type { Quality } from '../../artifacts/quality.ts';
import { warningText } from '../../artifacts/review/to-judge.ts';
import type { Submitted } from './submitted.ts';

/** An answer with an order of full length must still fit what clients show. */
const CHARS_MAX = 900;

/** How the warnings in what was accepted are introduced. */
export const warningsHead = (artifact: Submitted): string =>
  `Warnings (they quote what was written). ${artifact === 'brief' ? 'plan_next with change' : 'The review at the end'} can mend them:`;

/** What an author is told of the warnings in what was accepted: the first whole, of the others how many, and where. */
export function toldWarnings({ warnings, omitted }: Pick<Quality, 'warnings' | 'omitted'>, plan: string): string[] {
  const told: string[] = [];
  let left = CHARS_MAX;
  for (const text of warnings.map(warningText)) {
    left -= text.length;
    if (left < 0) break;
    told.push(text);
  }
  const more = warnings.length - told.length + omitted;
  return more > 0 ? [...told, `And ${more} more: read_plan { plan: "${plan}", artifact: "warnings" }.`] : told;
}
