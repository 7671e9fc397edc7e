import { type Clause, type Sentence, sentencesOf } from './clauses.ts';
import { type Concept, matchAt, type Reader, readerOf } from './concepts.ts';
import { languageFinder } from './languages.ts';
import { shared } from './lexicon/shared.ts';
import { LEXICONS } from './lexicons.ts';

/** What a clause says: its concepts in order, without those that say nothing. */
export interface ReadClause {
  concepts: readonly Concept[];
  words: Clause;
}

export interface ReadSentence {
  clauses: readonly ReadClause[];
  asks: boolean;
  exclaims: boolean;
  /** The lexicon it was read with, by its place among them. */
  language: number;
}

/** Reads a text into sentences that say something. */
export type ReadText = (text: string) => ReadSentence[];

/** What a language that knows the whole message better counts against one that knows a sentence better. */
const MESSAGE_COUNTS = 0.6;

/** Makes a reading of texts, to be kept: a lexicon is made ready when its language is first met. */
export function makeReading(): ReadText {
  const languagesOf = languageFinder(LEXICONS);
  const readers: Reader[] = [];
  const readerAt = (index: number) => {
    readers[index] ??= readerOf(shared, LEXICONS[index] ?? {});
    return readers[index];
  };
  return (text) => {
    const sentences = sentencesOf(text);
    const languages = languagesOf(sentences);
    return readAll(languages, languages.map(readerAt), sentences);
  };
}

let kept: ReadText | null = null;

/** The reading that a process keeps: lexicons take some milliseconds to make ready, and never change. */
export const readText: ReadText = (text) => {
  kept ??= makeReading();
  return kept(text);
};

/** Reads each sentence in the language that fits it best, of those that fit the message. */
function readAll(
  languages: readonly number[],
  readers: readonly Reader[],
  sentences: readonly Sentence[],
): ReadSentence[] {
  const known = readers.map((reader) => sentences.map((sentence) => coverage(reader, sentence)));
  const words = Math.max(1, sum(sentences.map(wordsIn)));
  const shares = known.map((covered) => (MESSAGE_COUNTS * sum(covered)) / words);
  return sentences.map((sentence, at) => {
    const fits = known.map((covered, index) => (covered[at] ?? 0) + (shares[index] ?? 0) * wordsIn(sentence));
    const fittest = fits.indexOf(Math.max(...fits));
    const best = readers[fittest];
    const language = languages[fittest] ?? 0;
    return best === undefined
      ? { clauses: [], asks: false, exclaims: false, language }
      : readSentence(best, language, sentence);
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function wordsIn(sentence: Sentence): number {
  return sentence.clauses.reduce((sum, clause) => sum + clause.length, 0);
}

/** Words of the sentence the language knows; a phrase of several counts a little more than its words. */
function coverage(reader: Reader, sentence: Sentence): number {
  let covered = 0;
  for (const clause of sentence.clauses) {
    for (let index = 0; index < clause.length; ) {
      const match = matchAt(reader, clause, index);
      if (match !== null) covered += match.words * 1.1 - 0.1;
      index += match?.words ?? 1;
    }
  }
  return covered;
}

function readSentence(reader: Reader, language: number, sentence: Sentence): ReadSentence {
  const clauses = sentence.clauses.map((words) => {
    const concepts: Concept[] = [];
    for (let index = 0; index < words.length; ) {
      const match = matchAt(reader, words, index);
      if (match !== null && match.concept !== 'common') concepts.push(match.concept);
      index += match?.words ?? 1;
    }
    return { concepts, words };
  });
  return { clauses, asks: sentence.asks, exclaims: sentence.exclaims, language };
}
