import { type Clock, systemClock, type TestClock } from '../../src/system/clock.ts';

/** Longer than any pause between two attempts, shorter than any patience. */
const PAUSE_MS_MAX = 5_000;

/**
 * The test's clock for a client that pauses between its attempts: short pauses pass by themselves, in real time, as those
 * of a vendor's own SDK do; whatever takes longer waits for the test.
 */
export const withRealPauses = (clock: TestClock): Clock => ({
  now: () => clock.now(),
  sleep: (ms, signal) => (ms <= PAUSE_MS_MAX ? systemClock : clock).sleep(ms, signal),
});
