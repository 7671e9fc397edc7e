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
  return ![...(tellingWords(kind).get(spec.key) ?? [])].some((word) => isAmong(word, said));
}

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
