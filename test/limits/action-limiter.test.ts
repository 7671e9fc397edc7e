import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ActionLimiter } from '../../src/limits/action-limiter.ts';
import { ACTION_LIMITS, ACTION_WINDOWS, type ActionQuota } from '../../src/limits/actions.ts';
import { openStore } from '../../src/store/open.ts';
import { TestClock } from '../../src/system/clock.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { ACTIONS, expectWindows, refusal, START } from './action-windows.ts';

onEveryStore('the limits of an action', (kind) => {
  // The others take a while on PostgreSQL: they are with the long tests.
  it.each(
    kind.name === 'sqlite' ? ACTIONS : (['autopilot'] as const),
  )('%s: each window lets its number through, and says when the next one passes', (action) =>
    expectWindows(kind, action));
});

describe('a rolling window of an action', () => {
  it('holds at most its number in every stretch of it, refuses nobody who would fit, and counts no refusal', async () => {
    const pauses = fc.oneof(
      fc.integer({ min: 0, max: 20_000 }),
      fc.constant(ACTION_WINDOWS.minute),
      fc.integer({ min: 0, max: ACTION_WINDOWS.hour }),
      fc.constant(ACTION_WINDOWS.hour),
    );
    const plans = fc.array(pauses, { minLength: 1, maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(plans, async (waits) => {
        const clock = new TestClock(START);
        const store = await openStore(':memory:', clock);
        const limiter = new ActionLimiter({ store, clock });
        const passed: number[] = [];
        for (const wait of waits) {
          clock.advance(wait);
          await expectAsCounted(limiter, clock.now(), passed);
        }
        await store.close();
      }),
      { numRuns: 15 },
    );
  });
});

/** Asks once, and compares with a plain list of when all before it passed. */
async function expectAsCounted(limiter: ActionLimiter, now: number, passed: number[]): Promise<void> {
  const states = Object.entries(ACTION_LIMITS.autopilot).map(([name, limit]) => {
    const windowMs = ACTION_WINDOWS[name as keyof typeof ACTION_WINDOWS];
    const used = passed.filter((at) => at > now - windowMs).length;
    const waitMs = used < limit ? 0 : (passed.at(-limit) ?? 0) + windowMs - now;
    return { window: name, limit, used, waitMs };
  });
  const waitMs = Math.max(...states.map((one) => one.waitMs));
  if (waitMs === 0) {
    const told: ActionQuota[] = [];
    await limiter.take('ws_1', 'autopilot', (quota) => told.push(quota));
    passed.push(now);
    const left = Math.min(...states.map((one) => one.limit - one.used)) - 1;
    expect(told).toEqual([expect.objectContaining({ remaining: left })]);
    return;
  }
  const { seconds, window } = await refusal(limiter, 'autopilot');
  expect(seconds).toBe(Math.max(1, Math.ceil(waitMs / 1000)));
  expect(states.filter((one) => one.waitMs === waitMs).map((one) => one.window)).toContain(window);
}
