import type { Domain } from '../knowledge/schema.ts';
import { things } from '../knowledge/words/things.ts';
import type { Noun } from '../understand/nouns.ts';
import type { Understanding } from '../understand/understand.ts';
import { isSame } from './same-thing.ts';
import { word } from './slots.ts';

/**
 * What a long text is about, most important first: what is said often, stands early, is known as a thing, belongs to the field. A
 * short idea names what it is about first.
 */
export function ranked(nouns: Noun[], { words, reading, grams }: Understanding, domain: Domain | undefined): Noun[] {
  if (words.length < LONG_IDEA_WORDS) return nouns;
  const ofField = (noun: Noun) => domain?.entities.some((spec) => isSame(word(noun.name), spec)) ?? false;
  const points = (noun: Noun, at: number) =>
    2 * Math.min(3, reading.mentions.filter((one) => one.noun.head === noun.head && one.weight > 1).length) +
    (reading.clauses.some(({ object }) => object?.head === noun.head) ? 2 : 0) +
    (ofField(noun) ? 4 : 0) +
    (things.has(noun.head) ? 2 : 0) +
    (reading.productNoun !== undefined && grams.has(`${noun.head} ${reading.productNoun}`) ? 3 : 0) -
    Math.min(at, 8) * 0.5;
  const scored = nouns.map((noun, at) => ({ noun, points: points(noun, at) }));
  return scored.sort((one, other) => other.points - one.points).map(({ noun }) => noun);
}

const LONG_IDEA_WORDS = 30;
