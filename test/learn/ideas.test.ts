import { expect, it } from 'vitest';
import { readIdeas } from '../../learn/ideas.ts';
import { capabilities, domains } from '../../src/engines/offline/knowledge/index.ts';
import { pointersIn, SortedLines } from '../../src/engines/offline/knowledge/sorted-lines.ts';
import { readAssociations, readLearned } from '../../src/engines/offline/knowledge/texts.ts';
import { HELD_OUT_IDEAS } from '../scorecard/ideas/held-out.ts';

const ids = new Set([...capabilities, ...domains].map(({ id }) => id));

it('learns from ideas of every capability and field, and from none that is kept out of sight', () => {
  const ideas = readIdeas();
  const told = new Set(ideas.flatMap(({ asked, fields }) => [...asked, ...fields]));
  expect([...ids].filter((id) => !told.has(id))).toEqual([]);
  const kept = new Set(HELD_OUT_IDEAS.map(({ idea }) => idea));
  expect(ideas.filter(({ idea }) => kept.has(idea))).toEqual([]);
});

it.each([
  ['what was learned', readLearned],
  ['what is associated', readAssociations],
])('finds every line of %s, each of known packs', (_name, read) => {
  const lines = new SortedLines(read());
  const all = [...lines.entries()];
  expect(all.length).toBeGreaterThan(1_000);
  expect(all.filter(([key, value]) => lines.get(key) !== value)).toEqual([]);
  const unknown = all.filter(
    ([key, value]) =>
      key !== '#own' && pointersIn(value).some(({ id, weight }) => !ids.has(id) || !Number.isFinite(weight)),
  );
  expect(unknown).toEqual([]);
});
