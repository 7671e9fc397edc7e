import type { Change } from './changes.ts';
import type { Compared } from './compared.ts';
import type { Claimed, Edit } from './edits.ts';
import type { ReadCriterion, ReadFeature } from './reading.ts';

export type Item = ReadFeature | ReadCriterion;

/** Makes edits of items that were read, each with its lines. */
export class ItemEdits {
  readonly #files: readonly Compared[];
  readonly #claimed: ReadonlyMap<Compared, Claimed>;

  constructor(files: readonly Compared[], claimed: ReadonlyMap<Compared, Claimed>) {
    this.#files = files;
    this.#claimed = claimed;
  }

  file({ file }: Pick<ReadCriterion, 'file'>): Compared | undefined {
    return this.#files.find(({ path }) => path === file);
  }

  #places(of: Pick<ReadCriterion, 'file' | 'lines'>, side: 'was' | 'is'): number[] {
    const numbers = new Set(of.lines);
    return (this.file(of)?.[side].lines ?? []).flatMap(({ number }, at) => (numbers.has(number) ? [at] : []));
  }

  keysOf = (of: Item, side: 'was' | 'is'): string[] =>
    this.#places(of, side).map((at) => this.file(of)?.[side].lines[at]?.key ?? '');

  rawOf = (of: Item, side: 'was' | 'is'): string[] =>
    this.#places(of, side).map((at) => this.file(of)?.[side].lines[at]?.raw ?? '');

  isSame = (was: ReadCriterion, is: ReadCriterion): boolean =>
    this.keysOf(was, 'was').join('\n') === this.keysOf(is, 'is').join('\n');

  /** The lines of an item that was there, is there, or both; nothing else reads them. */
  edit(was: Item | undefined, is: Item | undefined, options: Change[][], why?: string): Edit[] {
    const file = this.file(was ?? (is as ReadFeature));
    const claimed = file && this.#claimed.get(file);
    if (file === undefined || claimed === undefined) return [];
    const all = was === undefined ? [] : this.#places(was, 'was');
    const gone = all.filter((at) => file.partners[at] === -1);
    const isNew = (at: number) => !file.kept.has(at);
    // The lines of what stays in the plan stand elsewhere and are no other item's.
    const keys = new Set(why !== undefined && is === undefined ? gone.map((at) => file.was.lines[at]?.key) : []);
    const same = file.is.lines.flatMap(({ key }, at) => (keys.has(key) ? [at] : []));
    const come = (is === undefined ? same : this.#places(is, 'is')).filter(isNew);
    for (const at of gone) claimed.was.add(at);
    for (const at of come) claimed.is.add(at);
    return [
      {
        ...{ file, was: gone, is: come, options, stood: all[0] },
        ...(was === undefined ? { isItem: true as const } : {}),
        ...(why === undefined ? {} : { why }),
      },
    ];
  }

  /** An item that stands elsewhere now, by its first line. */
  moved(was: Item, is: Item, options: Change[][]): Edit[] {
    const file = this.file(was);
    const [one, other] = [this.#places(was, 'was')[0], this.#places(is, 'is')[0]];
    return file === undefined || one === undefined || other === undefined
      ? []
      : [{ file, was: [one], is: [other], options }];
  }
}
