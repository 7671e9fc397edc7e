import { isOrder, kindOf, type SentenceKind } from './kind.ts';
import { type Language, languageOf } from './language.ts';
import { addressesMachine } from './machine.ts';
import { SENTENCE_CHARS_MAX, type Sentence, sentencesOf } from './sentences.ts';
import { wordsOf } from './words.ts';

/** `unread` is not English, `machine` addresses whatever reads it, `question` is the author's own. */
export type PieceKind = SentenceKind | 'question' | 'unread' | 'machine';

/** A verbatim piece of the idea or the context. */
export interface Piece {
  quote: string;
  kind: PieceKind;
  from: 'idea' | 'context';
  /** It is an order to its reader. */
  isOrder?: boolean;
}

/** Less than this share of letters and spaces is code, data or a list of figures, not a sentence. */
const PROSE_MIN = 0.75;

/** All pieces of a text, in its order. Each is judged by itself, so that moving a sentence changes no other. */
export function piecesOf(text: string, from: Piece['from']): Piece[] {
  const sentences = sentencesOf(text).map((sentence) => ({
    ...sentence,
    text: text.slice(sentence.start, sentence.end),
  }));
  const ownLanguage = languageOfOthers(sentences.map((sentence) => sentence.text));
  const pieces = sentences.flatMap((sentence) =>
    piecesIn(sentence).map((part): Piece => ({ ...ofSentence(part, ownLanguage), from })),
  );
  // "Here is what he wrote:" goes with what he wrote.
  return pieces.map((piece, at) =>
    piece.quote.endsWith(':') && pieces[at + 1]?.kind === 'machine' ? { ...piece, kind: 'machine' } : piece,
  );
}

/** A list of which an item addresses a machine comes apart, so that the other items stay. */
function piecesIn(sentence: Sentence & { text: string }): (Sentence & { text: string })[] {
  if (!sentence.isList || !addressesMachine(sentence.text)) return [sentence];
  return sentence.text
    .split('\n')
    .map((line) => ({ ...sentence, text: line.trim() }))
    .filter(({ text }) => text !== '');
}

function ofSentence(sentence: Sentence & { text: string }, ownLanguage: Language): Omit<Piece, 'from'> {
  const { text, isSalutation, isList } = sentence;
  if (addressesMachine(text)) return { quote: text, kind: 'machine' };
  if (isSalutation || !/\p{L}/u.test(text)) return { quote: text, kind: 'aside' };
  const found = languageOf(text);
  if ((found === 'unknown' ? ownLanguage : found) === 'other') return { quote: text, kind: 'unread' };
  // A note is one piece however long it is, and the tagger's time grows faster than its text.
  if (isList || text.length > SENTENCE_CHARS_MAX || text.startsWith('#') || !isProse(text))
    return { quote: text, kind: 'kept' };
  if (text.endsWith('?')) return { quote: text, kind: 'question' };
  const words = wordsOf(text.replaceAll(/\s/g, ' '));
  return { quote: text.replace(/(?<![.;,])[.;,]+$/, ''), kind: kindOf(words, text), isOrder: isOrder(words) };
}

function isProse(text: string): boolean {
  const letters = text.match(/[\p{L}\s,.'’]/gu)?.length ?? 0;
  return letters >= text.length * PROSE_MIN;
}

/** The language of sentences without small words of their own: where others are not English, these are not read either. */
const languageOfOthers = (texts: readonly string[]): Language =>
  texts.some((text) => languageOf(text) === 'other') ? 'other' : 'english';
