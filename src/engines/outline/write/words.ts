import type { Reading } from '../read/brief.ts';

/** What every artefact of the outline begins with. */
export const MARK = 'Outline made by rules, without a model.';

const NAME_CHARS_MAX = 78;
/** A quote of this length, and what is said of it, fit into one text of an artefact. */
const QUOTE_CHARS_MAX = 3_500;
/** Five lists of this length, and what is said of them, fit into one text of an artefact. */
const LIST_CHARS_MAX = 680;

/** A quote in one line, between quotation marks that it cannot close: its own become plain ones. */
export const quoted = (quote: string, max = QUOTE_CHARS_MAX): string =>
  `“${clipped(oneLine(quote).replaceAll(/[“”]/g, '"'), max)}”`;

const oneLine = (quote: string): string => quote.replaceAll(/\s+/g, ' ').trim();

/** The author's words as a name: without a joining word in front, cut at a space, the cut shown. */
export function nameOf(quote: string): string {
  const line = oneLine(quote)
    .replace(/^(?:and|but|so|then|also|yet)\s+/i, '')
    .replace(/(?<![.,;:])[.,;:]+$/, '');
  return clipped(line.charAt(0).toUpperCase() + line.slice(1), NAME_CHARS_MAX);
}

/** The beginning of a text that is too long, cut at a space, the cut shown and a quote in it closed. */
export function clipped(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max - ' …”'.length);
  const space = room.lastIndexOf(' ');
  // In the middle of a very long word, and never of a character.
  const kept = space > max / 4 ? room.slice(0, space) : room.replace(/[\ud800-\udbff]$/, '');
  const isOpen = kept.lastIndexOf('“') > kept.lastIndexOf('”');
  return `${kept.trimEnd()} …${isOpen ? '”' : ''}`;
}

/** Quotes one after another, and how many more there are. */
export function listed(quotes: readonly string[], max = LIST_CHARS_MAX): string {
  const { shown, more } = fitting(
    quotes.map((quote) => quoted(quote, max / 2)),
    max,
  );
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
}

/** The first of the lines that fit, and how many are left. */
export function fitting(lines: readonly string[], max: number): { shown: string[]; more: number } {
  let room = max;
  const end = lines.findIndex((line) => {
    room -= line.length + ', '.length;
    return room < 0;
  });
  const shown = lines.slice(0, end === -1 ? lines.length : end);
  return { shown, more: lines.length - shown.length };
}

/** What the outline left aside, in sentences; empty when there is nothing. */
export function leftAside({ asides, unread, questions, quarantined, beyond }: Reading): string {
  return sentences(
    questions.length === 0 ? '' : `The author asks: ${listed(questions)}.`,
    unread.length === 0 ? '' : `Not read, because the rules read English only: ${listed(unread)}.`,
    asides.length === 0 ? '' : `Background, or not understood: ${listed(asides)}.`,
    quarantined.length === 0
      ? ''
      : `Set aside because it addresses a machine: ${counted(quarantined.length, 'sentence')}.`,
    beyond === 0 ? '' : `${counted(beyond, 'more demand')} did not fit into the outline: split the idea.`,
  );
}

/** What the author asks for, or where nothing is asked for, states. */
export const wishTitle = ({ wishes }: Reading): string =>
  wishes.some(({ kind }) => kind === 'ask')
    ? 'The author asks for'
    : 'The rules found nothing asked for outright. The author states';

/** What is ruled out for certain, in a sentence. */
export const ruledOutSentence = ({ ruledOut }: Reading): string =>
  ruledOut.length === 0 ? '' : `Ruled out, in the author's words: ${listed(ruledOut)}.`;

/** What the rules do not sort, in a sentence. */
export const keptSentence = ({ kept }: Reading): string =>
  kept.length === 0 ? '' : `The author also says, which the rules do not sort: ${listed(kept)}.`;

export const counted = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? '' : 's'}`;

/** Sentences as one text, the empty ones left out. */
export const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
