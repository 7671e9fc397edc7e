import { AppError } from '../errors.ts';
import type { Metrics } from '../system/metrics.ts';
import type { Limiter } from './limiter.ts';

const WINDOW_MS = 60_000;
/** What the contract has clients wait, whatever is left of the window. */
const RETRY_AFTER_SECONDS = 60;

/**
 * Counts one request of a key, through whichever door it came. Throws AppError `rate_limited` when the key has used up
 * its rolling minute.
 */
export async function countRequest(
  { limiter, metrics }: { limiter: Limiter; metrics: Metrics },
  keyId: string,
  limit: number,
): Promise<void> {
  const { allowed } = await limiter.hit(`key:${keyId}`, { limit, windowMs: WINDOW_MS });
  metrics.limiter(allowed ? 'allowed' : 'refused');
  if (allowed) return;
  throw new AppError('rate_limited', `This key may make ${limit} requests in any 60 seconds and has made them.`, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/**
 * Counts one outreach request of a key, in a bucket of its own: how many may follow, and when it was one too many, the
 * AppError `rate_limited` with the seconds after which the next one passes.
 */
export async function countOutreachRequest(
  { limiter, metrics }: { limiter: Limiter; metrics: Metrics },
  keyId: string,
  limit: number,
): Promise<{ remaining: number; refused: AppError | undefined }> {
  const { allowed, remaining, retryAfterMs } = await limiter.hit(`outreach:${keyId}`, { limit, windowMs: WINDOW_MS });
  metrics.limiter(allowed ? 'allowed' : 'refused');
  if (allowed) return { remaining, refused: undefined };
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const refused = new AppError(
    'rate_limited',
    `This key may make ${limit} outreach requests in any 60 seconds and has made them; wait ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
  return { remaining, refused };
}
