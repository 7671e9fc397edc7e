import type { Dialect } from '../store/dialect.ts';
import type { Store, Tx } from '../store/store.ts';
import { cancelAllLeft } from './cancel-waiting.ts';
import type { DeliveryParts } from './delivery-parts.ts';

/** Milliseconds that events are kept with their deliveries and the log of their attempts. */
export const KEPT_MS = 30 * 24 * 60 * 60_000;
/** Events removed in one transaction: others write in between. */
const EVENTS_AT_ONCE = 500;

type SweepParts = Pick<DeliveryParts, 'store' | 'clock' | 'lifecycle'>;

/** Removes what happened long ago, once what waited for removed webhooks is cancelled. What still waits, because its webhook is paused, stays. */
export async function sweepEvents(parts: SweepParts): Promise<void> {
  await cancelAllLeft(parts);
  const { store, clock, lifecycle } = parts;
  const before = clock.now() - KEPT_MS;
  for (const { id } of await store.db.selectFrom('workspaces').select('id').execute()) {
    let removed = EVENTS_AT_ONCE;
    while (removed === EVENTS_AT_ONCE && !lifecycle.draining) removed = await sweepWorkspace(store, id, before);
  }
}

async function sweepWorkspace(store: Store, workspaceId: string, before: number): Promise<number> {
  const old = await store.db
    .selectFrom('events')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('deliveries.event_id', '=', 'events.id')
            .where('deliveries.status', '=', 'waiting'),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(EVENTS_AT_ONCE)
    .execute();
  const ids = old.map((event) => event.id);
  if (ids.length > 0) await store.write((tx) => remove(tx, store.dialect, ids), 'relaxed');
  return ids.length;
}

/** A delivery that somebody has just sent anew keeps its event. */
async function remove(tx: Tx, dialect: Dialect, eventIds: string[]): Promise<void> {
  const finished = tx
    .selectFrom('deliveries')
    .select('id')
    .where('event_id', 'in', eventIds)
    .where('status', '!=', 'waiting');
  const deliveries = await dialect.lock(finished).execute();
  const ids = deliveries.map((delivery) => delivery.id);
  if (ids.length > 0) {
    await tx.deleteFrom('delivery_attempts').where('delivery_id', 'in', ids).execute();
    await tx.deleteFrom('deliveries').where('id', 'in', ids).execute();
  }
  await tx
    .deleteFrom('events')
    .where('id', 'in', eventIds)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('deliveries').select('deliveries.id').whereRef('deliveries.event_id', '=', 'events.id'))),
    )
    .execute();
}
