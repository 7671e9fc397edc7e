import type { DeliveryParts, DeliveryRow } from './delivery-parts.ts';

// What becomes of a claimed delivery that no attempt was made of. Each write carries the lease of the claim.

const PUT_OFF_MS = 60_000;

/**
 * To a deleted endpoint: cancelled. To a paused one: it waits, due no more until the endpoint is resumed, whose row is
 * locked so that a resume at the same moment is not missed. To an active one: due at once, as if it had not been claimed.
 */
export async function setAside({ store, clock }: DeliveryParts, row: DeliveryRow): Promise<void> {
  await store.write(async (tx) => {
    const found = tx.selectFrom('endpoints').select(['id', 'status']).where('id', '=', row.endpoint_id);
    const endpoint = await store.dialect.lock(found).executeTakeFirst();
    const now = clock.now();
    const isPaused = endpoint?.status === 'paused';
    const isActive = endpoint?.status === 'active';
    await tx
      .updateTable('deliveries')
      .set({
        ...(isActive || isPaused ? {} : { status: 'cancelled', finished_at: now }),
        due_at: isActive ? now : null,
        ...released(row),
      })
      .where('id', '=', row.id)
      .where('lease_owner', '=', row.lease_owner)
      .where('status', '=', 'waiting')
      .execute();
  });
}

/** The process stops: another takes it at once, and it is the same attempt. */
export async function giveBack({ store }: DeliveryParts, row: DeliveryRow): Promise<void> {
  await store.write((tx) =>
    tx
      .updateTable('deliveries')
      .set(released(row))
      .where('id', '=', row.id)
      .where('lease_owner', '=', row.lease_owner)
      .execute(),
  );
}

/** This process cannot send it, through no fault of the receiver: tried again in a minute. */
export async function putOff({ store, clock }: DeliveryParts, row: DeliveryRow): Promise<void> {
  await store.write((tx) =>
    tx
      .updateTable('deliveries')
      .set({ due_at: clock.now() + PUT_OFF_MS, ...released(row) })
      .where('id', '=', row.id)
      .where('lease_owner', '=', row.lease_owner)
      .where('status', '=', 'waiting')
      .execute(),
  );
}

/** Each process that took it up died before its attempt had ended: whatever it is, it is not tried for ever. */
export async function giveUp({ store, clock }: DeliveryParts, row: DeliveryRow): Promise<void> {
  await store.write((tx) =>
    tx
      .updateTable('deliveries')
      .set({ status: 'failed', finished_at: clock.now(), due_at: null, ...released(row) })
      .where('id', '=', row.id)
      .where('lease_owner', '=', row.lease_owner)
      .where('status', '=', 'waiting')
      .execute(),
  );
}

/** The claim that is undone does not count. */
const released = ({ attempts }: DeliveryRow) => ({
  lease_until: null,
  lease_owner: null,
  attempts: Math.max(0, attempts - 1),
});
