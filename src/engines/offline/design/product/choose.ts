import type { Product } from '../../knowledge/schema.ts';
import { singular } from '../../language/inflect.ts';
import type { Understanding } from '../../understand/understand.ts';
import { needsModel } from '../excluded.ts';
import { kindOdds } from './kind-odds.ts';
import { isAmong, ownWords, wordsOf } from './own-words.ts';

/** From so probable on an idea is planned as one of a kind: else single functions make a better plan. */
const SURE = 0.7;
const LIKENED = 0.4;
/** Of what the text says so much is about such a product at least, unless it is very sure: else it is one detail of many. */
const [SHARE_MIN, VERY_SURE] = [0.3, 0.85];

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
  const [[product, share] = []] = [...kindOdds(products, understanding)].sort(([, a], [, b]) => b - a);
  // "Duolingo for sign language" says what it is in three words.
  const isLikened = understanding.analogy !== undefined;
  if (!product || share === undefined || share < (isLikened ? LIKENED : SURE)) return undefined;
  // Asked only of the one that would be it: of most packs no more is ever read than their signs.
  if (needsModel(product, understanding) || isRuledOut(product, understanding))
    return choose(
      products.filter((one) => one !== product),
      understanding,
    );
  return isLikened || share >= VERY_SURE || shareOf(product, understanding) >= SHARE_MIN ? product : undefined;
}

/** "No appointments": what is about them is no such product. */
function isRuledOut({ object, entities }: Product, { constraints: { without } }: Understanding): boolean {
  if (without.length === 0) return false;
  const main = entities.find(({ key }) => key === object);
  return main !== undefined && without.some((phrase) => singular(phrase) === main.name);
}

function shareOf(product: Product, { gloss, idea }: Understanding): number {
  const words = wordsOf(gloss || idea);
  return words.filter((word) => isAmong(word, ownWords(product))).length / Math.max(words.length, 1);
}
