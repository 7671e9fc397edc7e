import type { Domain, Product } from '../../knowledge/schema.ts';
import type { Understanding } from '../../understand/understand.ts';
import { likelihoods } from '../likelihood.ts';

const NEVER = -9;

/** The field in which a product of this kind is read: the best of all where it is one of its own, else the likeliest of these. */
export function fieldFor(
  { fields }: Product,
  best: Domain | undefined,
  understanding: Understanding,
  domains: readonly Domain[],
): Domain | undefined {
  if (best && fields.includes(best.id)) return best;
  const odds = likelihoods(understanding);
  const [likeliest] = [...fields].sort((a, b) => (odds.get(b) ?? NEVER) - (odds.get(a) ?? NEVER));
  return domains.find(({ id }) => id === likeliest);
}

/** The field as those see it who plan such a product: its own buyers and rivals, no things and functions of others. */
export const fieldOfProduct = (product: Product, field: Domain): Domain => ({
  ...field,
  segments: [product.segment],
  competitors: product.competitors,
  entities: [],
  capabilities: [],
  // Those of the product stand with its heart.
  metrics: [],
});
