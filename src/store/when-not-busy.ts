import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './dialect.ts';

const BUSY_PAUSE_MAX_MS = 25;

/** Does the work again until no other process has the lock, or it is too late. Throws what `fault` makes of an error. */
export async function whenNotBusy<T>(
  work: () => Promise<T>,
  { giveUpAt, fault }: { giveUpAt: number; fault: (error: unknown) => unknown },
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const busy = errorCode(error).startsWith('SQLITE_BUSY');
      if (!busy || performance.now() > giveUpAt) throw fault(error);
      await wait(Math.random() * Math.min(BUSY_PAUSE_MAX_MS, 2 * attempt));
    }
  }
}
