import type { Reading } from '../read/brief.ts';

/** What every artefact of the outline begins with. */
export const MARK = 'Outline made by rules, without a model.';

const NAME_CHARS_MAX = 76;
const LIST_CHARS_MAX = 900;

/** A quote in one line, between quotation marks that it cannot close: its own become plain ones. */
export const quoted = (quote: string): string => `“${oneLine(quote).replaceAll(/[“”]/g, '"')}”`;

const oneLine = (quote: string): string => quote.replaceAll(/\s+/g, ' ').trim();

/** The author's words as a name: without a joining word in front, cut at a space, the cut shown. */
export function nameOf(quote: string): string {
  const line = oneLine(quote)
    .replace(/^(?:and|but|so|then|also|yet)\s+/i, '')
    .replace(/[.,;:]+$/, '');
  const name = line.charAt(0).toUpperCase() + line.slice(1);
  if (name.length <= NAME_CHARS_MAX) return name;
  const cut = name.slice(0, NAME_CHARS_MAX);
  const space = cut.lastIndexOf(' ');
  return `${space > 20 ? cut.slice(0, space) : [...cut].slice(0, -1).join('')} …`;
}

/** Quotes one after another, and how many more there are. */
export function listed(quotes: readonly string[]): string {
  const shown: string[] = [];
  let chars = 0;
  for (const quote of quotes) {
    chars += quote.length;
    if (chars > LIST_CHARS_MAX && shown.length > 0) break;
    shown.push(quoted(quote));
  }
  const more = quotes.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
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
