import { expect, it } from 'vitest';
import { products } from '../../../src/engines/offline/knowledge/products.ts';
import { plan } from '../../scorecard/planned.ts';

const WAYS_MAX = 4;

it.each(
  products.map((product) => [product.id, product] as const),
)('plans a sound %s from each of its signs, with what it is about and without', async (id, product) => {
  const topics = [product.topics?.[0] ?? '', ''];
  let taken = 0;
  for (const [at, way] of product.signs.slice(0, WAYS_MAX).entries()) {
    const words = way.map((group) => group.split('|')[0]).join(' ');
    const idea = `${product.name}: ${words} ${topics[at % topics.length]}`;
    const { faults, design } = await plan({ id, idea, domains: [], needs: [], words: [id] });
    expect(faults, idea).toEqual([]);
    if (design.kind === product) taken += 1;
  }
  expect(taken, 'is chosen by some of its own signs').toBeGreaterThan(0);
});
