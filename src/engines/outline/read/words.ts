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

/** The words of a sentence. */
export function wordsOf(sentence: string): Word[] {
  const found: { terms: Term[] }[] = nlp(sentence).json({ offset: true });
  return found.flatMap(({ terms }) =>
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

/** True for a word that denies or excepts something, so that the words beside it do not mean what they say alone. */
export const denies = ({ tags, normal }: Word): boolean => tags.has('Negative') || DENIALS.has(normal);

const DENIALS = new Set(
  'no not never nobody none nothing neither nor cannot without unless except excluding instead rather hardly nowhere'.split(
    ' ',
  ),
);
