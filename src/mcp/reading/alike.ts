/** Characters above which a text is no slip of any name. */
const NAME_CHARS_MAX = 60;

/** The one of the names that a name or value is but for its case, `_`, `-` and spaces. */
export function named(names: readonly string[], given: string): string | undefined {
  const folded = fold(given);
  const alike = names.filter((name) => name.length >= folded.length && fold(name) === folded);
  return alike.length === 1 ? alike[0] : undefined;
}

/** A word without its case, `_`, `-` and spaces; a text that is too long to be a name is left as it is. */
export const fold = (name: string): string =>
  name.length > NAME_CHARS_MAX ? name : name.toLowerCase().replace(/[_\-\s]/g, '');

/**
 * True when one word is the other but for a slip: a letter left out, added, changed or swapped with its neighbour, and
 * two of these in a word of more than five letters.
 */
export function isNear(given: string, name: string): boolean {
  const slipsMax = name.length > 5 ? 2 : 1;
  if (Math.abs(given.length - name.length) > slipsMax) return false;
  return lacking(given, name) <= slipsMax && slips(given, name) <= slipsMax;
}

/** Letters of a name that a text does not have at all: it is at least so many slips away, and counting them is quick. */
function lacking(given: string, name: string): number {
  let count = 0;
  for (const letter of name) if (!given.includes(letter)) count++;
  return count;
}

/** Optimal string alignment: Damerau and Levenshtein's distance, in which no letter is changed twice. */
function slips(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const fewest = Math.min(cell(last, to) + 1, cell(row, to - 1) + 1, cell(last, to - 1) + (isSame ? 0 : 1));
      row.push(isSwapped ? Math.min(fewest, cell(before, to - 2) + 1) : fewest);
    }
    [before, last] = [last, row];
  }
  return cell(last, other.length);
}

const cell = (row: readonly number[], at: number): number => row[at] ?? 0;
