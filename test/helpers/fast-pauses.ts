import { type Clock, systemClock, type TestClock } from '../../src/system/clock.ts';

/** Longer than any pause between two attempts, shorter than any patience. */
const PAUSE_MS_MAX = 5_000;

/** How many times as fast as real ones. */
const HURRY = 50;

/**
 * The test's clock for a client that pauses between its attempts: short pauses pass by themselves, and fast; longer ones
 * wait for the test.
 */
export const withFastPauses = (clock: TestClock): Clock => ({
  now: () => clock.now(),
  elapsed: () => clock.elapsed(),
  leaseTime: () => clock.leaseTime(),
  sleep: (ms, signal) => (ms <= PAUSE_MS_MAX ? systemClock.sleep(ms / HURRY, signal) : clock.sleep(ms, signal)),
});
