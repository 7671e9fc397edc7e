import { groupEnd, mainPart, mainVerb } from './verb.ts';
import type { Word } from './words.ts';

export interface Act {
  /** Who acts, in the author's word; undefined where no person does. */
  actor: string | undefined;
  /** What is entered or kept, as the name of an entity; undefined where nothing is. */
  entity: string | undefined;
}

/** Verbs by which somebody enters or keeps a thing, so that there is something to store. */
const STORES = new Set(
  'add attach book borrow draw enter lend log note offer order pay photograph post record register report request reserve save scan sign store submit tick upload write'.split(
    ' ',
  ),
);
const NOUNS_MAX = 2;

/** Who does what, by the words of a clause alone. */
export function actOf(words: readonly Word[]): Act {
  const main = mainPart(words);
  const verb = mainVerb(main);
  if (verb === -1) return { actor: undefined, entity: undefined };
  const subject = main.slice(0, verb);
  const group = main.slice(verb, groupEnd(main, verb));
  const actor = subject.findLast(({ tags }) => tags.has('Actor') && !tags.has('Pronoun'))?.text;
  if (!group.some(({ normal }) => forms(normal).some((form) => STORES.has(form)))) return { actor, entity: undefined };
  const isPassive = group.some(({ normal }) => /^(?:be|is|are|been|gets?)$/.test(normal));
  return { actor, entity: nameOf(isPassive ? subject : main.slice(verb + group.length)) };
}

const forms = (verb: string): string[] => [
  verb,
  ...['s', 'es', 'd', 'ed', 'ped', 'ged', 'ned']
    .filter((end) => verb.endsWith(end))
    .map((end) => verb.slice(0, -end.length)),
];

/** The first things that are named, as one name: "a booking request" is BookingRequest. */
function nameOf(words: readonly Word[]): string | undefined {
  const first = words.findIndex((word) => isThing(word));
  // What stands behind a preposition is where or for whom, and no thing that is kept.
  if (first === -1 || words.slice(0, first).some(({ tags }) => tags.has('Preposition') || tags.has('Verb')))
    return undefined;
  const rest = words.slice(first);
  const end = rest.findIndex((word, at) => !isThing(word) || rest[at - 1]?.post.trim());
  const nouns = rest.slice(0, end === -1 ? rest.length : end).slice(-NOUNS_MAX);
  const name = nouns.map(({ normal, tags }) => pascal(tags.has('Plural') ? singular(normal) : normal)).join('');
  return /^[A-Z][A-Za-z]{2,40}$/.test(name) ? name : undefined;
}

const isThing = ({ tags, text }: Word): boolean =>
  text !== '' &&
  tags.has('Noun') &&
  !['Pronoun', 'Date', 'Duration', 'Possessive', 'Actor'].some((tag) => tags.has(tag));

const singular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(/(?<=[^s])s$/, '');

const pascal = (word: string): string =>
  word.replaceAll(/(?:^|[^a-z]+)([a-z])/g, (_, letter: string) => letter.toUpperCase()).replaceAll(/[^A-Za-z]/g, '');
