import type { Clock } from '../system/clock.ts';
import type { Store, Tx } from './store.ts';

/** Milliseconds between two notes of the time. */
export const NOTE_EVERY_MS = 10_000;

/**
 * The store, with the time noted in whatever it writes: in the same transaction, so that no time in the database is
 * later than the one that is noted by more than `NOTE_EVERY_MS`, however soon after a jump of the clock the process dies.
 */
export function notingTime(store: Store, clock: Clock): Store {
  let noted = 0;
  const isNoted = (now: number) => now >= noted && now < noted + NOTE_EVERY_MS;
  return {
    ...store,
    async write(work, durability) {
      let latest: number | undefined;
      const result = await store.write(async (tx) => {
        const done = await work(tx);
        // Read last: the work has written no later time.
        const now = clock.now();
        latest = isNoted(now) ? undefined : now;
        if (latest !== undefined) await noteLatest(tx, latest);
        return done;
      }, durability);
      if (latest !== undefined) noted = latest;
      return result;
    },
  };
}

/** Notes the time where none later is noted. */
async function noteLatest(tx: Tx, now: number): Promise<void> {
  await tx
    .insertInto('clock')
    .values({ id: 1, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }).where('clock.seen_at', '<', now))
    .execute();
}
