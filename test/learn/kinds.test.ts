import { expect, it } from 'vitest';
import { readKindIdeas } from '../../learn/kind-ideas.ts';
import { fitSoftmax, type Sample, shares } from '../../learn/softmax.ts';
import { NO_KIND } from '../../src/engines/offline/design/product/kind-odds.ts';
import { products } from '../../src/engines/offline/knowledge/products.ts';
import { SortedLines } from '../../src/engines/offline/knowledge/sorted-lines.ts';
import { readKinds } from '../../src/engines/offline/knowledge/texts.ts';
import { HELD_OUT_IDEAS } from '../scorecard/ideas/held-out.ts';

it('learns from ideas of every kind and of none, and from none that is kept out of sight', () => {
  const ideas = readKindIdeas();
  const told = new Set(ideas.flatMap(({ kinds }) => kinds));
  expect(products.filter(({ id }) => !told.has(id)).map(({ id }) => id)).toEqual([]);
  expect(ideas.filter(({ kinds }) => kinds.length === 0).length).toBeGreaterThan(500);
  const bare = (text: string) => text.replace(/\s+/g, ' ').trim();
  const kept = new Set(HELD_OUT_IDEAS.map(({ idea }) => bare(idea)));
  expect(ideas.filter(({ text }) => kept.has(bare(text)))).toEqual([]);
});

it('finds every line of what was learned, each with a number for known kinds', () => {
  const lines = new SortedLines(readKinds());
  const all = [...lines.entries()];
  expect(all.length).toBeGreaterThan(5_000);
  expect(all.filter(([key, value]) => lines.get(key) !== value)).toEqual([]);
  const ids = lines.get('#kinds')?.split(' ') ?? [];
  expect(ids).toEqual([...products.map(({ id }) => id), NO_KIND]);
  expect(lines.get('#bias')?.split(' ').map(Number)).toHaveLength(ids.length);
  const odd = all.filter(
    ([key, value]) =>
      !key.startsWith('#') &&
      value
        .split(' ')
        .map((one) => one.split(':').map(Number))
        .some(([at = -1, weight = Number.NaN]) => ids[at] === undefined || !Number.isFinite(weight)),
  );
  expect(odd).toEqual([]);
});

it('learns which word speaks for which of several classes, and what a number of their own is worth to all', () => {
  const [rain, sun, the] = [0, 1, 2];
  const sample = (at: number): Sample => {
    const right = at % 3;
    return {
      keys: [...(right === 0 ? [rain] : right === 1 ? [sun] : []), the],
      amounts: [1, 1],
      own: Float32Array.from([right === 0 ? 1 : 0, right === 1 ? 1 : 0]),
      right: Float32Array.from([0, 1, 2].map((one) => (one === right ? 1 : 0))),
    };
  };
  const samples = Array.from({ length: 600 }, (_, at) => sample(at));
  const model = fitSoftmax(samples, 3, 1, { rounds: 60, none: 0 });
  for (const right of [0, 1, 2]) {
    const found = shares(model, sample(right));
    expect(found.indexOf(Math.max(...found))).toBe(right);
    expect(found.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
  }
  expect(model.worth[0]).toBeGreaterThan(0);
  expect(model).toEqual(fitSoftmax(samples, 3, 1, { rounds: 60, none: 0 }));
});
