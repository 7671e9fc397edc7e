import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fanOut, inSlices } from '../../src/generation/parts/fan-out.ts';
import { TestClock } from '../../src/system/clock.ts';
import { runs } from '../helpers/runs.ts';

/** Calls that answer when the test says so. */
function heldCalls(count: number) {
  const made: number[] = [];
  const held = Array.from({ length: count }, () => ({
    ...Promise.withResolvers<string>(),
    begin: () => {},
  }));
  const calls = held.map((one, at) => (onBegin: () => void) => {
    made.push(at);
    one.begin = onBegin;
    return one.promise;
  });
  const answerAll = () => {
    for (const [at, one] of held.entries()) one.resolve(`answer ${at}`);
  };
  return { made, calls, held, answerAll };
}

/** Collects rejections that nothing handles until the test has ended. */
async function unhandledIn(work: () => Promise<void>): Promise<unknown[]> {
  const unhandled: unknown[] = [];
  const before = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason) => unhandled.push(reason));
  try {
    await work();
    // They are told after the microtasks of a turn.
    await nextTurn();
    await nextTurn();
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of before) process.on('unhandledRejection', listener);
  }
  return unhandled;
}

describe('calls that share what they read', () => {
  it('are made once the first has begun to answer, and answer in their order', async () => {
    const { made, calls, held, answerAll } = heldCalls(3);
    const all = fanOut(new TestClock(), calls);
    await nextTurn();
    expect(made).toEqual([0]);
    held[0]?.begin();
    await nextTurn();
    expect(made).toEqual([0, 1, 2]);
    answerAll();
    expect(await all).toEqual(['answer 0', 'answer 1', 'answer 2']);
  });

  it('wait ten seconds at most for the first to begin', async () => {
    const clock = new TestClock();
    const { made, calls, answerAll } = heldCalls(2);
    const all = fanOut(clock, calls);
    clock.advance(9_999);
    await nextTurn();
    expect(made).toEqual([0]);
    clock.advance(1);
    await nextTurn();
    expect(made).toEqual([0, 1]);
    answerAll();
    expect(await all).toHaveLength(2);
  });

  it('are made too where the first ends without telling that it began', async () => {
    const { made, calls, answerAll } = heldCalls(2);
    const all = fanOut(new TestClock(), calls);
    answerAll();
    await all;
    expect(made).toEqual([0, 1]);
  });

  it('are not made where the first fails', async () => {
    const { made, calls, held } = heldCalls(3);
    const clock = new TestClock();
    const all = fanOut(clock, calls);
    held[0]?.reject(new Error('away'));
    await expect(all).rejects.toThrow('away');
    clock.advance(10_000);
    await nextTurn();
    expect(made).toEqual([0]);
  });

  it.each([
    [1, false],
    [1, true],
    [2, false],
    [5, true],
  ])('leave no failure unhandled: all of %i fail, the first having begun: %s', async (count, isBegun) => {
    const unhandled = await unhandledIn(async () => {
      const { made, calls, held } = heldCalls(count);
      const all = fanOut(new TestClock(), calls);
      if (isBegun) held[0]?.begin();
      await nextTurn();
      for (const at of made) held[at]?.reject(new Error(`away ${at}`));
      await expect(all).rejects.toThrow('away 0');
    });
    expect(unhandled).toEqual([]);
  });

  it('are none where there is nothing to write', async () => {
    expect(await fanOut(new TestClock(), [])).toEqual([]);
  });
});

describe('items in slices', () => {
  it('are all there in their order, in lists whose lengths differ by one at most', () => {
    const sizes = fc.record({ size: fc.integer({ min: 1, max: 6 }), most: fc.integer({ min: 1, max: 8 }) });
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), sizes, (items, { size, most }) => {
        const slices = inSlices(items, { size, most });
        expect(slices.flat()).toEqual(items);
        const lengths = slices.map(({ length }) => length);
        expect(Math.max(0, ...lengths) - Math.min(...lengths, Number.MAX_SAFE_INTEGER)).toBeLessThanOrEqual(1);
        expect(slices.length).toBe(Math.min(most, Math.ceil(items.length / size)));
        expect(lengths.every((length) => length > 0 && (length <= size || slices.length === most))).toBe(true);
      }),
      { numRuns: runs(400) },
    );
  });
});
