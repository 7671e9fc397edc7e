import { expect, it } from 'vitest';
import { type Choice, fitChoices, scoreOf } from '../../learn/choice.ts';
import { headOf, readKeptIdeas } from '../../learn/kept-ideas.ts';
import { pointersIn, SortedLines } from '../../src/engines/offline/knowledge/sorted-lines.ts';
import { readKept } from '../../src/engines/offline/knowledge/texts.ts';
import { HELD_OUT_IDEAS } from '../scorecard/ideas/held-out.ts';

it('learns what is kept from ideas that each have a main thing and a user, and from none that is kept out of sight', () => {
  const ideas = readKeptIdeas();
  expect(ideas.length).toBeGreaterThan(3_000);
  expect(ideas.filter(({ main, user }) => headOf(main) === '' || headOf(user) === '')).toEqual([]);
  const bare = (text: string) => text.replace(/\s+/g, ' ').trim();
  const kept = new Set(HELD_OUT_IDEAS.map(({ idea }) => bare(idea)));
  expect(ideas.filter(({ text }) => kept.has(bare(text)))).toEqual([]);
});

it('finds every sign that was learned, each with a number for a known aim', () => {
  const lines = new SortedLines(readKept());
  const all = [...lines.entries()];
  expect(all.length).toBeGreaterThan(5_000);
  expect(all.filter(([key, value]) => lines.get(key) !== value)).toEqual([]);
  const odd = all.filter(
    ([key, value]) =>
      !key.startsWith('#') &&
      pointersIn(value).some(({ id, weight }) => !['main', 'kept', 'user'].includes(id) || !Number.isFinite(weight)),
  );
  expect(odd).toEqual([]);
});

it('learns which sign makes one candidate win over the others', () => {
  const [telling, idle] = [0, 1];
  const choices = Array.from({ length: 40 }, (_, at): Choice => {
    const right = at % 3;
    return {
      signs: [0, 1, 2].map((one) => [
        [idle, 1],
        [telling, one === right ? 1 : 0],
      ]),
      right,
      fits: [0, 1, 2].map((one) => one === right),
    };
  });
  for (const aim of ['one', 'each'] as const) {
    const weights = fitChoices(choices, 2, aim);
    expect(scoreOf([[telling, 1]], weights)).toBeGreaterThan(0);
    expect(weights).toEqual(fitChoices(choices, 2, aim));
  }
});
