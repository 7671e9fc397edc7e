import { type Act, actOf } from './act.ts';
import { clausesOf } from './clauses.ts';
import { type ClauseKind, kindOf } from './kind.ts';
import { type Language, languageOf } from './language.ts';
import { addressesMachine } from './machine.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { type Word, wordsOf } from './words.ts';

/** What the outline does with a piece of text. `unread` is not English, `machine` addresses whatever reads it. */
export type PieceKind = ClauseKind | 'question' | 'unread' | 'machine';

/** A verbatim piece of the idea or the context. */
export interface Piece {
  quote: string;
  kind: PieceKind;
  from: 'idea' | 'context';
  /** Who does what with what, as far as the rules can tell. */
  act: Act;
}

const ASKS = /^(?:can|could|would|will|may)\b/i;
const NO_ACT: Act = { actor: undefined, entity: undefined };

/** All pieces of a text, in its order. Each is judged by itself, so that moving a sentence changes no other. */
export function piecesOf(text: string, from: Piece['from']): Piece[] {
  const sentences = sentencesOf(text).map((sentence) => ({
    ...sentence,
    text: text.slice(sentence.start, sentence.end),
  }));
  const ownLanguage = languageOfMost(sentences.map((sentence) => sentence.text));
  return sentences.flatMap((sentence): Piece[] => {
    const found = languageOf(sentence.text);
    const isEnglish = (found === 'unknown' ? ownLanguage : found) !== 'other';
    if (sentence.isSalutation) return [{ quote: sentence.text, kind: 'aside', from, act: NO_ACT }];
    if (isEnglish) return wordsOf(spaced(sentence.text)).flatMap((words) => ofSentence(sentence, words, from));
    return [
      {
        quote: sentence.text,
        kind: addressesMachine(sentence.text, [], sentence.isNote) ? 'machine' : 'unread',
        from,
        act: NO_ACT,
      },
    ];
  });
}

function ofSentence(sentence: Sentence & { text: string }, words: readonly Word[], from: Piece['from']): Piece[] {
  const start = words[0]?.start ?? 0;
  const end = Math.max(start, ...words.map((word) => word.end + word.post.trimEnd().length));
  const whole = sentence.text.slice(start, end);
  const one = (kind: PieceKind): Piece[] => [{ quote: whole, kind, from, act: NO_ACT }];
  if (addressesMachine(whole, words, sentence.isNote)) return one('machine');
  if (whole.endsWith('?')) return one(ASKS.test(whole) ? 'ask' : 'question');
  return clausesOf(words).map((clause) => {
    const quote = sentence.text.slice(clause.start, clause.end).trim();
    return { quote, kind: kindOf(clause, quote), from, act: actOf(clause.words) };
  });
}

/** The language of most of a text: what a sentence is in that has no small words of its own. */
function languageOfMost(texts: readonly string[]): Language {
  const chars = (language: Language) =>
    texts.filter((text) => languageOf(text) === language).reduce((sum, text) => sum + text.length, 0);
  return chars('other') > chars('english') ? 'other' : 'english';
}

/** Each white space as one space: places stay, and the tagger sees no line break. */
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');
