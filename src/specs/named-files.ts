import type { Line } from './markdown.ts';
import type { NamedFile } from './model.ts';

const PATH_MAX = 300;
const SENTENCE_MAX = 300;
const CODE = /`([^`\n]{1,300})`/g;
const WORD = /\S{1,300}/g;
/** What may stand around a path in a sentence. */
const EDGES = /^["'(<[*]{1,3}|["')>\]}.,;:!?*]{1,4}$/g;
const SEGMENT = /^[\p{L}\d@._+()[\]-]{1,120}$/u;
const LAST = /^[\p{L}\d@_+()[\]-][\p{L}\d@._+()[\]-]{0,100}\.[A-Za-z][A-Za-z\d]{0,7}$/u;
/** `:12` or `#L12` after a path: a line in it. */
const PLACE_IN_FILE = /(?::\d{1,6}(?:-\d{1,6})?|#L\d{1,6}(?:-L\d{1,6})?)$/;

/**
 * The files that a line names, by a path with a folder. A path in backticks may be a whole span or a word of it: a
 * command names its files too.
 */
export function namedFiles(file: string, line: Line): NamedFile[] {
  const found = new Map<string, NamedFile>();
  const add = (word: string, at: number) => {
    const path = asPath(word);
    if (path === undefined || found.has(path)) return;
    const sentence = sentenceAt(line.text, at);
    found.set(path, { path, sentence, place: { file, line: line.number, column: line.column + at } });
  };
  for (const code of line.text.matchAll(CODE)) if (!/\s/.test(code[1] ?? '')) add(code[1] ?? '', code.index + 1);
  const prose = line.text.replaceAll(CODE, (code) => ' '.repeat(code.length));
  for (const word of prose.matchAll(WORD)) add(word[0], word.index);
  return [...found.values()];
}

/** The sentence around a position: to the full stop, the line's ends, or as far as is looked. */
function sentenceAt(line: string, position: number): string {
  const from = Math.max(0, position - SENTENCE_MAX);
  const text = line.slice(from, position + SENTENCE_MAX);
  const at = position - from;
  const start = text.lastIndexOf('. ', at);
  const end = text.indexOf('. ', at);
  return text.slice(start < 0 ? 0 : start + 2, end < 0 ? undefined : end);
}

/** A word as a path to a file inside the repository; undefined for everything else. */
export function asPath(word: string): string | undefined {
  if (word.length > PATH_MAX) return undefined;
  const path = word
    .replaceAll(EDGES, '')

    .replace(PLACE_IN_FILE, '')
    .replace(/^[.@]\//, '');
  const segments = path.split('/');
  const last = segments.at(-1) ?? '';
  if (segments.length < 2 || !LAST.test(last)) return undefined;
  if (!segments.every((one) => SEGMENT.test(one) && !/^\.{1,3}$/.test(one))) return undefined;
  // `React/Next.js` and `index.html/app.js` are lists of names.
  return segments.slice(0, -1).some((one) => LAST.test(one) && !one.startsWith('.')) ? undefined : path;
}
