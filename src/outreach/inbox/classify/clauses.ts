import { foldText } from './fold.ts';

/** A stretch of a sentence between commas: its words, folded, and marks such as `@mail` for what is no word. */
export type Clause = readonly string[];

/** What stands between two full stops. */
export interface Sentence {
  clauses: readonly Clause[];
  /** Whether it ends with a question mark. */
  asks: boolean;
  /** Whether it ends with an exclamation mark. */
  exclaims: boolean;
}

/** Words that are read: what stands behind is looked at by nobody. */
const WORDS_MAX = 20_000;
const PIECE_CHARS_MAX = 300;

const BOOKING =
  /calendly|cal\.com|savvycal|hubspot\.com\/meetings|meetings\.|calendar\.(app\.)?google|zcal|youcanbook|doodle\.com|bookings|tidycal|koalendar|zoom\.us|meet\.google|teams\.microsoft/;
const TIME = /^\(?\d{1,2}([:.h]\d{2})?(h|am|pm|uhr)$|^\(?\d{1,2}[:h]\d{2}('\p{L}{1,4})?$/u;
const DATE = /^\d{1,2}[./-]\d{1,2}([./-](\d{2}|\d{4})?)?$|^\d{4}-\d{2}-\d{2}$/;
const PHONE = /^\+?\(?\d[\d()/-]{6,}$/;
// One letter each for scripts that write no spaces; words with inner apostrophes elsewhere.
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|[.!?;:,()|。！？、，；：…–—]|'/gu;
const ENDINGS = new Set(['t', 's', 'm', 're', 've', 'll', 'd']);

/** The sentences of a text in the order they stand, with their clauses. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let clauses: string[][] = [];
  let clause: string[] = [];
  const endClause = () => {
    if (clause.length > 0) clauses.push(clause);
    clause = [];
  };
  const endSentence = (mark: string) => {
    endClause();
    if (clauses.length > 0) sentences.push({ clauses, asks: mark === '?', exclaims: mark === '!' });
    clauses = [];
  };
  for (const token of tokensOf(text)) {
    if (/^[.!?。！？…\n]$/.test(token)) endSentence(token.replace('？', '?').replace('！', '!'));
    else if (/^[;:,()|、，；：–—]$/.test(token)) endClause();
    else clause.push(token);
  }
  endSentence('');
  return sentences;
}

/** Words, marks, punctuation and line ends, folded, in order. */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  const lines = foldText(text).split('\n');
  for (const [index, line] of lines.entries()) {
    for (const piece of line.split(/\s+/)) {
      if (piece !== '') pushPiece(tokens, piece.slice(0, PIECE_CHARS_MAX));
      if (tokens.length > WORDS_MAX) return tokens;
    }
    if (endsSentence(line, lines[index + 1])) tokens.push('\n');
  }
  return joinSpelt(tokens);
}

/** A line that was broken only because it was full goes on in the next. */
function endsSentence(line: string, next: string | undefined): boolean {
  return next === undefined || line.trim().length < 50 || !/^\s*\p{L}/u.test(next);
}

function pushPiece(tokens: string[], piece: string): void {
  const mark = markOf(piece.replace(/^[<("'[]+|(?<![>)"'\],.;!?])[>)"'\],.;!?]+$/g, ''));
  if (mark !== null) {
    tokens.push(mark);
    const last = piece.at(-1) ?? '';
    if (/[,.;!?]/.test(last)) tokens.push(last);
    return;
  }
  let elided = false;
  for (const [word] of piece.matchAll(WORD)) {
    if (word === "'") {
      elided = true;
      continue;
    }
    const before = tokens.at(-1);
    if (elided && before !== undefined && ENDINGS.has(word)) tokens[tokens.length - 1] = before + word;
    else tokens.push(word);
    elided = false;
  }
}

/** What a piece is when it is no word: a link, an address, a time, a date, a number to ring, a name of a machine's making. */
function markOf(piece: string): string | null {
  const at = piece.indexOf('@');
  if (at > 0 && piece.indexOf('.', at) > at + 1) return '@mail';
  if (/^(https?:|www\.)/.test(piece) || BOOKING.test(piece)) return BOOKING.test(piece) ? '@booking' : '@link';
  if (TIME.test(piece)) return '@time';
  if (DATE.test(piece)) return '@date';
  if (PHONE.test(piece)) return '@phone';
  if (/^[a-z]+_[a-z_]+$/.test(piece)) return '@label';
  return null;
}

/** `s t o p` and `u.n.s.u.b` are one word: four single letters or more in a row. */
function joinSpelt(tokens: string[]): string[] {
  const joined: string[] = [];
  let run: string[] = [];
  let held: string[] = [];
  const flush = () => {
    if (run.length >= 4) joined.push(run.join(''));
    else joined.push(...held);
    run = [];
    held = [];
  };
  for (const token of tokens) {
    const letter = /^[a-z]$/.test(token);
    const dot = /^[.,]$/.test(token) && run.length > 0 && held.at(-1) !== token;
    if (!letter && !dot) flush();
    if (letter) run.push(token);
    if (letter || dot) held.push(token);
    else joined.push(token);
  }
  flush();
  return joined;
}
