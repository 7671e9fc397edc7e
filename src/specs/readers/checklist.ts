import type { Line } from '../markdown.ts';

/** A task of a Markdown list: its box, the number that it has, and the lines below it. */
export interface ChecklistTask {
  line: Line;
  isDone: boolean;
  /** Its number, such as `2.1`; empty where it has none. */
  number: string;
  /** The words after box and number. */
  text: string;
  /** Column at which those begin. */
  column: number;
  /** What stands deeper than it, up to the next task. */
  details: readonly Line[];
  /** Counts up wherever a heading begins the numbers again. */
  scope: number;
}

const BOX = /^\[([^\]\s]?| )\](\*?)[ \t]*/;
const NUMBER = /^(?:\*\*)?(\d{1,4}(?:\.\d{1,4}){0,4})(?![\d.]*\d)[.):]?(?:\*\*)?(?=[ \t]|$)/;

/** Every item with a box, in order. `[x]` is done; any other sign in the box is not. */
export function readChecklist(lines: readonly Line[]): ChecklistTask[] {
  const starts = lines.flatMap((line, index) => (line.kind === 'item' && BOX.test(line.text) ? [index] : []));
  const scopes = new Scopes();
  return starts.map((start, order) => {
    const line = lines[start] as Line;
    const end = starts[order + 1] ?? lines.length;
    const box = BOX.exec(line.text);
    const after = line.text.slice(box?.[0].length ?? 0);
    const number = NUMBER.exec(after);
    const text = after.slice(number?.[0].length ?? 0).trim();
    const between = lines.slice(start + 1, end);
    const stop = between.findIndex(
      ({ kind, indent }) => kind === 'heading' || (kind === 'text' && indent <= line.indent),
    );
    return {
      ...{ line, text, number: number?.[1] ?? '', isDone: /^x$/i.test(box?.[1] ?? '') },
      column: line.column + line.text.length - text.length,
      details: between.slice(0, stop < 0 ? undefined : stop).filter(({ kind }) => kind !== 'blank' && kind !== 'code'),
      scope: scopes.of(number?.[1] ?? '', lines, start),
    };
  });
}

/** Tells where numbers begin again: below a new heading, with a number that is not above the last one. */
class Scopes {
  #scope = 0;
  #last = '';
  #from = 0;

  of(number: string, lines: readonly Line[], index: number): number {
    const hasHeading = lines.slice(this.#from, index).some(({ kind }) => kind === 'heading');
    this.#from = index;
    if (number === '') return this.#scope;
    if (hasHeading && this.#last !== '' && !isAbove(number, this.#last)) this.#scope += 1;
    this.#last = number;
    return this.#scope;
  }
}

function isAbove(number: string, other: string): boolean {
  const [left, right] = [number, other].map((one) => one.split('.').map(Number));
  for (const [index, value] of (left ?? []).entries()) {
    const against = right?.[index];
    if (against === undefined) return true;
    if (value !== against) return value > against;
  }
  return false;
}
