import { expect } from 'vitest';
import { ActionLimiter } from '../../src/limits/action-limiter.ts';
import { ACTION_LIMITS, ACTION_WINDOWS, type ActionQuota, type LimitedAction } from '../../src/limits/actions.ts';
import { TestClock } from '../../src/system/clock.ts';
import type { StoreKind } from '../helpers/stores.ts';

// The names of a literal table are its keys.
export const ACTIONS = Object.keys(ACTION_LIMITS) as LimitedAction[];
export const START = 1_000_000_000_000;

/** Uses up each window of an action in turn, to its last moment. */
export async function expectWindows(kind: StoreKind, action: LimitedAction): Promise<void> {
  const clock = new TestClock(START);
  const store = await kind.openFresh(clock);
  const limiter = new ActionLimiter({ store, clock });
  const { minute, hour, day } = ACTION_LIMITS[action];
  expect(await passes(limiter, action)).toBe(minute);
  expect(await refusal(limiter, action)).toEqual({ window: 'minute', limit: minute, remaining: 0, seconds: 60 });
  const hoursTotal = await passesOver(limiter, clock, action, { untilMs: START + ACTION_WINDOWS.hour - 1 });
  expect(minute + hoursTotal).toBe(hour);
  expect(await refusal(limiter, action)).toMatchObject({ window: 'hour', limit: hour, remaining: 0 });
  const daysTotal = await passesOver(limiter, clock, action, { untilMs: START + ACTION_WINDOWS.day - 1 });
  expect(hour + daysTotal).toBe(day);
  expect(await refusal(limiter, action)).toEqual({ window: 'day', limit: day, remaining: 0, seconds: 1 });
  clock.advance(1);
  expect(await passes(limiter, action)).toBe(minute);
}

/** How many of the action pass before one is refused. */
export async function passes(limiter: ActionLimiter, action: LimitedAction): Promise<number> {
  for (let count = 0; ; count++) {
    try {
      await limiter.take('ws_1', action);
    } catch {
      return count;
    }
  }
}

/** Goes on from minute to minute and asks for as many as pass; ends at that time. */
async function passesOver(
  limiter: ActionLimiter,
  clock: TestClock,
  action: LimitedAction,
  { untilMs }: { untilMs: number },
): Promise<number> {
  let count = 0;
  const stepMs = untilMs - clock.now() > ACTION_WINDOWS.hour ? ACTION_WINDOWS.hour / 2 : ACTION_WINDOWS.minute;
  while (clock.now() < untilMs) {
    clock.advance(Math.min(stepMs, untilMs - clock.now()));
    count += await passes(limiter, action);
  }
  return count;
}

/** What is told of the one that is refused now. */
export async function refusal(
  limiter: ActionLimiter,
  action: LimitedAction,
): Promise<ActionQuota & { seconds: number }> {
  const told: ActionQuota[] = [];
  const error = await limiter.take('ws_1', action, (quota) => told.push(quota)).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'rate_limited' });
  const [quota] = told;
  if (!quota) throw new Error('Nothing was told.');
  return { ...quota, seconds: (error as { retryAfterSeconds: number }).retryAfterSeconds };
}
