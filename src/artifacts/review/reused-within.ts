import { applyPatch } from '../patch/apply-patch.ts';
import { idsIn } from './changed-form.ts';

/**
 * The ids of items that a patch takes out and gives to new ones: what cites them would stand for something else. Pure. The
 * patch must be one that applies.
 */
export function reusedWithin(document: object, operations: readonly { op: string; path: string }[]): string[] {
  const gone = new Set<string>();
  const reused = new Set<string>();
  let now = document;
  for (const operation of operations) {
    const before = new Set(idsIn(now));
    now = applyPatch(now, [operation]) as object;
    const after = new Set(idsIn(now));
    for (const id of before) if (!after.has(id)) gone.add(id);
    for (const id of after) if (!before.has(id) && gone.has(id)) reused.add(id);
  }
  return [...reused];
}
