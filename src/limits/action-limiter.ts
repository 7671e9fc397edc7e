import { AppError } from '../errors.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { ACTION_LIMITS, ACTION_WINDOWS, type ActionQuota, type ActionWindow, type LimitedAction } from './actions.ts';

interface Hit {
  at: number;
  hits: number;
  /** Hits of the bucket up to and including these. */
  total: number;
}

interface Counted extends ActionQuota {
  /** Until one more passes this window; 0 when one passes now. */
  retryAfterMs: number;
}

/**
 * Counts the limited actions of a workspace in three rolling windows at once, in the store, so that every process on the
 * same database shares them. What is refused does not count.
 */
export class ActionLimiter {
  #store: Store;
  #clock: Clock;

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Counts one action, to be asked for when everything else about the request is known to be right. Answers with the
   * window that has least left, and tells the same to `tell` (of a refusal: the window that lasts longest), for the
   * headers of the answer. Throws AppError `rate_limited` with the seconds after which the next one passes.
   */
  async take(workspaceId: string, action: LimitedAction, tell: (quota: ActionQuota) => void = ignore): Promise<void> {
    const counted = await this.#store.write((tx) => this.#count(tx, workspaceId, action), 'relaxed');
    const { limit, window, remaining, retryAfterMs } = counted;
    tell({ limit, window, remaining });
    if (retryAfterMs === 0) return;
    const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
    throw new AppError(
      'rate_limited',
      `This workspace may do this ${limit} times in any ${window} and has done so; wait ${retryAfterSeconds} seconds.`,
      { retryAfterSeconds },
    );
  }

  async #count(tx: Tx, workspaceId: string, action: LimitedAction): Promise<Counted> {
    const bucket = `action:${workspaceId}:${action}`;
    await this.#store.dialect.lockName(tx, bucket);
    const last = await newest(tx, bucket);
    // Read with the lock held, and never before the last hit, whatever the clock of another machine said.
    const now = Math.max(this.#clock.now(), last?.at ?? 0);
    const told: Counted[] = [];
    for (const [name, limit] of Object.entries(ACTION_LIMITS[action])) {
      // The keys of the table are the windows' names.
      told.push(await counted(tx, { bucket, last, now, limit, window: name as ActionWindow }));
    }
    const longest = told.reduce((worst, one) => (one.retryAfterMs > worst.retryAfterMs ? one : worst));
    if (longest.retryAfterMs > 0) return longest;
    await record(tx, bucket, now, (last?.total ?? 0) + 1);
    const tightest = told.reduce((least, one) => (one.remaining < least.remaining ? one : least));
    return { ...tightest, remaining: tightest.remaining - 1 };
  }
}

const ignore = (): void => {};

const hits = (tx: Tx, bucket: string) =>
  tx.selectFrom('limit_hits').select(['at', 'hits', 'total']).where('bucket', '=', bucket);

const newest = (tx: Tx, bucket: string): Promise<Hit | undefined> =>
  hits(tx, bucket).orderBy('at', 'desc').limit(1).executeTakeFirst();

async function counted(
  tx: Tx,
  {
    bucket,
    last,
    now,
    limit,
    window,
  }: { bucket: string; last: Hit | undefined; now: number } & Omit<ActionQuota, 'remaining'>,
): Promise<Counted> {
  const windowMs = ACTION_WINDOWS[window];
  const first = await hits(tx, bucket)
    .where('at', '>', now - windowMs)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  const used = first && last ? last.total - first.total + first.hits : 0;
  if (used < limit) return { limit, window, remaining: limit - used, retryAfterMs: 0 };
  // The hit that must leave the window before one more fits: counted from the newest, the limit's.
  const leaves = await hits(tx, bucket)
    .where('total', '>=', (last?.total ?? 0) - limit + 1)
    .orderBy('at')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { limit, window, remaining: 0, retryAfterMs: leaves.at + windowMs - now };
}

/** Writes the hit, and forgets what no window looks at any more. */
async function record(tx: Tx, bucket: string, now: number, total: number): Promise<void> {
  await tx
    .deleteFrom('limit_hits')
    .where('bucket', '=', bucket)
    .where('at', '<=', now - ACTION_WINDOWS.day)
    .execute();
  await tx
    .insertInto('limit_hits')
    .values({ bucket, at: now, hits: 1, total })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'at']).doUpdateSet((set) => ({ hits: set('limit_hits.hits', '+', 1), total })),
    )
    .execute();
}
