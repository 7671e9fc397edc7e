import type { Compared } from './compared.ts';
import type { ReadCriterion, Texts } from './reading.ts';

const ID = /(?<![\p{L}\p{N}.])F\d{1,5}(?:\.\d{1,5})?(?![\p{L}\p{N}]|\.\d)/gu;

/** The ids that a text names. */
export const idsIn = (text: string): string[] => [...text.matchAll(ID)].map(([id]) => id);

interface Lines {
  file: string;
  lines: readonly number[];
}

/** Whether an item that no reader finds any more still stands in the files, in another form or without its heading. */
export class Standing {
  readonly #files: readonly Compared[];
  readonly #rest: readonly { path: string; counts: Map<string, number> }[];
  readonly #ids: ReadonlyMap<Compared, { was: Map<string, number>; is: Map<string, number> }>;
  readonly #keys = new Map<Compared, { was: Map<string, number>; is: Map<string, number> }>();

  constructor(files: readonly Compared[], rest: Texts) {
    this.#files = files;
    this.#rest = [...rest].map(([path, text]) => ({ path, counts: countOf(idsIn(text)) }));
    this.#ids = new Map(
      files.map((file) => [file, { was: countOf(idsIn(file.was.text)), is: countOf(idsIn(file.is.text)) }]),
    );
  }

  /** Where a line names an id that only the lines of its item named there before. */
  placeOf(id: string, item: Lines): string | undefined {
    for (const file of this.#files) {
      const counts = this.#ids.get(file);
      const own =
        file.path === item.file
          ? rawOf(file, item.lines)
              .flatMap(idsIn)
              .filter((one) => one === id).length
          : 0;
      if ((counts?.is.get(id) ?? 0) <= (counts?.was.get(id) ?? 0) - own) continue;
      const named = file.is.lines.filter(({ raw }) => idsIn(raw).includes(id));
      const isNew = named.find((line) => !file.kept.has(file.is.lines.indexOf(line)));
      return `${file.path}:${(isNew ?? named[0])?.number ?? 1}`;
    }
    return this.#rest.find(({ counts }) => counts.has(id))?.path;
  }

  /** The lines below the heading of an item of which the file has as many as before. */
  bodyOf({ file: path, lines }: Pick<ReadCriterion, 'file' | 'lines'>): string[] {
    const file = this.#files.find((one) => one.path === path);
    if (file === undefined) return [];
    const counts = this.#keysOf(file);
    const body = new Set(lines.slice(1));
    const keys = file.was.lines.flatMap(({ number, key }) => (body.has(number) ? [key] : []));
    return keys.filter((key) => (counts.is.get(key) ?? 0) >= (counts.was.get(key) ?? 0));
  }

  #keysOf(file: Compared) {
    const known = this.#keys.get(file);
    if (known) return known;
    const [was, is] = [countOf(file.was.lines.map(({ key }) => key)), countOf(file.is.lines.map(({ key }) => key))];
    this.#keys.set(file, { was, is });
    return { was, is };
  }
}

const rawOf = (file: Compared, numbers: readonly number[]): string[] => {
  const own = new Set(numbers);
  return file.was.lines.flatMap(({ number, raw }) => (own.has(number) ? [raw] : []));
};

function countOf(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
