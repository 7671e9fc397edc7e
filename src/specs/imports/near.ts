import type { LeafFinder, Occurrence } from './leaves.ts';
import type { Path } from './plan-parts.ts';

/** How far above a line its items are looked for. */
const LINES_ABOVE = 40;

/** Tells apart leaves with the same text: by what stands in and above the line, and by which of several equal lines it is. */
export class Near {
  readonly #scores = new Map<string, number>();
  readonly #turn: number;

  constructor(finder: LeafFinder, lines: readonly string[], at: number) {
    for (let above = 0; above < LINES_ABOVE && above <= at; above++)
      this.#add(finder.in(lines[at - above] ?? ''), above + 1);
    const own = lines[at];
    this.#turn = lines.slice(0, at).filter((line) => line === own).length;
  }

  /** The items that a line shows; what many items show says little of each. */
  #add(found: readonly Occurrence[], distance: number): void {
    for (const same of Map.groupBy(found, ({ start, end }) => `${start} ${end}`).values()) {
      const items = new Set(same.map(({ leaf }) => itemKey(leaf.path)));
      const [one] = same;
      const size = one === undefined ? 0 : one.end - one.start;
      for (const item of items)
        this.#scores.set(item, (this.#scores.get(item) ?? 0) + Math.min(size, 20) / (distance * items.size ** 3));
    }
  }

  #score = ({ leaf }: Occurrence): number => this.#scores.get(itemKey(leaf.path)) ?? 0;

  /** The likeliest first; those that are as likely in turn. */
  sorted(found: readonly Occurrence[]): Occurrence[] {
    const size = ({ start, end }: Occurrence) => end - start;
    const sorted = found.toSorted((one, other) => size(other) - size(one) || this.#score(other) - this.#score(one));
    const [first] = sorted;
    const same = sorted.filter((one) => first && size(one) === size(first) && this.#score(one) === this.#score(first));
    const turn = same.length === 0 ? 0 : this.#turn % same.length;
    return [...same.slice(turn), ...same.slice(0, turn), ...sorted.slice(same.length)];
  }
}

/** The outermost item that a place is in. */
function itemKey(path: Path): string {
  const first = path.findIndex((key) => typeof key === 'number');
  return path.slice(0, first + 1).join('/');
}
