import { type Pointer, pointersIn, SortedLines } from './sorted-lines.ts';
import { readTriggers } from './trigger-text.ts';

/**
 * Fields and capabilities that a word or phrase in base form points to: 3 hardly means anything else, 2 usually, 1 is a hint.
 * Nowhere: empty.
 */
export function pointersOf(word: string): Pointer[] {
  const value = triggers().words.get(word);
  return value === undefined ? [] : pointersIn(value);
}

/** Beginnings of words that point somewhere: "patient" for "patient*". In order. */
export const beginnings = (): readonly Beginning[] => triggers().beginnings;

interface Beginning {
  start: string;
  pointers: Pointer[];
}

let read: { words: SortedLines; beginnings: Beginning[] } | undefined;

/** See trigger-lines.ts for how the text is laid out. Read with the first word that is looked for. */
function triggers(): { words: SortedLines; beginnings: Beginning[] } {
  if (read) return read;
  const [words = '', starts = ''] = readTriggers().split('\n\n');
  read = {
    words: new SortedLines(`${words}\n`),
    beginnings: [...new SortedLines(starts).entries()].map(([word, to]) => ({
      start: word.slice(0, -1),
      pointers: pointersIn(to),
    })),
  };
  return read;
}
