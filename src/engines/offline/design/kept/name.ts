import { determiners, emptyAdjectives, prepositions } from '../../knowledge/words/grammar.ts';
import { adjectives, adverbs, verbsFirst, verbsOnly } from '../../knowledge/words/lexicon.ts';
import { isUncounted, singular } from '../../language/inflect.ts';
import { lazy } from '../../language/lazy.ts';
import type { Understanding } from '../../understand/understand.ts';
import type { Candidate } from './candidates.ts';
import { isKnownKept } from './odds.ts';

/**
 * The name under which a thing is kept: the longest of its names in the text whose describing words are no verbs, participles or
 * praise ("quarter peal", not "ring quarter peal"), the field's name for it where nobody says it, else its last word.
 */
export function nameOf({ head, nouns, at, spec }: Candidate, { language }: Understanding): string {
  if (nouns.length === 0 && at.length === 0 && spec) return spec.name;
  if (language !== 'en') return nouns[0]?.name ?? head;
  const names = nouns.map(({ name }) => withoutLeading(name.split(' '))).filter((name) => name.length <= WORDS_MAX);
  const [longest] = names.toSorted((a, b) => b.length - a.length);
  return longest ? longest.join(' ') : (nouns[0]?.head ?? head);
}

const WORDS_MAX = 3;

/** Without what stands before the first word that may begin a name. */
function withoutLeading(words: readonly string[]): string[] {
  let from = words.length - 1;
  while (from > 0 && describes(words[from - 1] ?? '')) from -= 1;
  return words.slice(from);
}

const describes = (word: string) => {
  const low = word.toLowerCase();
  if (DOING.has(low)) return false;
  if (isKnownKept(low) || isUncounted(low)) return true;
  if (low.length < 2 || /\d/.test(low) || /(?:ed|ing)$/.test(low)) return false;
  return !noNames().has(low) && !noNames().has(singular(low));
};

/** Says what is done with it: "for running tournaments". */
const DOING = new Set(
  'running making using doing having getting managing tracking organising organizing planning selling buying renting sharing watching keeping finding'.split(
    ' ',
  ),
);

const noNames = lazy(
  () =>
    new Set([
      ...adverbs,
      ...verbsOnly,
      ...verbsFirst,
      ...adjectives,
      ...emptyAdjectives,
      ...determiners,
      ...prepositions,
    ]),
);
