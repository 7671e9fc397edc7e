import { readdirSync, readFileSync } from 'node:fs';

/** A name in a text, in lower case, and whether the writer wants what it names. */
export interface Marked {
  low: string;
  at: number;
  length: number;
  isOut: boolean;
}

const MARK = /\[\[([+-])([^\]]+)\]\]/g;

/** One text a line: "labels go to [[+Zebra printers]], [[-Bluetooth]] ones the crew keeps losing". Throws where a mark is broken. */
export function readMarked(of: 'stances' | 'connections' | 'hosting'): Marked[] {
  const folder = new URL(`./${of}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line === '' ? [] : marksIn(line, `${file}:${at + 1}`))),
  );
}

/** The marks of one line, with the text as it stands without them. Throws where there is none, or one is broken. */
export function marksIn(line: string, where: string): Marked[] {
  // Taken out of a longer text: a name that begins the line begins a sentence.
  let [low, end] = ['so. ', 0];
  const marks: Omit<Marked, 'low'>[] = [];
  for (const match of line.matchAll(MARK)) {
    const [all, sign, name = ''] = match;
    low += line.slice(end, match.index).toLowerCase();
    marks.push({ at: low.length + 1, length: name.toLowerCase().length, isOut: sign === '-' });
    low += name.toLowerCase();
    end = match.index + all.length;
  }
  low += line.slice(end).toLowerCase();
  if (marks.length === 0 || /\[\[|\]\]/.test(low))
    throw new Error(`${where}: mark names as [[+wanted]] or [[-unwanted]]`);
  return marks.map((mark) => ({ ...mark, low: ` ${low} ` }));
}
