import { QUOTING, STARTS_WITH_DATE, WROTE_ANYWHERE, WROTE_AT_END } from './attribution-words.ts';
import { isQuote } from './quote-mark.ts';

/** Lines that one attribution may be folded over. */
const LINES_MAX = 5;
const CHARACTERS_MAX = 400;
const CERTAIN = 3;

/**
 * How many lines up to and including `end` say who wrote the quote that follows ("On … wrote:"), folded or not; 0 when
 * that line ends no such thing. Of the ways to read it the one with the nearest proper beginning wins, so that the
 * author's last line is not taken along.
 */
export function attributionEndingAt(lines: readonly string[], end: number): number {
  const last = bare(lines[end] ?? '');
  if (last.length > CHARACTERS_MAX || !couldEnd(last)) return 0;
  const quoteFollows = isQuote(nextFilled(lines, end));
  let best = 0;
  let lineCount = 0;
  let joined = '';
  for (let size = 1; size <= LINES_MAX && best < CERTAIN; size++) {
    const line = bare(lines[end - size + 1] ?? '');
    if (line === '' || (size > 1 && (isQuote(line) || endsSentence(line)))) break;
    joined = size === 1 ? line : `${line} ${joined}`;
    if (joined.length > CHARACTERS_MAX) break;
    const found = certainty(joined, quoteFollows);
    if (found > best) [best, lineCount] = [found, size];
  }
  return lineCount;
}

/** Whether the last line of an attribution looks like this. ">:" is the end of an address, folded. */
function couldEnd(line: string): boolean {
  if (isQuote(line)) return /^>[^<>]{0,40}[:：]$/.test(line);
  return /[:：]$/.test(line) || WROTE_AT_END.test(line);
}

/** How surely one line announces a quote: 0 not at all, up to CERTAIN when it begins as such lines do. */
function certainty(line: string, quoteFollows: boolean): number {
  if (!isBalanced(line)) return 0;
  const colon = /[:：]$/.test(line);
  const wroteLast = WROTE_AT_END.test(line);
  const email = line.includes('@');
  const time = /\d{1,2}\s?[:.h時时시]\s?\d{2}/.test(line);
  const date = /\b(?:19|20)\d\d\b|\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d年|\d년/.test(line);
  if (QUOTING.test(line) && colon) return CERTAIN;
  if (STARTS_WITH_DATE.test(line)) {
    if (wroteLast && (colon || email || quoteFollows)) return CERTAIN;
    if (colon && email && (time || date)) return CERTAIN;
    if (colon && WROTE_ANYWHERE.test(line) && (email || quoteFollows || (date && time))) return CERTAIN;
  }
  if (!colon) return 0;
  if (WROTE_ANYWHERE.test(line) && (email || (date && time))) return 2;
  if (quoteFollows && (wroteLast || email || (date && time))) return 1;
  return email && date && time ? 1 : 0;
}

/** A line without what programs and people put around it: stars, dashes, marks of writing direction. */
function bare(line: string): string {
  return line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').replace(/^[\s*_-]+|[\s*_-]+$/g, '');
}

/** Whether every "<" has its ">": a line that begins within an address is no beginning. */
function isBalanced(line: string): boolean {
  return line.split('<').length === line.split('>').length;
}

function endsSentence(line: string): boolean {
  return /\p{L}{4}["”’)]?[.!?…]+$|[!?。！？]$/u.test(line);
}

function nextFilled(lines: readonly string[], from: number): string {
  for (let i = from + 1; i < Math.min(lines.length, from + 4); i++) if (lines[i]?.trim()) return lines[i] ?? '';
  return '';
}
