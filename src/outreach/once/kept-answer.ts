import { AppError, type ErrorCode } from '../../errors.ts';
import type { KeyedCallRow } from '../../store/tables.ts';
import type { Sealer } from '../../system/seal.ts';
import type { KeyedCall } from './keyed-call.ts';

/** What was done, or why it was refused: what anybody who asks the same again is told. */
export type KeptAnswer = { status: number; body: unknown } | { code: ErrorCode; message: string };

const KEPT_STATUSES: readonly number[] = [400, 404, 422];

/** Whether the same call would be refused for ever, as long as nobody changes anything. */
export const isKept = (error: unknown): error is AppError =>
  error instanceof AppError && KEPT_STATUSES.includes(error.status);

/** An answer as its row holds it: a secret only sealed. */
export function storedAnswer(
  sealer: Sealer,
  { id, tellsSecret }: KeyedCall,
  answer: KeptAnswer,
): Pick<KeyedCallRow, 'answer' | 'sealed' | 'size'> {
  const text = JSON.stringify(answer);
  const stored = tellsSecret ? sealer.seal(text, id) : text;
  return { answer: stored, sealed: tellsSecret ? 1 : 0, size: stored.length };
}

/** The answer that a row holds. */
export function openedAnswer(sealer: Sealer, { id, answer, sealed }: KeyedCallRow): KeptAnswer {
  const stored = answer ?? '';
  // As `storedAnswer` wrote it.
  return JSON.parse(sealed === 1 ? sealer.open(stored, id) : stored) as KeptAnswer;
}
