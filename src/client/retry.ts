import type { Clock } from '../system/clock.ts';
import { BrokenConnection, type HttpReply } from './transport.ts';

/** How often a request is sent in all while the service fails or cannot be reached. */
export const ATTEMPTS_MAX = 4;
/** Milliseconds before the second, third and fourth attempt, as the API's contract recommends. */
const BACKOFF_MS = [1_000, 2_000, 4_000] as const;
/** Milliseconds that a request waits in all because its key has asked too often. */
export const LIMIT_WAIT_MS = 5 * 60_000;
/** Milliseconds between two looks at a run that still goes on. */
export const LOOK_PAUSE_MS = 1_000;
const DEFAULT_RETRY_AFTER_SECONDS = 60;

/**
 * Sends until there is an answer: again after 1, 2 and 4 seconds on 5xx and on a broken connection, and after the seconds
 * of `Retry-After` on 429, `limitWaitMs` in all. Nothing else is sent again. Answers with the last reply, whatever it is;
 * throws the last BrokenConnection, and the signal's reason. `send` must be safe to repeat.
 */
export async function withRetries<Reply extends HttpReply>(
  {
    clock,
    signal,
    limitWaitMs = LIMIT_WAIT_MS,
  }: { clock: Clock; signal: AbortSignal; limitWaitMs?: number | undefined },
  send: () => Promise<Reply>,
): Promise<Reply> {
  const until = clock.now() + limitWaitMs;
  let failures = 0;
  for (;;) {
    const outcome = await send().catch((error: unknown) => {
      if (error instanceof BrokenConnection) return error;
      throw error;
    });
    if (isReply(outcome) && outcome.status === 429) {
      const waitMs = retryAfterSeconds(outcome, clock.now()) * 1_000;
      if (clock.now() + waitMs > until) return outcome;
      await pause(clock, waitMs, signal);
      continue;
    }
    if (isReply(outcome) && outcome.status < 500) return outcome;
    const backoffMs = BACKOFF_MS[failures++];
    if (backoffMs !== undefined) await pause(clock, backoffMs, signal);
    else if (isReply(outcome)) return outcome;
    else throw outcome;
  }
}

/** Seconds that a 429 asks to wait: a number or a date, at least one; 60 when it does not say. */
export function retryAfterSeconds({ headers }: HttpReply, now: number): number {
  const given = headers['retry-after']?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(given) ? Number(given) : (Date.parse(given) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : DEFAULT_RETRY_AFTER_SECONDS;
}

/** Sleeps; throws the signal's reason as soon as it aborts. */
export async function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  await clock.sleep(ms, signal);
  signal.throwIfAborted();
}

const isReply = <Reply extends HttpReply>(outcome: Reply | BrokenConnection): outcome is Reply =>
  !(outcome instanceof BrokenConnection);
