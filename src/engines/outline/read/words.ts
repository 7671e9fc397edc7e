import nlp from 'compromise/two';

/** A word of a sentence, with what the tagger says of it. `start` and `end` are places in the sentence. */
export interface Word {
  /** As it is written; empty for the hidden part of a contraction ("don't" is "don't" and a hidden "not"). */
  text: string;
  /** In small letters, contractions undone. */
  normal: string;
  /** Punctuation and spaces behind it. */
  post: string;
  tags: ReadonlySet<string>;
  start: number;
  end: number;
}

interface Term {
  text: string;
  normal: string;
  implicit?: string;
  post: string;
  tags: string[];
  offset: { start: number; length: number };
}

/** The sentences of a line, each as its words. */
export function wordsOf(line: string): Word[][] {
  const sentences: { terms: Term[] }[] = nlp(line).json({ offset: true });
  return sentences.map(({ terms }) =>
    terms.map(({ text, normal, implicit, post, tags, offset }) => ({
      text,
      normal: implicit ?? normal,
      post,
      tags: new Set(tags),
      start: offset.start,
      end: offset.start + offset.length,
    })),
  );
}

export const isVerb = ({ tags }: Word): boolean => tags.has('Verb') && !tags.has('Gerund');
export const isNegative = ({ tags, normal }: Word): boolean => tags.has('Negative') || NEGATIVE.has(normal);
export const isNominal = ({ tags }: Word): boolean =>
  tags.has('Noun') || tags.has('Pronoun') || tags.has('Determiner') || tags.has('Adjective') || tags.has('Value');

const NEGATIVE = new Set(['no', 'not', 'never', 'nobody', 'none', 'nothing', 'neither', 'nor', 'cannot']);
