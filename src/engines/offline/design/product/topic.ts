import type { Product } from '../../knowledge/schema.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import type { Understanding } from '../../understand/understand.ts';
import { sortsOf } from './own-name.ts';
import { ownWords } from './own-words.ts';
import { saidIn } from './said.ts';

/**
 * What a product of a known kind is about here: the elevator of "an inspection app for elevator technicians", the Morse code of
 * "Duolingo for Morse code". None where the idea names nothing that such products are known to be about.
 */
export function topicOf(product: Product, understanding: Understanding): string | undefined {
  const { topic } = understanding;
  const named = topic === undefined ? undefined : singular(topic.toLowerCase());
  if (named !== undefined && named.split(' ').length < 3 && !ownWords(product).has(lastWord(named))) return named;
  const { idea, all, whole } = saidIn(understanding);
  const { reading, contextReading, language } = understanding;
  // "Book them for a weekend" speaks of no books: in English a topic stands where a noun stands.
  const nouns = new Set(
    [reading, contextReading].flatMap(({ mentions, people }) =>
      [...mentions, ...people].flatMap(({ noun }) =>
        `${noun.full} ${noun.name}`.toLowerCase().split(' ').map(singular),
      ),
    ),
  );
  const topics = (product.topics ?? []).filter(
    (word) =>
      (language !== 'en' || nouns.has(singular(lastWord(word)))) &&
      !isRuledOut(word, understanding) &&
      !isOneOfTwo(word, understanding.idea),
  );
  // Of cats and dogs the one kitten that is looked for tonight is not what it is about.
  if (sortsOf(product, understanding) > 1) return undefined;
  const told = topics.filter((word) => idea.has(word));
  // "Meeting rooms and desks": a plan that speaks of one loses the other.
  const apart = told.filter(
    (word) => !told.some((other) => other.length > word.length && other.split(' ').includes(lastWord(word))),
  );
  if (told.length === 0)
    return (
      topics.find((word) => all.has(word)) ??
      topics.find((word) => whole.has(word)) ??
      topics.find((word) => isRoot(word, whole))
    );
  return apart.length > 1 ? joined(apart, product.topics ?? [], understanding.idea) : (apart[0] ?? told[0]);
}

/** "Alcoholic" speaks of alcohol. */
const isRoot = (word: string, said: ReadonlySet<string>) =>
  word.length > ROOT_MIN && ENDINGS.some((ending) => said.has(word + ending));
const ROOT_MIN = 5;
const ENDINGS = ['ic', 'ist', 'er', 'ism', 'ian', 'ing'];

/**
 * Of several the two that tell most, together: "bread and cake". Each pack lists the telling ones first: what stands near the end
 * ("bakery") is only named alone. Of too long a pair the first is told.
 */
function joined(words: readonly string[], topics: readonly string[], idea: string): string | undefined {
  const telling = words.filter((word) => topics.indexOf(word) < topics.length * TELLING);
  const [first, second] = telling.length > 0 ? telling : words;
  const pair = `${first} and ${second}`;
  const isPair = second !== undefined && telling.length > 1 && pair.length <= PAIR_MAX;
  return isPair && standTogether(first ?? '', second, idea) ? pair : first;
}

/** "Winter tyres: scan a code on each wheel" names no tyres and wheels: two are told together where one sentence part names both. */
function standTogether(first: string, second: string, idea: string): boolean {
  const parts = idea.toLowerCase().split(/[.:;!?()]/);
  return !/[.:;!?()]/.test(idea) || parts.some((part) => part.includes(stem(first)) && part.includes(stem(second)));
}

/** As singular and plural have it in common: "bod-y", "bod-ies". */
const stem = (word: string) => (word.endsWith('y') ? word.slice(0, -1) : word);

/** "An NDA or supplier contract": of two sorts, one by its letters, a plan that speaks of the other alone loses the first. */
const isOneOfTwo = (word: string, idea: string) =>
  new RegExp(`\\b\\p{Lu}{2,5}s? (?:or|and) (?:an? )?${word}`, 'u').test(idea);

const TELLING = 0.7;
const PAIR_MAX = 22;

/** "No Kubernetes" makes no incidents of Kubernetes. */
const isRuledOut = (word: string, { constraints: { forbidden, without } }: Understanding) =>
  without.includes(word) || forbidden.some(({ name, words }) => name.toLowerCase() === word || words.includes(word));
