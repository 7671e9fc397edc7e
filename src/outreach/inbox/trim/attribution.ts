import { QUOTING, STARTS_WITH_DATE, WROTE_ANYWHERE, WROTE_AT_END } from './attribution-words.ts';
import { isQuote } from './quote-mark.ts';

/** Lines that one attribution may be folded over. */
const LINES_MAX = 5;
const CHARACTERS_MAX = 400;
const CERTAIN = 3;

/** "---- On Wed, 03 Feb 2016 Ada wrote ----", "--- Ada schrieb am 3.2.2016 ---". */
const DASHED = new RegExp(`^-{2,}.{0,200}(?:${WROTE_ANYWHERE.source}).{0,100}-{2,}$`, 'iu');

/** Yahoo's telephones begin the quote on the line that announces it: "On … <ada@example.com> wrote:   Hi Bob,". */
const RUN_ON = /(@[^\s<>]{1,200}>\s?(?:\p{L}{1,20}\s?){1,3}:)\s{2,}\S.*/u;

/** Supercite: >>>>> "AL" == Ada Lovelace <ada@example.com> writes: */
const ALIAS = /^>+ "[^"]{1,60}" == .{1,200} writes:$/;

/**
 * How many lines up to and including `end` say who wrote the quote that follows ("On … wrote:"), folded or not; 0 when
 * that line ends no such thing. Of the ways to read it the one with the nearest proper beginning wins, so that the
 * author's last line is not taken along.
 */
export function attributionEndingAt(lines: readonly string[], end: number): number {
  const last = bare(lines[end] ?? '').replace(RUN_ON, '$1');
  if (!couldEnd(last)) return DASHED.test((lines[end] ?? '').slice(0, CHARACTERS_MAX)) ? 1 : 0;
  if (ALIAS.test(last)) return 1;
  const quoteFollows = isQuote(nextFilled(lines, end));
  let best = { found: 0, size: 0, email: false };
  let joined = last;
  for (let size = 1; size <= LINES_MAX && best.found < CERTAIN; size++) {
    if (size > 1) {
      const line = bare(lines[end - size + 1] ?? '');
      // Some programs leave an empty line between the address and its "wrote:".
      if (line === '' && size === 2 && joined.length <= 25 && WROTE_AT_END.test(joined)) continue;
      if (line === '' || isQuote(line) || endsSentence(line)) break;
      joined = `${line} ${joined}`;
    }
    const found = certainty(joined, quoteFollows);
    if (found > best.found) best = { found, size, email: joined.includes('@') };
  }
  const above = bare(lines[end - best.size] ?? '');
  const senderAbove = best.size > 0 && !best.email && /^[^<>@]{0,80}<[^<>@\s]+@[^<>@\s]+>[^<>]{0,80}$/.test(above);
  return senderAbove && !isQuote(above) ? best.size + 1 : best.size;
}

/** Whether the last line of an attribution looks like this. ">:" is the end of an address, folded. */
function couldEnd(line: string): boolean {
  if (isQuote(line)) return /^>[^<>]{0,40}[:：]$/.test(line) || ALIAS.test(line);
  return /[:：]$/.test(line) || WROTE_AT_END.test(line);
}

/** How surely one line announces a quote: 0 not at all, up to CERTAIN when it begins as such lines do. */
function certainty(line: string, quoteFollows: boolean): number {
  // A name or a date stands on the line above an address that begins a line.
  if (line.length > CHARACTERS_MAX || !isBalanced(line) || /^[<(][^<>()]*@/.test(line)) return 0;
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
  return email && date && time ? 2 : 0;
}

/**
 * A line without what programs and people put around it (stars, dashes, marks of writing direction), its digits as
 * ASCII has them; empty when it is longer than any such line.
 */
function bare(line: string): string {
  if (line.length > CHARACTERS_MAX) return '';
  return line
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/^[\s*_-]+|(?<![\s*_-])[\s*_-]+$/g, '');
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
