/** A JSON value that knows where it begins. */
export type Json =
  | { kind: 'object'; at: number; entries: ReadonlyMap<string, Json> }
  | { kind: 'array'; at: number; items: readonly Json[] }
  | { kind: 'value'; at: number; value: string | number | boolean | null };

/** Where a text is no JSON, or none that is read. */
export class JsonFault extends Error {
  readonly line: number;
  readonly column: number;

  constructor(says: string, line: number, column: number) {
    super(says);
    this.name = 'JsonFault';
    this.line = line;
    this.column = column;
  }
}

/** Deeper texts are refused: no task list is so deep, and each level takes from the stack. */
const DEPTH_MAX = 64;
const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const SCALAR = /[-+.\w]+/y;

/** Reads a JSON text with positions. Throws a JsonFault that says where it is wrong. */
export function readJson(text: string): Json {
  const reader = new JsonReader(text);
  const value = reader.value(0);
  reader.end();
  return value;
}

class JsonReader {
  readonly #text: string;
  #at: number;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.startsWith('\ufeff') ? 1 : 0;
  }

  value(depth: number): Json {
    if (depth > DEPTH_MAX) this.#fail(`more than ${DEPTH_MAX} levels deep`);
    const next = this.#peek();
    const at = this.#at;
    if (next === '{') return { kind: 'object', at, entries: this.#entries(depth) };
    if (next === '[') return { kind: 'array', at, items: this.#items(depth) };
    const words = this.#take(next === '"' ? STRING : SCALAR);
    return { kind: 'value', at, value: this.#parse(words) as string | number | boolean | null };
  }

  end(): void {
    if (this.#peek() !== '') this.#fail();
  }

  #entries(depth: number): Map<string, Json> {
    const entries = new Map<string, Json>();
    this.#listed('}', () => {
      this.#peek();
      const name = this.#parse(this.#take(STRING)) as string;
      if (this.#peek() !== ':') this.#fail();
      this.#at += 1;
      entries.set(name, this.value(depth + 1));
    });
    return entries;
  }

  #items(depth: number): Json[] {
    const items: Json[] = [];
    this.#listed(']', () => {
      items.push(this.value(depth + 1));
    });
    return items;
  }

  /** Reads what stands between brackets, with a comma between each two. */
  #listed(close: string, read: () => void): void {
    this.#at += 1;
    if (this.#peek() !== close) {
      read();
      while (this.#peek() === ',') {
        this.#at += 1;
        read();
      }
    }
    if (this.#peek() !== close) this.#fail();
    this.#at += 1;
  }

  #peek(): string {
    this.#take(SPACE);
    return this.#text.charAt(this.#at);
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) this.#fail();
    this.#at += found[0].length;
    return found[0];
  }

  #parse(words: string): unknown {
    try {
      return JSON.parse(words);
    } catch {
      return this.#fail();
    }
  }

  #fail(says = 'this is no JSON'): never {
    const { line, column } = new Lines(this.#text).placeOf(this.#at);
    throw new JsonFault(says, line, column);
  }
}

/** The lines of a text, to turn positions into places. */
export class Lines {
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  }

  /** Line and column of a position, both from 1. */
  placeOf(at: number): { line: number; column: number } {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (this.#starts[low] ?? 0) + 1 };
  }
}
