import { expect, it } from 'vitest';
import type { RunProgress } from '../../../src/generation/progress/shapes.ts';
import { progressText } from '../../../src/generation/progress/text.ts';

const FAR: RunProgress = {
  ...{ partsDone: 7, partsTotal: 19, inputTokens: 30_000, outputTokens: 11_200 },
  ...{ money: { amount: 0.31, currency: 'USD' }, minutesLeft: 3 },
};

it.each<[string, Partial<RunProgress>]>([
  ['7 of 19 parts · 41,200 tokens · $0.31 · about 3 minutes left', {}],
  ['7 of 19 parts · 41,200 tokens · $0.31 · about 1 minute left', { minutesLeft: 1 }],
  ['7 of 19 parts · 41,200 tokens · $0.31 · under a minute left', { minutesLeft: 0 }],
  ['7 of 19 parts · 41,200 tokens', { money: null, minutesLeft: null }],
  ['7 of 19 parts · 41,200 tokens · $0.00', { money: { amount: 0, currency: 'USD' }, minutesLeft: null }],
  [
    '7 of 19 parts · 41,200 tokens · under $0.01 · about 3 minutes left',
    { money: { amount: 0.0086, currency: 'USD' } },
  ],
  ['1 part · 41,200 tokens · $0.31', { partsDone: 1, partsTotal: null, minutesLeft: null }],
  ['0 parts · 41,200 tokens · $0.31', { partsDone: 0, partsTotal: null, minutesLeft: null }],
  ['41,200 tokens · $0.31', { partsDone: 0, partsTotal: 1, minutesLeft: null }],
  ['2 of 5 parts', { partsDone: 2, partsTotal: 5, inputTokens: 0, outputTokens: 0, money: null, minutesLeft: null }],
  ['', { partsDone: 0, inputTokens: 0, outputTokens: 0, money: null, minutesLeft: null }],
  [
    'reading the idea',
    { partsDone: 0, partsTotal: null, inputTokens: 0, outputTokens: 0, money: null, minutesLeft: null },
  ],
])('%s', (words, differs) => {
  expect(progressText({ ...FAR, ...differs })).toBe(words);
});

it('nothing is said of a run that has ended, or by a service that tells nothing', () => {
  expect([progressText(null), progressText(undefined)]).toEqual(['', '']);
});
