import { SortedLines } from '../knowledge/sorted-lines.ts';

const HUNDREDTHS = 100;

/**
 * How probable it is, 0 to 1, what all signs of a place in a text together speak for: the sum of what each weighs, as odds.
 * `read` gives the lines "sign, tab, weight in hundredths", sorted, with the sign "#bias"; it is asked once, at the first use.
 */
export function learnedOdds(read: () => string): (signs: readonly string[]) => number {
  let lines: SortedLines | undefined;
  return (signs) => {
    lines ??= new SortedLines(read());
    let sum = Number(lines.get('#bias') ?? 0);
    for (const sign of signs) sum += Number(lines.get(sign) ?? 0);
    return 1 / (1 + Math.exp(-sum / HUNDREDTHS));
  };
}
