import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import { olderThan, readCursor } from '../store/cursors.ts';
import type { EventTable } from '../store/outreach-tables.ts';
import { type Page, toPage } from '../store/page.ts';
import type { Store, Tx } from '../store/store.ts';
import type { DeliveryRow, EndpointRow } from '../webhooks/delivery-parts.ts';
import { TEST_TYPE } from '../webhooks/event-data.ts';
import { deliveryRow } from '../webhooks/events.ts';
import { endpointRow } from './endpoint-view.ts';
import { canBeId, iso, isoOrNull } from './row-values.ts';
import { type Delivery, type DeliveryDetail, deliveryListQuery } from './shapes/delivery.ts';

// What was sent to the webhooks of a workspace, and what came of it.

const LOG_MAX = 100;

/** The deliveries of one webhook, newest first. Throws `invalid_request` and `not_found`. */
export async function listDeliveries(
  app: App,
  workspaceId: string,
  endpointId: string,
  query: unknown,
): Promise<Page<Delivery>> {
  const { status, cursor, limit } = parseInput(deliveryListQuery, query);
  await endpointRow(app.store.db, workspaceId, endpointId);
  let found = app.store.db.selectFrom('deliveries').selectAll().where('endpoint_id', '=', endpointId);
  if (status !== undefined) found = found.where('status', '=', status);
  if (cursor !== undefined) found = found.where(olderThan(readCursor(cursor)));
  const rows = await found
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, toDelivery);
}

/** One delivery with its body and its attempts. Throws `not_found`. */
export async function getDelivery(app: App, workspaceId: string, id: string): Promise<DeliveryDetail> {
  const { row } = await ownDelivery(app.store.db, workspaceId, id);
  const attempts = await app.store.db
    .selectFrom('delivery_attempts')
    .selectAll()
    .where('delivery_id', '=', id)
    .orderBy('attempt', 'desc')
    .limit(LOG_MAX)
    .execute();
  const log = attempts.reverse().map(({ attempt, started_at, duration_ms, status, error }) => {
    return { attempt, startedAt: iso(started_at), durationMs: duration_ms, status, error };
  });
  return { ...toDelivery(row), body: row.body, log };
}

/**
 * Sends a delivery again, now: the same bytes under the same id, in a new round of up to four attempts whose numbers go
 * on. One that waits is sent now in place of later. Throws `not_found`, and `unprocessable` while its webhook is paused.
 */
export async function redeliver(app: App, workspaceId: string, id: string): Promise<Delivery> {
  return app.store.write(async (tx) => {
    const { row, endpoint } = await ownDelivery(tx, workspaceId, id);
    refusePaused(endpoint);
    const now = app.clock.now();
    const isWaiting = row.status === 'waiting';
    const changed = await tx
      .updateTable('deliveries')
      .set({
        due_at: now,
        ...(isWaiting ? {} : { status: 'waiting', finished_at: null, round_began: row.attempts_made, attempts: 0 }),
      })
      .where('id', '=', id)
      .where('status', '=', row.status)
      .returningAll()
      .executeTakeFirst();
    // Another has changed it in between: what it is now is told.
    return toDelivery(changed ?? (await ownDelivery(tx, workspaceId, id)).row);
  });
}

/** Sends a webhook an event that stands for nothing. Throws `not_found`, and `unprocessable` while it is paused. */
export async function sendTestEvent(app: App, workspaceId: string, endpointId: string): Promise<Delivery> {
  return app.store.write(async (tx) => {
    const endpoint = await endpointRow(tx, workspaceId, endpointId);
    refusePaused(endpoint);
    const event: EventTable = {
      id: app.ids.next('event'),
      workspace_id: workspaceId,
      type: TEST_TYPE,
      data: JSON.stringify({ webhookId: endpointId, message: 'This is a test. Nothing happened.' }),
      created_at: app.clock.now(),
    };
    await tx.insertInto('events').values(event).execute();
    const row = deliveryRow(event, endpointId, app.ids.next('delivery'));
    return toDelivery(await tx.insertInto('deliveries').values(row).returningAll().executeTakeFirstOrThrow());
  });
}

/** A delivery is seen as long as its webhook is there. */
async function ownDelivery(db: Store['db'] | Tx, workspaceId: string, id: string) {
  const row = canBeId(id)
    ? await db
        .selectFrom('deliveries')
        .selectAll()
        .where('id', '=', id)
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('not_found', 'There is no such delivery; the log of a webhook has their ids.');
  return { row, endpoint: await endpointRow(db, workspaceId, row.endpoint_id) };
}

function refusePaused({ status }: EndpointRow): void {
  if (status === 'active') return;
  throw new AppError('unprocessable', 'The webhook is paused; resume it first.');
}

const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  webhookId: row.endpoint_id,
  eventId: row.event_id,
  eventType: row.event_type,
  status: row.status,
  attempts: row.attempts_made,
  nextAttemptAt: isoOrNull(row.due_at),
  createdAt: iso(row.created_at),
  finishedAt: isoOrNull(row.finished_at),
});
