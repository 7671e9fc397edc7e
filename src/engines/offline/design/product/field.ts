import type { Domain, Product } from '../../knowledge/schema.ts';
import type { Understanding } from '../../understand/understand.ts';
import { likelihoods } from '../likelihood.ts';
import { topicOf } from './topic.ts';

const NEVER = -9;
const CLOSE = 1;
const FAR = 2;

/** The field in which a product of this kind is read: the best of all where it is one of its own or far ahead, else the likeliest of its own. */
export function fieldFor(
  product: Product,
  best: Domain | undefined,
  understanding: Understanding,
  domains: readonly Domain[],
): Domain | undefined {
  const { fields } = product;
  const odds = likelihoods(understanding);
  const of = (id: string) => odds.get(id) ?? NEVER;
  const [usual] = fields;
  const [likeliest = ''] = best && fields.includes(best.id) ? [best.id] : [...fields].sort((a, b) => of(b) - of(a));
  // Such products are met in fields that nobody thought of: foresters inspect trees. What it is about tells two such plans apart.
  if (best && of(best.id) > of(likeliest) + FAR && topicOf(product, understanding) !== undefined) return best;
  // Of two fields that are nearly as likely, the one such products are at home in: two ideas of one kind share their field.
  const chosen = usual && of(usual) > of(likeliest) - CLOSE ? usual : likeliest;
  return domains.find(({ id }) => id === chosen);
}

/** The field as those see it who plan such a product: its own buyers and rivals, no things and functions of others. */
export const fieldOfProduct = (product: Product, field: Domain): Domain => ({
  // Name by name: what a pack reads later it inherits, and no spreading finds it.
  id: field.id,
  name: field.name,
  triggers: field.triggers,
  people: field.people,
  trends: field.trends,
  risks: field.risks,
  marginPercent: field.marginPercent,
  rules: field.rules,
  segments: [product.segment],
  competitors: product.competitors,
  entities: [],
  capabilities: [],
  // Those of the product stand with its heart.
  metrics: [],
});
