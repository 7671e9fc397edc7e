import type { Use } from '../../design/design.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';
import { pick } from '../../language/hash.ts';

const PHRASES_MAX = 3;
const LETTERS_MAX = 110;

/**
 * What the idea says of a feature in its own words, for its description and as a line to accept it by: the coding agent then
 * builds what was asked for, not what such features usually do. Only for the first feature of a capability; empty when the idea
 * asks for it by a word alone, or where another feature has told it (`told`).
 */
export function heardOf(
  use: Use,
  spec: CapabilityFeature,
  key: string,
  told: Set<string>,
): { described: string; criteria: string[] } {
  const said = use.heard
    .filter((phrase) => !told.has(phrase))
    .filter((phrase) => phrase.includes(' ') && phrase.length <= LETTERS_MAX)
    .slice(0, PHRASES_MAX);
  const isHeart = spec.key === use.capability.features[0]?.key;
  if (!isHeart || use.capability.id.startsWith('act-')) return { described: '', criteria: [] };
  if (said.length === 0) return { described: '', criteria: [] };
  for (const phrase of said) told.add(phrase);
  const quoted = quote(said);
  return {
    described: ` ${pick([`The idea says: ${quoted}.`, `Asked for as ${quoted}.`, `In the idea’s words: ${quoted}.`], key + quoted)}`,
    criteria: said.map((phrase) =>
      pick(
        (use.verb === undefined ? SAID : DONE).map((way) => way(`“${phrase}”`)),
        key + phrase,
      ),
    ),
  };
}

/** An act can be done; what is only said holds. */
const DONE = [
  (phrase: string) => `${phrase} can be done from start to end.`,
  (phrase: string) => `${phrase}: a test shows it.`,
  (phrase: string) => `A person can do what the idea says: ${phrase}.`,
];
const SAID = [
  (phrase: string) => `${phrase}: an acceptance case plays it.`,
  (phrase: string) => `Tried against the words of the idea: ${phrase}.`,
  (phrase: string) => `One acceptance case is ${phrase}.`,
];

const quote = (phrases: readonly string[]) => phrases.map((phrase) => `“${phrase}”`).join(' and ');
