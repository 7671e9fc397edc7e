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
export function ranked(nouns: Noun[], understanding: Understanding, domain: Domain | undefined): Noun[] {
  const { words, reading, grams, wishes, idea } = understanding;
  if (words.length < LONG_IDEA_WORDS) return nouns;
  const ofField = (noun: Noun) => domain?.entities.some((spec) => isSame(word(noun.name), spec)) ?? false;
  const low = idea.toLowerCase();
  const told = wishes.map(({ says }) => says.toLowerCase()).join(' . ');
  const points = (noun: Noun, at: number) =>
    (told.includes(noun.head) ? 2 : 0) +
    wantedPoints(noun, low) +
    2 * Math.min(3, reading.mentions.filter((one) => one.noun.head === noun.head && one.weight > 1).length) +
    (reading.clauses.some(({ object }) => object?.head === noun.head) ? 2 : 0) +
    (ofField(noun) ? 4 : 0) +
    (things.has(noun.head) ? 2 : 0) +
    (reading.productNoun !== undefined && grams.has(`${noun.head} ${reading.productNoun}`) ? 3 : 0) -
    Math.min(at, 8) * 0.5;
  const scored = nouns.map((noun, at) => ({ noun, points: points(noun, at) }));
  return scored.sort((one, other) => other.points - one.points).map(({ noun }) => noun);
}

/** What is asked for by name leads ("need slots"); what only says how large the house is ("12 flats, …") and what hangs on other things do not. */
function wantedPoints({ head }: Noun, low: string): number {
  const at = low.indexOf(head);
  if (at < 0) return 0;
  const before = low.slice(Math.max(0, at - BEFORE_LETTERS), at);
  return (
    (/\b(?:needs?|want|looking for|track of|list of|register of|record of|each|every)\s(?:\p{L}+\s){0,2}$/u.test(before)
      ? 3
      : 0) -
    (at < BEFORE_LETTERS && /\d[\d.,k]*\s(?:\p{L}+\s)?$/u.test(before) ? 3 : 0) -
    (ATTACHED.has(head) ? 3 : 0) -
    (/\([^)]*$/.test(before) ? 2 : 0)
  );
}

const BEFORE_LETTERS = 40;
/** Comes with something else: no plan is about it, unless nothing else is named. */
const ATTACHED = new Set(
  'photo photograph picture image file pdf summary report recording memory note list'.split(' '),
);

const LONG_IDEA_WORDS = 24;
