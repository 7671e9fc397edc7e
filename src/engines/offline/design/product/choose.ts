import type { Product } from '../../knowledge/schema.ts';
import type { Understanding } from '../../understand/understand.ts';
import { needsModel } from '../excluded.ts';
import { kindOdds } from './kind-odds.ts';

/** From so probable on an idea is planned as one of a kind: else single functions make a better plan. */
const SURE = 0.6;

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
  const likely = [...kindOdds(products, understanding)].filter(([, share]) => share >= SURE);
  const [best] = likely.sort(([, a], [, b]) => b - a);
  return best && !needsModel(best[0], understanding) ? best[0] : undefined;
}
