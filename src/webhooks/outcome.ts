import type { HttpFault } from '../system/guarded-http.ts';

/** Milliseconds after a failed attempt until the next, as the API contract says; after the last, the delivery has failed. */
export const RETRY_AFTER_MS: readonly number[] = [5 * 60_000, 30 * 60_000, 2 * 60 * 60_000];
/** Up to so many milliseconds more, so that what failed together does not come back together. */
export const JITTER_MS = 30_000;
export const ATTEMPTS_MAX = RETRY_AFTER_MS.length + 1;

const GONE = 410;

/** What came of an attempt: an HTTP status, or why there was none. */
export type Answer = { status: number } | { fault: HttpFault };

/** What is to be done about a delivery after an attempt. */
export type Outcome =
  | { kind: 'delivered' }
  /** The receiver wants no more deliveries at all. */
  | { kind: 'gone' }
  /** No retry would change it. */
  | { kind: 'failed' }
  | { kind: 'retry'; afterMs: number };

/**
 * 2xx is a success, network errors and 5xx are tried again, everything else has failed: 4xx as the contract says, and
 * redirects, which are not followed. `attemptOfRound` is 1 to ATTEMPTS_MAX, `chance` answers 0 to 1.
 */
export function outcomeOf(answer: Answer, attemptOfRound: number, chance: () => number): Outcome {
  const status = 'status' in answer ? answer.status : undefined;
  if (status !== undefined && status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === GONE) return { kind: 'gone' };
  const waitMs = RETRY_AFTER_MS[attemptOfRound - 1];
  const passing = status === undefined || status >= 500;
  if (!passing || waitMs === undefined) return { kind: 'failed' };
  return { kind: 'retry', afterMs: waitMs + Math.floor(chance() * JITTER_MS) };
}

/** An endpoint is dead when nothing has reached it for so long, over so many attempts. */
const DEAD_AFTER_MS = 3 * 24 * 60 * 60_000;
const DEAD_FAILURES_MIN = 12;

/** Whether to stop sending to an endpoint; `failingSince` is when the first of these failures was, with no success after it. */
export const isDead = (endpoint: { failingSince: number; failures: number }, now: number): boolean =>
  endpoint.failures >= DEAD_FAILURES_MIN && now - endpoint.failingSince >= DEAD_AFTER_MS;

/** Why an endpoint is paused, for its owner. */
export const PAUSE_REASONS = {
  gone: 'It answered 410 Gone. Resume it when it is back: what waits is sent then.',
  dead: (sinceMs: number) =>
    `No delivery has succeeded since ${new Date(sinceMs).toISOString()}. Mend it and resume it: what waits is sent then.`,
} as const;
