import { expect, it } from 'vitest';
import { ByteBudget } from '../../src/limits/byte-budget.ts';
import { TestClock } from '../../src/system/clock.ts';

const MIB = 1024 * 1024;
const { signal } = new AbortController();

it('large bodies of a workspace wait for their turn, those of others and small ones do not', async () => {
  const clock = new TestClock();
  const budget = new ByteBudget({ clock });
  for (let sent = 0; sent < 4; sent++) await budget.take('loud', MIB, signal);
  let isRead = false;
  const fifth = budget.take('loud', MIB, signal).then(() => {
    isRead = true;
  });
  await budget.take('quiet', MIB, signal);
  await budget.take('loud', 1_000, signal);
  expect(isRead).toBe(false);
  clock.advance(1_000);
  await fifth;
});

it('a workspace that would wait too long for its large bodies is told how long, and others go on', async () => {
  const budget = new ByteBudget({ clock: new TestClock() });
  const waiting = Array.from({ length: 19 }, () => budget.take('loud', MIB, signal));
  for (const one of waiting) one.catch(() => undefined);
  await expect(budget.take('loud', MIB, signal)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 16 });
  await budget.take('quiet', MIB, signal);
});

it('a large body that nobody sends any more does not wait', async () => {
  const budget = new ByteBudget({ clock: new TestClock() });
  for (let sent = 0; sent < 4; sent++) await budget.take('loud', MIB, signal);
  const gone = new AbortController();
  const fifth = budget.take('loud', MIB, gone.signal);
  gone.abort(new Error('gone'));
  await expect(fifth).rejects.toThrow('gone');
});
