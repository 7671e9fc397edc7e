/**
 * Ids as specs write them: `1.2`, `FR-001`, `R3`. A list of them may hold ranges (`1.1-1.4`, `FR-001 to FR-005`).
 */

export interface Id {
  /** The letters before it, in capitals; empty for a bare number. */
  prefix: string;
  numbers: readonly number[];
  /** As it was written. */
  written: string;
  /** Where it begins in the text that was read, from 0. */
  at: number;
}

// Neither a part of a word nor of a longer figure, such as a version or a date.
const ID = /(?<![\p{L}\d_./]|[\p{L}_]-)(?:(\p{Lu}{1,8})-?)?(\d{1,6})((?:\.\d{1,6}){0,3})(?![\p{L}\d_]|\.\d)/gu;
const RANGE = /^\s{0,3}(?:[-–—~〜～]|\.{2,3}|…|to|through|bis|a|à|至|到|から)\s{0,3}$/u;
const RANGE_MAX = 500;

/** Every id in a text, from left to right. */
export function idsIn(text: string): Id[] {
  return [...text.matchAll(ID)].map((found) => ({
    prefix: found[1] ?? '',
    numbers: `${found[2]}${found[3]}`.split('.').map(Number),
    written: found[0],
    at: found.index,
  }));
}

/** The key under which ids are the same: `FR-001` is `FR1`. */
export const keyOf = ({ prefix, numbers }: Pick<Id, 'prefix' | 'numbers'>): string => `${prefix}${numbers.join('.')}`;

/** The keys between the ends of each range in a text, ends included. */
export function rangesIn(text: string, ids: readonly Id[]): string[] {
  return ids.flatMap((from, index) => {
    const to = ids[index + 1];
    if (to === undefined || !RANGE.test(text.slice(from.at + from.written.length, to.at).slice(0, 20))) return [];
    return between(from, to);
  });
}

function between(from: Id, to: Id): string[] {
  const [last, end] = [from.numbers.at(-1) ?? 0, to.numbers.at(-1) ?? 0];
  const isSameBranch = from.numbers.slice(0, -1).join('.') === to.numbers.slice(0, -1).join('.');
  const isSamePrefix = to.prefix === from.prefix || to.prefix === '';
  if (!isSameBranch || !isSamePrefix || end < last || end - last > RANGE_MAX) return [];
  const head = from.numbers.slice(0, -1);
  return Array.from({ length: end - last + 1 }, (_, step) =>
    keyOf({ prefix: from.prefix, numbers: [...head, last + step] }),
  );
}
