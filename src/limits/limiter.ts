import { prepared } from '../store/prepared.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';

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

interface Waiting {
  resolve(outcome: LimitOutcome): void;
  reject(error: unknown): void;
}

/** As many as one transaction counts; the others come next. */
const BATCH_MAX = 500;

/**
 * An exact rolling window, counted in the store, so that every process on the same database shares it. A refused
 * request does not count: who waits as told gets through. Hits of a bucket that come in the same turn of the event loop
 * share one transaction, and the price of one does not grow with the limit.
 */
export class Limiter {
  #store: Store;
  #clock: Clock;
  #batches = new Map<string, Waiting[]>();
  #first = prepared((bucket: string) => this.#endOf(bucket, 'asc'));
  #last = prepared((bucket: string) => this.#endOf(bucket, 'desc'));
  #add = prepared((bucket: string, at: number, hits: number, total: number) =>
    this.#store.db
      .insertInto('limit_hits')
      .values({ bucket, at, hits, total })
      .onConflict((conflict) =>
        conflict.columns(['bucket', 'at']).doUpdateSet((set) => ({ hits: set('limit_hits.hits', '+', hits), total })),
      ),
  );

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Counts one hit on a bucket when it still fits. Relaxed: a power cut may forget the last moments, nothing else. */
  hit(bucket: string, window: Window): Promise<LimitOutcome> {
    return new Promise((resolve, reject) => {
      const name = JSON.stringify([bucket, window.limit, window.windowMs]);
      const batch = this.#batches.get(name);
      if (batch && batch.length < BATCH_MAX) {
        batch.push({ resolve, reject });
        return;
      }
      const opened = [{ resolve, reject }];
      this.#batches.set(name, opened);
      // After the sockets that are readable now have been read: whoever calls at the same time joins.
      setImmediate(() => {
        if (this.#batches.get(name) === opened) this.#batches.delete(name);
        void this.#count(bucket, window, opened);
      });
    });
  }

  async #count(bucket: string, window: Window, batch: readonly Waiting[]): Promise<void> {
    try {
      const counted = await this.#store.write((tx) => this.#countIn(tx, bucket, window, batch.length), 'relaxed');
      batch.forEach((one, index) => {
        if (index >= counted.passed) one.resolve({ allowed: false, remaining: 0, retryAfterMs: counted.retryAfterMs });
        else one.resolve({ allowed: true, remaining: counted.free - index - 1, retryAfterMs: 0 });
      });
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
  }

  async #countIn(
    tx: Tx,
    bucket: string,
    { limit, windowMs }: Window,
    many: number,
  ): Promise<{ free: number; passed: number; retryAfterMs: number }> {
    await this.#store.dialect.lockName(tx, bucket);
    const last = (await this.#last(tx, bucket))[0];
    // Read with the lock held, and never before the last hit, whatever the clock of another machine said.
    const now = Math.max(this.#clock.now(), last?.at ?? 0);
    const first = last && (await this.#firstInWindow(tx, bucket, now - windowMs));
    const inWindow = first ? last.total - first.total + first.hits : 0;
    const free = Math.max(0, limit - inWindow);
    const passed = Math.min(free, many);
    if (passed > 0) await this.#add(tx, bucket, now, passed, (first ? last.total : 0) + passed);
    if (passed === many) return { free, passed, retryAfterMs: 0 };
    // The hit that must leave the window before one more fits: counted from the newest, the limit's.
    const total = (first ? last.total : 0) + passed;
    return { free, passed, retryAfterMs: (await timeOfHit(tx, bucket, total - limit + 1)) + windowMs - now };
  }

  /** The oldest row that still counts; those that no longer do are removed on the way. */
  async #firstInWindow(tx: Tx, bucket: string, expiredAt: number) {
    const [first] = await this.#first(tx, bucket);
    if (!first || first.at > expiredAt) return first;
    await tx.deleteFrom('limit_hits').where('bucket', '=', bucket).where('at', '<=', expiredAt).execute();
    return (await this.#first(tx, bucket))[0];
  }

  #endOf(bucket: string, order: 'asc' | 'desc') {
    const rows = this.#store.db.selectFrom('limit_hits').select(['at', 'hits', 'total']);
    return rows.where('bucket', '=', bucket).orderBy('at', order).limit(1);
  }
}

async function timeOfHit(tx: Tx, bucket: string, ordinal: number): Promise<number> {
  const { at } = await tx
    .selectFrom('limit_hits')
    .select('at')
    .where('bucket', '=', bucket)
    .where('total', '>=', ordinal)
    .orderBy('at')
    .limit(1)
    .executeTakeFirstOrThrow();
  return at;
}
