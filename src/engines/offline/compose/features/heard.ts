import type { Use } from '../../design/design.ts';
import type { CapabilityFeature } from '../../knowledge/schema.ts';
import { pick } from '../../language/hash.ts';

const PHRASES_MAX = 3;
const LETTERS_MAX = 90;

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
        [
          `“${phrase}” can be done from start to end.`,
          `“${phrase}”: a test shows it.`,
          `A person can do what the idea says: “${phrase}”.`,
        ],
        key + phrase,
      ),
    ),
  };
}

const quote = (phrases: readonly string[]) => phrases.map((phrase) => `“${phrase}”`).join(' and ');
