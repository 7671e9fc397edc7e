import type { Design } from '../../design/design.ts';
import { likelihoods } from '../../design/likelihood.ts';
import { isProductHeart } from '../../design/product/heart.ts';
import { isAmong, wordsOf } from '../../design/product/own-words.ts';
import { saidIn } from '../../design/product/said.ts';
import type { Product } from '../../knowledge/schema.ts';
import type { Draft } from './draft.ts';

/** Whoever writes so few words leaves most of the product unsaid. */
const WORDS_MIN = 25;
/** Log odds below which nobody asks for what a feature does. */
const NOBODY = -2;
const NEVER = -9;

/**
 * Of a known kind, usual in such products, and yet no word of a longer idea speaks of it: a lambing farm does not ask how close two
 * animals are. It comes after what is asked for, unless that stands on it.
 */
export function isUnheard({ use, spec }: Draft, { kind, understanding }: Design): boolean {
  if (!kind || !isProductHeart(use.capability) || understanding.language !== 'en') return false;
  if (understanding.idea.split(/\s+/).length < WORDS_MIN) return false;
  const odds = likelihoods(understanding);
  if ((spec.does ?? []).some((id) => (odds.get(id) ?? NEVER) > NOBODY)) return false;
  const said = saidIn(understanding).whole;
  return ![...(tellingWords(kind).get(spec.key) ?? [])].some((word) => !ANY.has(word) && isAmong(word, said));
}

/** Stand in ideas of every kind, and speak of no feature. */
const ANY = new Set(
  `one two three four five six seven eight nine ten half first second next last once twice again same other another each every
  day days week weeks month months year years hour hours minute minutes time times night nights morning evening noon today now date
  say says come comes need needs ask asks asked tell tells told run runs know knows look looks take takes show shows shown keep keeps
  put goe goes get gets got back open opens end ends down even leave leaves left find finds see sees use used want wants make made
  somebody someone nobody anybody anyone everybody everyone person people place places free right never always until within whose real
  rest own name names number numbers list lists page pages thing things set sets add adds way ways able still already`
    .split(/\s+/)
    .flatMap((word) => [word, word.replace(/s$/, '')]),
);

/** By the key of each feature the words that it shares with one other of its kind at most: taken apart once a process. */
function tellingWords(kind: Product): Map<string, Set<string>> {
  const found = known.get(kind) ?? tell(kind);
  known.set(kind, found);
  return found;
}

const known = new WeakMap<Product, Map<string, Set<string>>>();
const SHARED_MAX = 2;

function tell({ features }: Product): Map<string, Set<string>> {
  const bags = features.map(
    ({ name, act = '', description, stories }) =>
      new Set([name, act, description, stories.flat().map(({ want }) => want)].flat(2).flatMap(wordsOf)),
  );
  return new Map(
    features.map(({ key }, at) => [
      key,
      new Set([...(bags[at] ?? [])].filter((word) => bags.filter((bag) => bag.has(word)).length <= SHARED_MAX)),
    ]),
  );
}
