import { type Clause, type Sentence, sentencesOf } from './clauses.ts';
import { type Concept, matchAt, type Reader, readerOf } from './concepts.ts';
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
}

/** Words by which the languages of a long text are found; and how many of them are then read on with. */
const SAMPLE_WORDS = 400;
const LANGUAGES_ON = 3;

/** Reads a text into sentences that say something. */
export type ReadText = (text: string) => ReadSentence[];

/** Reads texts: made once, because the lexicons take some milliseconds to make ready. */
export function makeReading(): ReadText {
  const readers = LEXICONS.map((lexicon) => readerOf(shared, lexicon));
  return (text) => readText(readers, text);
}

function readText(readers: readonly Reader[], text: string): ReadSentence[] {
  const sentences = sentencesOf(text);
  const share = readers.map(() => 0);
  let chosen = readers.map((_, index) => index);
  let words = 0;
  const sample: number[][] = [];
  for (const sentence of sentences) {
    if (words > SAMPLE_WORDS) break;
    const covered = readers.map((reader) => coverage(reader, sentence));
    sample.push(covered);
    for (const [index, count] of covered.entries()) share[index] = (share[index] ?? 0) + count;
    words += wordsIn(sentence);
  }
  if (sample.length < sentences.length) {
    chosen = [...chosen].sort((a, b) => (share[b] ?? 0) - (share[a] ?? 0)).slice(0, LANGUAGES_ON);
  }
  const most = Math.max(1, words);
  return sentences.map((sentence, at) => {
    const count = wordsIn(sentence);
    const fits = (index: number, reader: Reader) =>
      (sample[at]?.[index] ?? coverage(reader, sentence)) + (0.6 * count * (share[index] ?? 0)) / most;
    let best = 0;
    let bestFit = -1;
    for (const index of chosen) {
      const reader = readers[index];
      const fit = reader === undefined ? -1 : fits(index, reader);
      if (fit > bestFit) [best, bestFit] = [index, fit];
    }
    return readSentence(readers[best] ?? readerOf(shared), sentence);
  });
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

function readSentence(reader: Reader, sentence: Sentence): ReadSentence {
  const clauses = sentence.clauses.map((words) => {
    const concepts: Concept[] = [];
    for (let index = 0; index < words.length; ) {
      const match = matchAt(reader, words, index);
      if (match !== null && match.concept !== 'common') concepts.push(match.concept);
      index += match?.words ?? 1;
    }
    return { concepts, words };
  });
  return { clauses, asks: sentence.asks, exclaims: sentence.exclaims };
}
