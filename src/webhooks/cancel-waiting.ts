import type { Store } from '../store/store.ts';
import type { DeliveryParts } from './delivery-parts.ts';

// What waits for a webhook may be very much, and on SQLite one transaction holds up all others: so a removed webhook is
// gone at once, and its deliveries are cancelled in portions behind it.

/** What a deleted endpoint's reason is until nothing waits for it any more. Nobody is told it. */
export const CANCELLING = 'cancelling';

/** Deliveries cancelled in one transaction: others write in between. */
const DELIVERIES_AT_ONCE = 500;

type CancelParts = Pick<DeliveryParts, 'store' | 'clock' | 'lifecycle'>;

/**
 * Cancels whatever waits for a deleted endpoint. When the process ends before that is done, `cancelAllLeft` goes on; an
 * event that was being written while the endpoint went is set aside when it is due.
 */
export async function cancelWaiting({ store, clock, lifecycle }: CancelParts, endpointId: string): Promise<void> {
  let after: Place = { created_at: 0, id: '' };
  for (;;) {
    if (lifecycle.draining) return;
    const waiting = await waitingAfter(store, endpointId, after);
    await cancel(store, waiting, clock.now());
    const last = waiting.at(-1);
    if (!last || waiting.length < DELIVERIES_AT_ONCE) break;
    after = last;
  }
  await store.write((tx) =>
    tx
      .updateTable('endpoints')
      .set({ status_reason: null })
      .where('id', '=', endpointId)
      .where('status', '=', 'deleted')
      .execute(),
  );
}

/** Goes on where processes have ended in the middle. */
export async function cancelAllLeft(parts: CancelParts): Promise<void> {
  const left = await parts.store.db
    .selectFrom('endpoints')
    .select('id')
    .where('status', '=', 'deleted')
    .where('status_reason', '=', CANCELLING)
    .execute();
  for (const { id } of left) await cancelWaiting(parts, id);
}

/** Where one has come to in the log of an endpoint. */
interface Place {
  created_at: number;
  id: string;
}

/** Read outside the transaction, because what has been sent long ago must be passed over. */
const waitingAfter = ({ db }: Store, endpointId: string, after: Place): Promise<Place[]> =>
  db
    .selectFrom('deliveries')
    .select(['created_at', 'id'])
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'waiting')
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(after.created_at, after.id)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(DELIVERIES_AT_ONCE)
    .execute();

async function cancel(store: Store, waiting: readonly Place[], now: number): Promise<void> {
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await store.write((tx) =>
    tx
      .updateTable('deliveries')
      .set({ status: 'cancelled', due_at: null, finished_at: now })
      .where('id', 'in', ids)
      .where('status', '=', 'waiting')
      .execute(),
  );
}
