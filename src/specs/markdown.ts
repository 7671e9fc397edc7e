/** A line of Markdown, as far as the grammars of specs need it: they are line-based. */
export interface Line {
  number: number;
  /** Columns of white space before it; a tab counts as four. */
  indent: number;
  kind: 'heading' | 'item' | 'text' | 'blank' | 'code';
  /** Of a heading: 1 to 6; else 0. */
  level: number;
  /** Of a list's item: `-`, `*`, `+`, or the number of an ordered one; else empty. */
  marker: string;
  /** The words without mark and white space around them. */
  text: string;
  /** Column of the words' first letter, from 1. */
  column: number;
}

/** Longer lines are read so far: no spec has them, and a hostile one must not cost more. */
const LINE_MAX = 10_000;
const HEADING = /^(#{1,6})[ \t]/;
const BULLET = /^([-*+])[ \t]/;
const ORDERED = /^(\d{1,6})[.)](?=[ \t]|$)/;
const FENCE = /^(`{3,}|~{3,})/;

/** The lines of a Markdown text. What stands in a fence, a comment or a front matter is `code`. */
export function readMarkdown(text: string): Line[] {
  const lines: Line[] = [];
  let shut: ((words: string) => boolean) | undefined;
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split('\n')
    .entries()) {
    const line = lineOf(raw.slice(0, LINE_MAX), index + 1);
    if (shut !== undefined) {
      if (shut(line.text)) shut = undefined;
      lines.push({ ...line, kind: 'code', level: 0, marker: '' });
      continue;
    }
    shut = opens(line, index === 0);
    lines.push(shut === undefined ? line : { ...line, kind: 'code', level: 0, marker: '' });
  }
  return lines;
}

/** How what a line opens is shut again; undefined where it opens nothing that outlasts the line. */
function opens({ text }: Line, isFirst: boolean): ((words: string) => boolean) | undefined {
  if (isFirst && text === '---') return (words) => words === '---';
  const fence = FENCE.exec(text)?.[1];
  if (fence !== undefined) {
    // An info string with a backtick is inline code.
    if (fence.startsWith('`') && text.slice(fence.length).includes('`')) return undefined;
    return (words) => words.startsWith(fence) && words.replaceAll(fence.charAt(0), '') === '';
  }
  if (text.startsWith('<!--') && !text.includes('-->')) return (words) => words.includes('-->');
  return undefined;
}

function lineOf(raw: string, number: number): Line {
  const words = raw.trimStart();
  const start = raw.length - words.length;
  const indent = [...raw.slice(0, start)].reduce((sum, one) => sum + (one === '\t' ? 4 : 1), 0);
  const line = (kind: Line['kind'], mark: number, more: Partial<Line> = {}): Line => {
    const rest = words.slice(mark);
    const text = rest.trim();
    const column = start + mark + (rest.length - rest.trimStart().length) + 1;
    return { number, indent, kind, level: 0, marker: '', text, column, ...more };
  };
  if (words.trimEnd() === '') return line('blank', 0);
  const hashes = indent < 4 ? HEADING.exec(words)?.[1] : undefined;
  if (hashes !== undefined) return line('heading', hashes.length, { level: hashes.length });
  const bullet = BULLET.exec(words)?.[1];
  if (bullet !== undefined) return line('item', 1, { marker: bullet });
  const ordered = ORDERED.exec(words);
  if (ordered !== null) return line('item', ordered[0].length, { marker: ordered[1] ?? '' });
  return line('text', 0);
}

/** The words without marks of emphasis and code, and without a heading's closing hashes. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\*\*|__|`/g, '')
    .replace(/(?<!#)#{1,6}$/, '')
    .trim();

/** A heading with the lines below it, to the next heading of its level or above. */
export interface Section {
  heading: Line;
  lines: readonly Line[];
}

/** Every section of a text, in the order in which they begin. Time grows with the text and its depth of at most six. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const ends = new Map<Line, number>();
  const open: Line[] = [];
  const shutFrom = (level: number, index: number) => {
    for (let last = open.at(-1); last !== undefined && last.level >= level; last = open.at(-1)) {
      ends.set(last, index);
      open.pop();
    }
  };
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'heading') continue;
    shutFrom(line.level, index);
    open.push(line);
  }
  shutFrom(0, lines.length);
  return lines.flatMap((line, index) =>
    line.kind === 'heading' ? [{ heading: line, lines: lines.slice(index + 1, ends.get(line)) }] : [],
  );
}
