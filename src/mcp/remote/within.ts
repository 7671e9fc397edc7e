import { Patience } from '../../client/patience.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../system/clock.ts';
import type { BackendCall } from '../backend.ts';

/** Milliseconds beyond its wait that a call gives the service to answer. */
export const LAST_LOOK_MS = 5_000;
/** Long enough for four attempts, however little the caller waits for a run. */
const PATIENCE_MS_MIN = 10_000;

/** Milliseconds in which a call that waits so long for its run is answered, whatever the service does. */
export const answeredWithin = (waitMs: number): number => Math.max(waitMs, PATIENCE_MS_MIN) + LAST_LOOK_MS;

/**
 * Asks the service for something, and answers before the patience of most clients is over: they tell their users of a
 * timeout, and not what is wrong. A limit of the key that lasts longer is told at once. Throws what `ask` throws.
 */
export async function within<T>(
  clock: Clock,
  { signal, requestId }: Pick<BackendCall, 'signal' | 'requestId'>,
  ms: number,
  ask: (options: { signal: AbortSignal; requestId: string; limitWaitMs: number }) => Promise<T>,
): Promise<T> {
  const patience = new Patience(clock, ms);
  try {
    return await ask({ signal: AbortSignal.any([signal, patience.signal]), requestId, limitWaitMs: ms });
  } catch (error) {
    if (patience.signal.aborted && !signal.aborted) throw notYetAnswered();
    throw error;
  } finally {
    patience.end();
  }
}

export const notYetAnswered = (): AppError =>
  new AppError(
    'engine_unavailable',
    'The service that PLANWRIGHT_API_URL names has not answered in time; check that it runs. Nothing is charged twice: the same call again goes on with what has begun there.',
  );
