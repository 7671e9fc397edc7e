import { capabilities } from '../../knowledge/index.ts';
import type { Domain, EntitySpec } from '../../knowledge/schema.ts';
import { technologies } from '../../knowledge/stack/technologies.ts';
import { adverbs, determiners, prepositions } from '../../knowledge/words/grammar.ts';
import { places } from '../../knowledge/words/places.ts';
import { things } from '../../knowledge/words/things.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import { lazy } from '../../language/lazy.ts';
import type { Noun } from '../../understand/nouns.ts';
import type { Understanding } from '../../understand/understand.ts';
import { likelihoods } from '../likelihood.ts';
import { isKnownKept, often } from './odds.ts';
import { beside, type Word, wordsOf } from './words.ts';

/** Something that the product may keep: by the last word of its name. */
export interface Candidate {
  head: string;
  /** As the text reads it in its sentences, the fullest name first; none where only words or the field speak for it. */
  nouns: Noun[];
  /** Where it stands among the words of the text. */
  at: number[];
  /** The field's own entity of the name, and which one it is there. */
  spec: EntitySpec | undefined;
  place: number;
  /** Highest log odds of a capability that brings such a thing. */
  brought: number | undefined;
}

/** Everything that the product may keep: nouns of the text, words known as things, what the field and what is asked for keep. */
export function candidatesOf(understanding: Understanding, domain: Domain | undefined): Candidate[] {
  const found = new Map<string, Candidate>();
  const of = (head: string): Candidate => {
    const known = found.get(head) ?? { head, nouns: [], at: [], spec: undefined, place: -1, brought: undefined };
    found.set(head, known);
    return known;
  };
  for (const noun of nounsIn(understanding))
    if (!NEVER.has(noun.head)) of(singular(noun.head.toLowerCase())).nouns.push(noun);
  const words = wordsOf(understanding);
  words.forEach(({ one }, at) => {
    if ((found.has(one) || isThing(one)) && !isDone(words, at)) of(one).at.push(at);
  });
  domain?.entities.forEach((spec, place) => {
    const heads = [spec.name, ...(spec.words ?? [])].map((name) => singular(lastWord(name)));
    const said = heads.filter((head) => found.has(head));
    for (const head of said.length > 0 ? said : heads.slice(0, 1)) {
      const one = of(head);
      if (one.spec === undefined) Object.assign(one, { spec, place });
    }
  });
  const odds = likelihoods(understanding);
  for (const [head, ids] of bringing()) {
    const best = Math.max(...ids.map((id) => odds.get(id) ?? -9));
    if (found.has(head) || best > ASKED) of(head).brought = best;
  }
  for (const head of often()) of(head);
  for (const one of found.values()) one.nouns.sort((a, b) => b.name.length - a.name.length);
  return [...found.values()];
}

/** "And comments how the slack moved": what is said there, not a list of comments. */
const isDone = (words: readonly Word[], at: number): boolean =>
  SAYS.test(beside(words, at, 0)) &&
  SO.test(beside(words, at, -1)) &&
  /^(?:how|whether|why)$/.test(beside(words, at, 1));
const SAYS = /^(?:comments|reports|notes|records|logs|shows|answers|posts|checks|flags|marks|plans|lists|tests)$/;
const SO = /^(?:and|then|it|that|which|,|automatically)$/;

/** Log odds from which what a capability brings is a candidate although nobody named it. */
const ASKED = 0;

const nounsIn = ({ reading, contextReading }: Understanding): Noun[] =>
  [...reading.mentions, ...contextReading.mentions]
    .map(({ noun }) => noun)
    .filter(({ is, name, head }) => is === 'thing' && name.length > 1 && !(NEVER.has(head) && name === head));

const NEVER = new Set([
  'login',
  'sign-in',
  'password',
  'user',
  'account',
  'wifi',
  'either',
  'neither',
  'else',
  'spare',
  // Units count what is kept: "gallons per tank".
  'gallon',
  'litre',
  'liter',
  'kilo',
  'kilogram',
  'kilometre',
  'kilometer',
  'mile',
  'tonne',
  'hectare',
  'acre',
  'watt',
  'kilowatt',
  'kilowatt-hour',
  'degree',
  'percent',
]);

const isThing = (word: string) =>
  !NEVER.has(word) &&
  word.length > 2 &&
  !determiners.has(word) &&
  !adverbs.has(word) &&
  !prepositions.has(word) &&
  !built().has(word) &&
  !places().has(word) &&
  (things.has(word) || isKnownKept(word));

const built = lazy(() => new Set(technologies().flatMap(({ words, slot }) => (slot === 'other' ? [] : words))));

/** Which capabilities bring a thing of the name, or work on one where the text names none. */
const bringing = lazy(() => {
  const ids = new Map<string, string[]>();
  for (const { id, entities } of capabilities)
    for (const { name } of entities.slice(0, 1)) {
      const head = singular(lastWord(name));
      ids.set(head, [...(ids.get(head) ?? []), id]);
    }
  return ids;
});
