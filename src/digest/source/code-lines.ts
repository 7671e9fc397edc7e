import type { CommentStyle } from '../languages.ts';

/** A line of code without its comments. */
export interface CodeLine {
  text: string;
  /** Whether it begins inside of a text of several lines. */
  isInText: boolean;
}

/** Longer lines were written by a program. */
const LINE_CHARS_MAX = 400;

/** Tests of a file can stand at its end. */
const TESTS_BELOW = /^#\[cfg\(test\)\]\r?\n(?:#\[[^\n]{0,200}\n){0,4}(?:pub )?mod /m;

/** How a comment of one line begins, by style. */
const LINE_COMMENT = { slashes: '//', hash: '#', dashes: '--', none: undefined } as const;
const HAS_BLOCKS: ReadonlySet<CommentStyle> = new Set(['slashes', 'dashes']);

/**
 * The lines of a source file without comments and, where comments begin with `#`, without texts that stand alone, which are
 * its documentation. Knows quotes of one line, of several, and nothing else of a language.
 */
export function codeLines(source: string, style: CommentStyle): CodeLine[] {
  const reader = new Reader(style);
  const own = source.split(TESTS_BELOW, 1)[0] ?? '';
  return own.split('\n').map((line) => reader.read(line.length > LINE_CHARS_MAX ? '' : line.replace(/\r$/, '')));
}

/** What a line ends in, and the next one begins in: a comment, a text, or the sign that closes it. */
class Reader {
  readonly #style: CommentStyle;
  /** What closes the text or the comment that is open. */
  #closing: string | undefined;
  /** Whether what is open is left out. */
  #isDropped = false;

  constructor(style: CommentStyle) {
    this.#style = style;
  }

  read(line: string): CodeLine {
    const isInText = this.#closing !== undefined;
    let kept = '';
    let at = 0;
    while (at < line.length) {
      if (this.#closing !== undefined) {
        const close = line.indexOf(this.#closing, at);
        const end = close < 0 ? line.length : close + this.#closing.length;
        if (!this.#isDropped) kept += line.slice(at, end);
        if (close >= 0) this.#closing = undefined;
        at = end;
        continue;
      }
      const opened = this.#open(line, at, kept);
      if (opened === 'rest') break;
      if (opened === undefined) kept += line.charAt(at);
      else if (!opened.isDropped) kept += opened.text;
      at += opened?.text.length ?? 1;
    }
    return { text: kept.trimEnd(), isInText };
  }

  /** What begins here: a comment to the end of the line, a text or a comment of several lines, or a text of this line. */
  #open(line: string, at: number, before: string): 'rest' | { text: string; isDropped: boolean } | undefined {
    const sign = line.charAt(at);
    const comment = LINE_COMMENT[this.#style];
    if (comment !== undefined && line.startsWith(comment, at) && isComment(line, at, this.#style)) return 'rest';
    if (sign === '/' && HAS_BLOCKS.has(this.#style) && line.startsWith('/*', at)) return this.#begin('/*', '*/', true);
    const triple = this.#style === 'hash' && (line.startsWith('"""', at) || line.startsWith("'''", at));
    if (triple) return this.#begin(line.slice(at, at + 3), line.slice(at, at + 3), before.trim() === '');
    if (sign === '`' && this.#style === 'slashes') return this.#begin('`', '`', false);
    if (sign !== '"' && sign !== "'") return undefined;
    return { text: line.slice(at, endOfText(line, at, sign)), isDropped: false };
  }

  #begin(text: string, closing: string, isDropped: boolean) {
    this.#closing = closing;
    this.#isDropped = isDropped;
    return { text, isDropped };
  }
}

/** `#[get("/")]` and `#{name}` are no comments. */
const isComment = (line: string, at: number, style: CommentStyle): boolean =>
  style !== 'hash' || !'[{'.includes(line.charAt(at + 1) || ' ');

/** Where a text of one line ends; the sign alone where it does not. */
function endOfText(line: string, at: number, quote: string): number {
  for (let end = at + 1; end < line.length; end += 1) {
    if (line.charAt(end) === '\\') end += 1;
    else if (line.charAt(end) === quote) return end + 1;
  }
  return at + 1;
}
