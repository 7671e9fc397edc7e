import { isGreeting } from './greeting.ts';
import { type LineKind, lineKinds } from './line-kinds.ts';
import { plainQuote } from './quote-mark.ts';

/** Characters that are read; nobody types more, and what lies behind is taken for quoted. */
const READ_MAX = 200_000;

/** Lines after a quote that are taken for a signature, not for an answer, when the answer stood before it. */
const SIGNATURE_LINES_MAX = 6;

export interface TrimmedReply {
  /** What its author wrote. Answers between quoted lines keep the quotes that they answer, each marked with ">". */
  text: string;
  /** All the rest, as it came. */
  elided: string;
}

interface Line {
  /** Its place in the mail. */
  index: number;
  text: string;
  kind: LineKind;
}

/**
 * Cuts off what the author of a reply did not write for it: quotes and the lines that announce them, forwarded and
 * original mails, signatures under a rule, what telephones and mail programs add. Takes time in proportion to the text.
 */
export function trimReply(mail: string): TrimmedReply {
  const whole = mail.replace(/\r\n?/g, '\n');
  const raw = whole.slice(0, READ_MAX).split('\n');
  const kinds = lineKinds(raw);
  const lines = raw.map((text, index): Line => ({ index, text, kind: kinds[index] ?? 'text' }));
  const kept = trimEnds(STEPS.reduce((left, step) => step(left), lines));
  const text = kept.map((line) => (line.kind === 'quote' ? plainQuote(line.text) : line.text)).join('\n');
  const keptIndexes = new Set(kept.map((line) => line.index));
  const elided = raw.filter((_, index) => !keptIndexes.has(index)).join('\n') + whole.slice(READ_MAX);
  return { text: text.trim(), elided: elided.trim() };
}

const STEPS: readonly ((lines: Line[]) => Line[])[] = [
  (lines) => cutFrom(lines, ['delimiter']),
  (lines) => lines.filter((line) => line.kind !== 'signature'),
  (lines) => cutFrom(lines, ['original', 'head']),
  answerBelow,
  cutQuotesBelow,
  (lines) => lines.filter((line) => line.kind !== 'attribution'),
  withoutQuotesAtEnd,
];

/** Cuts at the first line of these kinds that has words of the author above it. */
function cutFrom(lines: Line[], kinds: readonly LineKind[]): Line[] {
  let written = false;
  for (const [i, line] of lines.entries()) {
    if (written && kinds.includes(line.kind)) return lines.slice(0, i);
    written ||= line.kind === 'text' && !isGreeting(line.text);
  }
  return lines;
}

/** An answer all below its quote: what stands after the last quoted line. */
function answerBelow(lines: Line[]): Line[] {
  const first = lines.findIndex((line) => line.kind === 'text');
  if (first < 0) return lines;
  const quotedAbove = lines.slice(0, first).some((line) => line.kind === 'attribution');
  const onlyText = lines.slice(first).every((line) => line.kind === 'text' || line.kind === 'empty');
  return quotedAbove && onlyText ? lines.slice(first) : lines;
}

/**
 * Cuts at each "On … wrote:", from the last to the first, that has the author's words above it and below it only
 * quotes and as few lines as a signature has. Where more follows, the author answered below or between the quotes.
 */
function cutQuotesBelow(lines: Line[]): Line[] {
  let left = lines;
  for (let i = lines.length - 1; i >= 0; i--) {
    if (lines[i]?.kind !== 'attribution' || lines[i - 1]?.kind === 'attribution') continue;
    if (hasWords(left.slice(0, i)) && endsWithQuote(left.slice(i))) left = left.slice(0, i);
  }
  return left;
}

function hasWords(lines: Line[]): boolean {
  return lines.some((line) => line.kind === 'text' && !isGreeting(line.text));
}

/** Whether a part that begins with "On … wrote:" holds no answer. */
function endsWithQuote(lines: Line[]): boolean {
  const firstText = lines.findIndex((line) => line.kind === 'text');
  if (firstText < 0) return true;
  const rest = lines.slice(firstText);
  if (rest.some((line) => line.kind !== 'text' && line.kind !== 'empty')) return false;
  const marked = lines.slice(0, firstText).some((line) => line.kind === 'quote');
  return !marked || rest.filter((line) => line.kind === 'text').length <= SIGNATURE_LINES_MAX;
}

function withoutQuotesAtEnd(lines: Line[]): Line[] {
  const last = lines.findLastIndex((line) => line.kind === 'text');
  return lines.slice(0, last + 1);
}

function trimEnds(lines: Line[]): Line[] {
  const first = lines.findIndex((line) => line.kind !== 'empty');
  return first < 0 ? [] : lines.slice(first);
}
