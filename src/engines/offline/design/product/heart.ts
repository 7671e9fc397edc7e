import type { Capability, Product } from '../../knowledge/schema.ts';

/** What a kind of product does, as a capability: composed like any other, and bound to its own main entity. */
export function heartOf(product: Product): Capability {
  const known = hearts.get(product) ?? makeHeart(product);
  hearts.set(product, known);
  return known;
}

/** Whether a capability is the heart of a kind of product. */
export const isProductHeart = ({ id }: Pick<Capability, 'id'>): boolean => id.startsWith(PREFIX);

const PREFIX = 'product-';
const hearts = new WeakMap<Product, Capability>();

function makeHeart(product: Product): Capability {
  const { id, name, entities, nodes, edges, boundaries, failures, features, usage, pains, risks, metrics } = product;
  const main = entities.find(({ key }) => key === product.object);
  return {
    id: `${PREFIX}${id}`,
    name,
    verbs: [],
    triggers: [],
    actor: 'user',
    object: { fallback: main?.name ?? name, kinds: [] },
    entities,
    nodes,
    edges,
    boundaries,
    failures,
    features,
    usage,
    pains,
    competitors: [],
    risks,
    metrics,
  };
}
