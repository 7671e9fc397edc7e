import type { Store } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Ids } from '../system/ids.ts';

export interface Window {
  /** How many may pass in any stretch of windowMs. */
  limit: number;
  windowMs: number;
}

export interface LimitOutcome {
  allowed: boolean;
  /** How many more would pass now. */
  remaining: number;
  /** Until one more would pass; 0 when allowed. */
  retryAfterMs: number;
}

/**
 * An exact rolling window, counted in the store, so that every process on the same database shares it. A refused
 * request does not count: who waits as told gets through.
 */
export class Limiter {
  #store: Store;
  #clock: Clock;
  #ids: Ids;

  constructor({ store, clock, ids }: { store: Store; clock: Clock; ids: Ids }) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
  }

  /** Counts one hit on a bucket when it still fits. Relaxed: a power cut may forget the last moments, nothing else. */
  async hit(bucket: string, { limit, windowMs }: Window): Promise<LimitOutcome> {
    return this.#store.write(async (tx) => {
      // The bucket's row is the lock: on PostgreSQL two requests of one key must not count at the same moment. The time
      // is read after it is held, so that hits are in the order of their times.
      await tx
        .insertInto('limit_buckets')
        .values({ bucket, touched_at: 0 })
        .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ touched_at: this.#clock.now() }))
        .execute();
      const now = this.#clock.now();
      await tx
        .deleteFrom('limit_hits')
        .where('bucket', '=', bucket)
        .where('at', '<=', now - windowMs)
        .execute();
      const hits = await tx.selectFrom('limit_hits').select('at').where('bucket', '=', bucket).orderBy('at').execute();
      const blocking = hits[hits.length - limit];
      if (blocking) return { allowed: false, remaining: 0, retryAfterMs: blocking.at + windowMs - now };
      await tx
        .insertInto('limit_hits')
        .values({ bucket, at: now, id: this.#ids.next('request') })
        .execute();
      return { allowed: true, remaining: limit - hits.length - 1, retryAfterMs: 0 };
    }, 'relaxed');
  }
}
