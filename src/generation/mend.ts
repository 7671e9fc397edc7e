import { applyPatch } from '../artifacts/patch/apply-patch.ts';
import { AppError } from '../errors.ts';

/** What an author patches, and what the patch says. */
export interface Patching {
  /** The refused answer. */
  answer: object;
  /** Hash of the answer that the author was shown. */
  base: string;
  operations: unknown[];
}

/** A patched copy of the answer, or why it cannot be patched so. Pure. */
export function mend({ answer, base, operations }: Patching): { answer: unknown } | { fault: string } {
  try {
    return { answer: applyPatch(answer, operations, { base }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { fault: `Your last patch was not applied. ${error.message}` };
  }
}
