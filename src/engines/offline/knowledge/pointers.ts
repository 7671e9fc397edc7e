import { readTriggers } from './trigger-text.ts';

/** A pack of knowledge that a word points to, and how surely: 3 hardly means anything else, 2 usually, 1 is a hint. */
export interface Pointer {
  id: string;
  weight: number;
}

/** Where a word or phrase points, in base form; nowhere: empty. Reads some seventeen of 45,000 lines. */
export function pointersOf(word: string): Pointer[] {
  const line = lineOf(word);
  return line === undefined ? [] : parsed(line);
}

/** Beginnings of words that point somewhere: "patient" for "patient*". In order. */
export function beginnings(): { start: string; pointers: Pointer[] }[] {
  started ??= behind(text())
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [word = '', to = ''] = line.split('\t');
      return { start: word.slice(0, -1), pointers: parsed(to) };
    });
  return started;
}

let started: { start: string; pointers: Pointer[] }[] | undefined;

let read: { lines: string; end: number } | undefined;
function text(): { lines: string; end: number } {
  if (read) return read;
  const lines = readTriggers();
  read = { lines, end: lines.indexOf('\n\n') + 1 };
  return read;
}

const behind = ({ lines, end }: { lines: string; end: number }) => lines.slice(end + 1);

function lineOf(word: string): string | undefined {
  const { lines, end } = text();
  let [low, high] = [0, end];
  while (low < high) {
    const start = lines.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
    const tab = lines.indexOf('\t', start);
    const found = lines.slice(start, tab);
    if (found < word) low = lines.indexOf('\n', tab) + 1;
    else if (found > word) high = start;
    else return lines.slice(tab + 1, lines.indexOf('\n', tab));
  }
  return undefined;
}

const parsed = (line: string): Pointer[] =>
  line.split(' ').map((one) => {
    const [id = '', weight] = one.split(':');
    return { id, weight: Number(weight) };
  });
