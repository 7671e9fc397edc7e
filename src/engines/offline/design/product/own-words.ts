import { contentWords } from '../../../../artifacts/reading/words.ts';
import type { Product } from '../../knowledge/schema.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import { formsOf } from './said.ts';

/** So much of what a phrase says is the product itself where it asks for nothing beside it. */
const OWN_SHARE = 0.6;
const LETTERS_MIN = 3;

/** The phrase speaks of what the product does anyway. */
export function isOfProduct(says: string, product: Product): boolean {
  const words = wordsOf(says);
  const own = ownWords(product);
  return words.filter((word) => isAmong(word, own)).length >= words.length * OWN_SHARE;
}

/** "Marks what deviates", "photograph a receipt": said of what a known kind does or keeps anyway, whatever its words are. */
export const isSaidOfKind = (says: string, kind: Product): boolean =>
  CLAUSE_ALONE.test(says) ||
  (TAKES_IN.test(says) &&
    says.split(' ').length <= TAKEN_WORDS &&
    isAmong(singular(lastWord(says.toLowerCase())), ownWords(kind)));
const CLAUSE_ALONE =
  /^\S+ (?:what|whatever|those|the ones?) (?:that |which |who )?(?:is |are |does not |do not )?\p{L}+$/iu;
const TAKES_IN = /^(?:photograph|scan|snap|upload|attach|film|(?:take|add) (?:an? |one )?(?:photo|picture)s? of)s? /i;
const TAKEN_WORDS = 5;

/** What a phrase says, without its small words. */
export const wordsOf = (text: string): string[] => [...contentWords(text)].filter((word) => word.length >= LETTERS_MIN);

/** One of the forms that the word may be of is there. */
export const isAmong = (word: string, all: ReadonlySet<string>): boolean => formsOf(word).some((form) => all.has(form));

/** Words that speak of a part of the product: its signs, its tables, what its features are called and do; in all their forms. */
export function ownWords(product: Product): ReadonlySet<string> {
  const known = words.get(product) ?? new Set(allOf(product));
  words.set(product, known);
  return known;
}

const words = new WeakMap<Product, ReadonlySet<string>>();

const allOf = ({ explains, signs, entities, people, features, name }: Product): string[] =>
  [
    name,
    ...explains,
    ...signs.flat().flatMap((group) => group.split('|')),
    ...entities.flatMap((entity) => [entity.name, ...(entity.words ?? [])]),
    ...Object.values(people).flatMap((role) => (role ? [role.name, ...role.said] : [])),
    ...features.flatMap((one) => [one.name, one.act ?? '', one.description].flat()),
  ].flatMap((text) => [...contentWords(text)].flatMap(formsOf));
