import type { Product } from '../../knowledge/schema.ts';
import { singular } from '../../language/inflect.ts';
import { placesOf } from '../../language/stands.ts';
import { isSurelyWanted } from '../../understand/stance.ts';
import type { Understanding } from '../../understand/understand.ts';
import { needsModel } from '../excluded.ts';
import { kindOdds } from './kind-odds.ts';
import { isAmong, ownWords, wordsOf } from './own-words.ts';

/**
 * From so probable on an idea is planned as one of a kind, if such a share of what the text says is about such a product; else
 * the kind is one detail of many, and single functions make a better plan.
 */
const SURE: [odds: number, share: number][] = [
  [0.85, 0],
  [0.8, 0.2],
  [0.7, 0.3],
];
const LIKENED = 0.4;

/** The kind of product that the idea most probably is; none where no kind is sure. */
export function chooseProduct(products: readonly Product[], understanding: Understanding): Product | undefined {
  const known = chosen.get(understanding);
  if (known?.products === products) return known.product;
  const product = choose(products, understanding);
  chosen.set(understanding, { products, product });
  return product;
}

/** Chosen once for a text: the stages of a blueprint ask for the same. */
const chosen = new WeakMap<Understanding, { products: readonly Product[]; product: Product | undefined }>();

function choose(products: readonly Product[], understanding: Understanding): Product | undefined {
  const [[product, odds] = []] = [...kindOdds(products, understanding)].sort(([, a], [, b]) => b - a);
  // "Duolingo for sign language" says what it is in three words.
  const isLikened = understanding.analogy !== undefined;
  if (!product || odds === undefined) return undefined;
  const least = isLikened ? 0 : SURE.find(([from]) => odds >= from)?.[1];
  if (least === undefined || odds < LIKENED) return undefined;
  // Asked only of the one that would be it: of most packs no more is ever read than their signs.
  if (needsModel(product, understanding) || isRuledOut(product, understanding))
    return choose(
      products.filter((one) => one !== product),
      understanding,
    );
  return least === 0 || shareOf(product, understanding) >= least ? product : undefined;
}

/** "No appointments": what is about them is no such product; "day six without inspection: yell at me" is. */
function isRuledOut({ object, entities }: Product, { constraints: { without }, idea }: Understanding): boolean {
  const main = entities.find(({ key }) => key === object)?.name;
  if (main === undefined || !without.some((phrase) => singular(phrase) === main)) return false;
  const low = ` ${idea.toLowerCase()} `;
  return !placesOf(low, main).some((at) => isSurelyWanted(low, at, main.length));
}

function shareOf(product: Product, { gloss, idea }: Understanding): number {
  const words = wordsOf(gloss || idea);
  return words.filter((word) => isAmong(word, ownWords(product))).length / Math.max(words.length, 1);
}
