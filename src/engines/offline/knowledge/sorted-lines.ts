/**
 * Lines "key, tab, value", sorted by key in code units: a value is found by some seventeen looks, without reading the other
 * lines. Keys hold no tab; the text ends with a line's end.
 */
export class SortedLines {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get(key: string): string | undefined {
    const text = this.#text;
    let [low, high] = [0, text.length];
    while (low < high) {
      const start = text.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
      const tab = text.indexOf('\t', start);
      const found = text.slice(start, tab);
      if (found < key) low = text.indexOf('\n', tab) + 1;
      else if (found > key) high = start;
      else return text.slice(tab + 1, text.indexOf('\n', tab));
    }
    return undefined;
  }

  /** Every key and value, in order. */
  *entries(): Generator<[key: string, value: string]> {
    for (const line of this.#text.split('\n')) {
      const tab = line.indexOf('\t');
      if (tab >= 0) yield [line.slice(0, tab), line.slice(tab + 1)];
    }
  }
}

/** Weights of packs in a value: "booking:3 food-service:1.5". */
export interface Pointer {
  id: string;
  weight: number;
}

/** Reads "booking:3 food-service:1.5". */
export const pointersIn = (value: string): Pointer[] =>
  value
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [id = '', weight] = one.split(':');
      return { id, weight: Number(weight) };
    });
