import { contactBlockStart } from './contact-block.ts';
import { isDisclaimer } from './disclaimer.ts';
import { isGreeting } from './greeting.ts';
import type { LineKind } from './line-kind.ts';
import { lineKinds } from './line-kinds.ts';
import { plainQuote } from './quote-mark.ts';

/** What is read; nobody types more for an answer, and what lies behind is taken for quoted. */
const CHARACTERS_MAX = 200_000;
const LINES_MAX = 5000;

/** Lines after a quote that are taken for a signature, not for an answer, when the answer stood before it. */
const SIGNATURE_LINES_MAX = 6;

const DISCLAIMERS_MAX = 5;

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
  const raw = whole.slice(0, CHARACTERS_MAX).split('\n', LINES_MAX);
  const kinds = lineKinds(raw);
  const lines = raw.map((text, index): Line => ({ index, text, kind: kinds[index] ?? 'text' }));
  const kept = trimEnds(STEPS.reduce((left, step) => step(left), lines));
  const text = kept.map((line) => (line.kind === 'quote' ? plainQuote(line.text) : line.text)).join('\n');
  const keptIndexes = new Set(kept.map((line) => line.index));
  const cut = raw.filter((_, index) => !keptIndexes.has(index)).join('\n');
  const unread = whole.slice(raw.reduce((length, line) => length + line.length + 1, -1));
  return { text: text.trim(), elided: (cut + unread).trim() };
}

const STEPS: readonly ((lines: Line[]) => Line[])[] = [
  cutAtRule,
  (lines) => lines.filter((line) => line.kind !== 'signature'),
  cutOriginal,
  answerBelow,
  cutQuotesBelow,
  (lines) => lines.filter((line) => line.kind !== 'attribution'),
  withoutQuotesAtEnd,
  withoutDisclaimers,
  (lines) => lines.slice(0, contactBlockStart(lines.map((line) => line.text))),
];

/** Cuts at the first rule that has words above it; rules above all words go. */
function cutAtRule(lines: Line[]): Line[] {
  const first = lines.findIndex((line) => line.kind === 'text');
  const rule = lines.findIndex((line, i) => line.kind === 'delimiter' && i > first && first >= 0);
  return lines.slice(0, rule < 0 ? undefined : rule).filter((line) => line.kind !== 'delimiter');
}

/**
 * Cuts at the head of another mail. Where nothing stands above the first one, quotes below it and text below those are
 * an answer at the end; without quotes all of it is the other mail.
 */
function cutOriginal(lines: Line[]): Line[] {
  const at = lines.findIndex((line) => line.kind === 'original' || line.kind === 'head');
  if (at < 0) return lines;
  const lastQuote = lines.findLastIndex((line) => line.kind === 'quote');
  const answered = lastQuote > at && lines.slice(lastQuote).some((line) => line.kind === 'text');
  if (lines.slice(0, at).some((line) => line.kind === 'text') || !answered) return lines.slice(0, at);
  return lines.slice(lines.findIndex((line, i) => i > at && line.kind === 'quote'));
}

/** An answer all below its quote: what stands after the last quoted line. */
function answerBelow(lines: Line[]): Line[] {
  const first = lines.findIndex((line) => line.kind === 'text');
  if (first < 0) return lines;
  const announced = lines.slice(0, first).some((line) => line.kind === 'attribution');
  const onlyText = lines.slice(first).every((line) => line.kind === 'text' || line.kind === 'empty');
  return announced && onlyText ? lines.slice(first) : lines;
}

/**
 * Cuts at each "On … wrote:", from the last to the first, that has the author's words above it and below it only
 * quotes and as few lines as a signature has. Where more follows, the author answered below or between the quotes.
 */
function cutQuotesBelow(lines: Line[]): Line[] {
  let left = lines;
  for (let i = lines.length - 1; i >= 0; i--) {
    if (lines[i]?.kind !== 'attribution' || lines[i - 1]?.kind === 'attribution') continue;
    if (holdsNoAnswer(left.slice(i), left.slice(0, i))) left = left.slice(0, i);
  }
  return left;
}

/** Whether what begins with "On … wrote:" is only what was written before, seen with what stands above it. */
function holdsNoAnswer(below: Line[], above: Line[]): boolean {
  const written = above.filter((line) => line.kind === 'text');
  const firstText = below.findIndex((line) => line.kind === 'text');
  if (firstText < 0 || written.length === 0) return written.length > 0;
  const rest = below.slice(firstText);
  if (rest.some((line) => line.kind !== 'text' && line.kind !== 'empty')) return false;
  if (!below.slice(0, firstText).some((line) => line.kind === 'quote')) return true;
  // "Hi Ada," above a quote, and the answer below it.
  if (written.every((line) => isGreeting(line.text))) return false;
  return rest.filter((line) => line.kind === 'text').length <= SIGNATURE_LINES_MAX;
}

function withoutQuotesAtEnd(lines: Line[]): Line[] {
  const last = lines.findLastIndex((line) => line.kind === 'text');
  return lines.slice(0, last + 1);
}

/** Takes paragraphs of legal text off the end, as long as another one is left. */
function withoutDisclaimers(lines: Line[]): Line[] {
  let left = lines;
  for (let i = 0; i < DISCLAIMERS_MAX; i++) {
    const gap = left.findLastIndex((line) => line.kind === 'empty');
    const paragraph = left.slice(gap + 1);
    if (gap < 0 || !isDisclaimer(paragraph.map((line) => line.text).join('\n'))) return left;
    left = withoutQuotesAtEnd(left.slice(0, gap));
  }
  return left;
}

function trimEnds(lines: Line[]): Line[] {
  const first = lines.findIndex((line) => line.kind !== 'empty');
  return first < 0 ? [] : lines.slice(first);
}
