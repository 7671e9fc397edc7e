import type { App } from '../../app.ts';
import { IDEMPOTENCY_MS } from '../../generation/same-call.ts';
import { loop } from '../loop.ts';

const SWEEP_EVERY_MS = 60_000;
/** Calls removed in one transaction: others write in between. */
const CALLS_AT_ONCE = 500;

/** Removes calls that are not remembered any more, from now on until the process stops. */
export function startSweepingCalls(app: App): void {
  loop(app, SWEEP_EVERY_MS, async () => (await sweepCalls(app)) === CALLS_AT_ONCE);
}

/** Removes some of those that are too old, and says how many. One that is still under way stays. */
export async function sweepCalls({ store, clock }: Pick<App, 'store' | 'clock'>): Promise<number> {
  const now = clock.now();
  const { numDeletedRows } = await store.write(
    (tx) =>
      tx
        .deleteFrom('keyed_calls')
        .where('id', 'in', (from) =>
          from
            .selectFrom('keyed_calls')
            .select('id')
            .where('created_at', '<=', now - IDEMPOTENCY_MS)
            .where('lease_until', '<=', clock.leaseTime())
            .orderBy('created_at')
            .limit(CALLS_AT_ONCE),
        )
        .executeTakeFirst(),
    'relaxed',
  );
  return Number(numDeletedRows);
}
