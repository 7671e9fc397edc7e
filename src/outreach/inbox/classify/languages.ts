import type { Sentence } from './clauses.ts';
import { type Concept, type Lexicon, phrasesOf } from './concepts.ts';

/** Concepts whose words are small and frequent: they tell the language of a few lines. */
const TELLING: readonly Concept[] = [
  'common',
  'self',
  'me',
  'us',
  'you',
  'neg',
  'but',
  'please',
  'thanks',
  'greet',
  'if',
  'yes',
];

/** A text of fewer words may have no small ones, or by chance those of another language: all lexicons are tried on it. */
const WORDS_TELLING = 60;
/** Words by which the languages of a text are found, and how many of them are then read with. */
const SAMPLE_WORDS = 400;
const LANGUAGES_MAX = 4;
/** Of the best language's score, what another must have to be read with too: people mix languages. */
const SHARE_LEAST = 0.25;

/** Makes a function that says which of the lexicons fit a text, best first; all of them where little tells. */
export function languageFinder(lexicons: readonly Lexicon[]): (sentences: readonly Sentence[]) => number[] {
  const speakers = new Map<string, number[]>();
  for (const [index, lexicon] of lexicons.entries()) {
    for (const word of smallWordsOf(lexicon)) {
      const known = speakers.get(word);
      if (known === undefined) speakers.set(word, [index]);
      else if (known.at(-1) !== index) known.push(index);
    }
  }
  return (sentences) => {
    const scores = lexicons.map(() => 0);
    const sample = [...sampleOf(sentences)];
    if (sample.length < WORDS_TELLING) return [...scores.keys()];
    for (const word of sample) {
      const heard = speakers.get(word) ?? [];
      for (const index of heard) scores[index] = (scores[index] ?? 0) + 1 / heard.length;
    }
    const ranked = [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
    const most = scores[ranked[0] ?? 0] ?? 0;
    return ranked.filter((index) => (scores[index] ?? 0) >= SHARE_LEAST * most).slice(0, LANGUAGES_MAX);
  };
}

function smallWordsOf(lexicon: Lexicon): string[] {
  const listed = TELLING.map((concept) => lexicon[concept] ?? '').join(',');
  return phrasesOf(listed).filter((phrase) => !phrase.includes(' ') && !phrase.endsWith('*'));
}

function* sampleOf(sentences: readonly Sentence[]): Generator<string> {
  let words = 0;
  for (const sentence of sentences) {
    for (const clause of sentence.clauses) yield* clause;
    words += sentence.clauses.reduce((sum, clause) => sum + clause.length, 0);
    if (words > SAMPLE_WORDS) return;
  }
}
