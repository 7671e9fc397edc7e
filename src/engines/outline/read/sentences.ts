/** A piece of a text by its place there, so that a quote is verbatim. */
export interface Span {
  start: number;
  end: number;
}

export interface Sentence extends Span {
  /** Hidden in a comment, or a note in brackets: set apart from the text around it. */
  isNote: boolean;
  /** A line of a letter that greets or takes leave. */
  isSalutation: boolean;
  /** A list with its heading: what an item means depends on the heading, so they stay together. */
  isList: boolean;
}

/** The tagger's time grows faster than its text: a longer sentence is read in pieces. */
export const SENTENCE_CHARS_MAX = 300;
const NOTE_CHARS_MIN = 20;
const WRAPPED_CHARS_MIN = 40;
const SALUTATION_WORDS_MAX = 5;
const SIGNATURE_CHARS_MAX = 80;

const BULLET = /^(?:[-*•·–—]|\(?(?:\d{1,3}[.)]|\d{1,2}(?:\.\d{1,2})+[.)]?)|[a-z]\)|[A-Z]{1,6}-?\d{1,4}[:.)])\s+/;
const HEADING_WORDS_MAX = 6;
const WORD_CHARS_MAX = 12;
/** An item that says by itself what it means: "The system shall …". */
const WHOLE_ITEM = /^\S+(?:\s+\S+){0,6}?\s+(?:must|shall|should|may|can|will|needs?|has to|have to)\b/i;
const LEAVES = /\b(?:regards|wishes|thanks|cheers|sincerely|yours|love)\b/i;
const FULL_STOP = /[.!?]/;
/** What a full stop does not end: "Dr.", "e.g.", "J.". */
const ABBREVIATION = /(?:^|[\s(])(?:\p{L}|\S{0,12}\.\S{0,12}|dr|mr|mrs|ms|st|vs|prof|approx|art|ca|inc|ltd|nr)$/iu;
const WIDE_STOP = /[。！？]/;

/** The sentences of a text. Lines of a list are sentences, a line that was wrapped goes on in the next. */
export function sentencesOf(text: string): Sentence[] {
  return parts(text).flatMap(({ start, end, isNote }) =>
    blocks(text, { start, end }).flatMap(({ isSalutation, isList, ...block }) => {
      const whole = isNote || isList || isSalutation;
      return (whole ? [block] : split(text, block)).map((span) => ({ ...span, isNote, isSalutation, isList }));
    }),
  );
}

/** Cuts comments and notes in brackets out of the text around them. */
function parts(text: string): (Span & { isNote: boolean })[] {
  const found: (Span & { isNote: boolean })[] = [];
  let at = 0;
  for (const note of notes(text)) {
    found.push({ start: at, end: note.start, isNote: false }, { ...note, isNote: true });
    at = note.end;
  }
  return [...found, { start: at, end: text.length, isNote: false }];
}

function notes(text: string): Span[] {
  const found: Span[] = [];
  for (let at = 0; at < text.length; at++) {
    const close = text.startsWith('<!--', at) ? '-->' : text[at] === '[' ? ']' : undefined;
    if (close === undefined) continue;
    const end = text.indexOf(close, at);
    // Without a closing mark here, there is none further on either.
    if (end === -1) break;
    if (end - at < NOTE_CHARS_MIN) continue;
    found.push({ start: at, end: end + close.length });
    at = end;
  }
  return found;
}

interface Line extends Span {
  isBullet: boolean;
}

interface Block extends Span {
  isSalutation: boolean;
  isList: boolean;
}

function blocks(text: string, span: Span): Block[] {
  const found: Block[] = [];
  const all = lines(text, span);
  let previous: Line | undefined;
  let isSignature = false;
  for (let at = 0; at < all.length; at++) {
    const line = all[at];
    if (line === undefined) break;
    const items = itemsUnder(text, all, at);
    const last = found.at(-1);
    if (line.start === line.end) {
      isSignature = false;
    } else if (items.length > 0) {
      found.push({ start: line.start, end: items.at(-1)?.end ?? line.end, isSalutation: false, isList: true });
      at += items.length;
    } else if (previous && last && !line.isBullet && goesOn(text, previous, line)) {
      last.end = line.end;
    } else {
      const isSalutation = !line.isBullet && greets(text.slice(line.start, line.end));
      const isSigned = isSignature && isShort(line);
      found.push({ start: line.start, end: line.end, isSalutation: isSalutation || isSigned, isList: false });
      isSignature ||= isSalutation && LEAVES.test(text.slice(line.start, line.end));
    }
    previous = line.start === line.end || items.length > 0 ? undefined : line;
  }
  return found;
}

/** The items of a list below its heading; none where the line is no heading, or where each item speaks for itself. */
function itemsUnder(text: string, all: readonly Line[], at: number): Line[] {
  const heading = all[at];
  if (heading === undefined || heading.isBullet || heading.start === heading.end) return [];
  const words = text.slice(heading.start, heading.end);
  let end = at + 1;
  while (all[end]?.isBullet) end++;
  const items = all.slice(at + 1, end);
  const isHeading = words.endsWith(':') || (words.split(/\s+/).length <= HEADING_WORDS_MAX && !/[.!?]$/.test(words));
  const isWhole = items.every((item) => WHOLE_ITEM.test(text.slice(item.start, item.end)));
  return isHeading && !isWhole ? items : [];
}

const isShort = ({ start, end }: Span): boolean => end - start <= SIGNATURE_CHARS_MAX;

/** "Dear all," and "Best wishes,": a few words on a line of their own that end in a comma. */
const greets = (line: string): boolean => line.endsWith(',') && line.split(/\s+/).length <= SALUTATION_WORDS_MAX;

/** True for a line that was wrapped: it is long, ends without a stop, and the next one begins small. */
const goesOn = (text: string, previous: Line, line: Line): boolean =>
  previous.end - previous.start >= WRAPPED_CHARS_MIN &&
  !/[.!?:;]/.test(text[previous.end - 1] ?? '') &&
  /\p{Ll}/u.test(text[line.start] ?? '');

function lines(text: string, { start, end }: Span): Line[] {
  const found: Line[] = [];
  for (let at = start; at <= end; ) {
    const stop = text.indexOf('\n', at);
    const next = stop === -1 || stop > end ? end : stop;
    found.push(trimmed(text, { start: at, end: next }));
    at = next + 1;
  }
  return found;
}

function trimmed(text: string, { start, end }: Span): Line {
  const line = text.slice(start, end);
  const from = start + (line.length - line.trimStart().length);
  const to = Math.max(from, end - (line.length - line.trimEnd().length));
  const bullet = BULLET.exec(text.slice(from, to))?.[0].length ?? 0;
  return { start: from + bullet, end: to, isBullet: bullet > 0 };
}

/** Sentences of a block: they end at a stop that a new beginning follows, and a long one is cut at a space. */
function split(text: string, { start, end }: Span): Span[] {
  const found: Span[] = [];
  let from = start;
  let space = start;
  for (let at = start; at < end; at++) {
    const sign = text[at] ?? '';
    if (/\s/.test(sign)) space = at;
    // A character of two units is never cut in two.
    const isLong = at - from >= SENTENCE_CHARS_MAX && !/[\udc00-\udfff]/.test(sign);
    if (!isLong && !WIDE_STOP.test(sign) && !(FULL_STOP.test(sign) && begins(text, at + 1, end))) continue;
    const cut = space > from ? space : at;
    const to = isLong ? cut : at + 1;
    found.push({ start: from, end: to });
    from = to;
  }
  return [...found, { start: from, end }].map((span) => tight(text, span)).filter((span) => span.end > span.start);
}

/** True where a sentence may begin: after white space, and behind a whole word ("e.g. this", "Dr. Who"). */
function begins(text: string, at: number, end: number): boolean {
  if (at >= end) return true;
  if (!/\s/.test(text[at] ?? '')) return false;
  return text[at - 1] !== '.' || !ABBREVIATION.test(text.slice(Math.max(0, at - WORD_CHARS_MAX), at - 1));
}

function tight(text: string, { start, end }: Span): Span {
  const { start: from, end: to } = trimmed(text, { start, end });
  return { start: from, end: to };
}
