import { expect, it } from 'vitest';
import { linesOf } from '../../learn/lines.ts';
import { type Example, regress, scores } from '../../learn/regress.ts';
import { STEPS } from '../../src/engines/offline/design/evidence.ts';
import { pointersIn, SortedLines } from '../../src/engines/offline/knowledge/sorted-lines.ts';

const KEYS = ['appointment', 'card', 'rain', 'the'];
const LABELS = ['booking', 'payments'];

/** Every mixture of the keys; booking is asked for by appointments, payments by cards, nothing by the rest. */
const examples: Example[] = Array.from({ length: 512 }, (_, mixture) => {
  const keys = KEYS.flatMap((_key, at) => ((mixture >> at) & 1 ? [at] : []));
  const told = [keys.includes(0) ? 1 : 0, keys.includes(1) ? 1 : 0];
  return {
    keys,
    amounts: keys.map(() => 1),
    // Every tenth reader does not say whether payments are asked for.
    labels: Float32Array.from([told[0] ?? 0, mixture % 10 === 0 ? Number.NaN : (told[1] ?? 0)]),
    own: STEPS.map(() => new Float32Array(LABELS.length)),
  };
});

it('learns which words speak for what, and leaves those that say nothing without weight', () => {
  const model = regress(examples, KEYS.length, { rounds: 200, lasso: 1e-3 });
  const odds = (...keys: number[]) => [
    ...scores(model, {
      ...(examples[0] as Example),
      keys,
      amounts: keys.map(() => 1),
      own: [],
    }),
  ];
  expect(odds(0, 3).map((score) => score > 0)).toEqual([true, false]);
  expect(odds(1, 2).map((score) => score > 0)).toEqual([false, true]);
  expect(odds(2, 3).map((score) => score > 0)).toEqual([false, false]);
  const lines = new SortedLines(linesOf(model, KEYS, LABELS));
  expect(pointersIn(lines.get('appointment') ?? '').map(({ id }) => id)).toContain('booking');
  expect(pointersIn(lines.get('the') ?? '').filter(({ weight }) => Math.abs(weight) > 0.2)).toEqual([]);
});

it('learns the same from the same', () => {
  const text = () => linesOf(regress(examples, KEYS.length, { rounds: 5 }), KEYS, LABELS);
  expect(text()).toBe(text());
});
