import type { App } from '../app.ts';
import { AppError } from '../errors.ts';

const PAUSE_MS = 250;
/** With the pause above, a few seconds. */
const ATTEMPTS_MAX = 20;

/**
 * Does what only reads, or changes nothing when it is done again, once more while the database is away for a little
 * while: a run goes on, or has been charged, whether or not that can be read at this moment, and told as a failure it
 * would be started again and paid for twice. Throws AppErrors of another kind at once,
 * anything else after some five seconds.
 */
export async function patiently<T>(app: App, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isAway = !(error instanceof AppError) || error.code === 'store_unavailable';
      if (!isAway || attempt === ATTEMPTS_MAX) throw error;
      await app.clock.sleep(PAUSE_MS);
    }
  }
}
