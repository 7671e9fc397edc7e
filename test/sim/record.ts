import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type {
  DeliveryTable,
  EventTable,
  LeadTable,
  SendTable,
  SuppressionTable,
} from '../../src/store/outreach-tables.ts';
import type { Arrival } from './mail-server.ts';
import type { Hold, Stop } from './people.ts';
import type { Receipt } from './webhook-receiver.ts';
import type { SimCampaign, SimWorld } from './world.ts';

/** All that is known of a run at its end: what the outside saw, what people did, and what the database says. */
export interface RunRecord {
  campaigns: SimCampaign[];
  arrivals: Arrival[];
  receipts: Receipt[];
  stops: Stop[];
  holds: Hold[];
  /** Recipients of whom the mail server has said that there is no such user. */
  gone: ReadonlySet<string>;
  leads: Pick<Selectable<LeadTable>, 'id' | 'campaign_id' | 'email' | 'status' | 'due_at'>[];
  sends: Pick<
    Selectable<SendTable>,
    | 'id'
    | 'lead_id'
    | 'step_id'
    | 'status'
    | 'message_id'
    | 'recipient'
    | 'due_at'
    | 'data_begun_at'
    | 'bounced_at'
    | 'verdict'
  >[];
  suppressions: Pick<Selectable<SuppressionTable>, 'value' | 'reason'>[];
  events: Pick<Selectable<EventTable>, 'id' | 'type' | 'data' | 'created_at'>[];
  deliveries: Pick<Selectable<DeliveryTable>, 'id' | 'event_id' | 'status' | 'attempts_made'>[];
}

/** What the database says. */
export async function readRows({
  app,
}: SimWorld): Promise<Pick<RunRecord, 'leads' | 'sends' | 'suppressions' | 'events' | 'deliveries'>> {
  await nextTurn();
  const { db } = app.store;
  const sendColumns = ['id', 'lead_id', 'step_id', 'status', 'message_id', 'recipient'] as const;
  return {
    leads: await db.selectFrom('leads').select(['id', 'campaign_id', 'email', 'status', 'due_at']).execute(),
    sends: await db
      .selectFrom('sends')
      .select([...sendColumns, 'due_at', 'data_begun_at', 'bounced_at', 'verdict'])
      .orderBy('created_at')
      .execute(),
    suppressions: await db.selectFrom('suppressions').select(['value', 'reason']).execute(),
    events: await db.selectFrom('events').select(['id', 'type', 'data', 'created_at']).execute(),
    deliveries: await db.selectFrom('deliveries').select(['id', 'event_id', 'status', 'attempts_made']).execute(),
  };
}

type Rows = Awaited<ReturnType<typeof readRows>>;

/**
 * With the events that are no longer kept, because the clock was for a while long after them: as the receiver saw them,
 * where it answered well.
 */
export function withForgotten(rows: Rows, receipts: readonly Receipt[]): Rows {
  const kept = new Set(rows.events.map(({ id }) => id));
  const forgotten = new Map<string, Receipt>();
  for (const receipt of receipts) {
    if (!kept.has(receipt.id) && receipt.answered >= 200 && receipt.answered < 300) forgotten.set(receipt.id, receipt);
  }
  const events = [...forgotten.values()].map(({ id, type, body }) => ({
    ...{ id, type, data: JSON.stringify(JSON.parse(body).data) },
    created_at: 0,
  }));
  const deliveries = [...forgotten.values()].map(({ id, eventId, attempt }) => ({
    ...{ id: eventId, event_id: id, status: 'delivered' as const, attempts_made: attempt },
  }));
  return { ...rows, events: [...rows.events, ...events], deliveries: [...rows.deliveries, ...deliveries] };
}

/** What a run that did not come to its end may have waited for. */
export async function readStates({ app }: SimWorld): Promise<string[]> {
  const { db } = app.store;
  const campaigns = await db.selectFrom('campaigns').select(['name', 'status', 'paused_reason as reason']).execute();
  const boxes = await db.selectFrom('mailboxes').select(['name', 'status', 'status_reason as reason']).execute();
  return [...campaigns, ...boxes].map(({ name, status, reason }) => `${name} ${status} ${reason ?? ''}`);
}
