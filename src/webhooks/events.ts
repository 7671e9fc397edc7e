import type { Insertable, Selectable } from 'kysely';
import type { DeliveryTable, EndpointTable, EventTable } from '../store/outreach-tables.ts';
import { prepared, preparedOn } from '../store/prepared.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Ids } from '../system/ids.ts';
import { type Envelope, EVENTS, type EventData, type EventType } from './event-data.ts';

// Events are written in the transaction of the change they tell of: neither is there without the other. Each endpoint
// that wants one gets a delivery, a row of its own with the bytes that every attempt sends.

/** Rows of one INSERT: far below the parameters that a statement may have. */
const ROWS_AT_ONCE = 500;

export class Events {
  #clock: Clock;
  #ids: Ids;
  // Asked at every event.
  #activeEndpoints;

  constructor({ store, clock, ids }: { store: Store; clock: Clock; ids: Ids }) {
    this.#clock = clock;
    this.#ids = ids;
    this.#activeEndpoints = prepared((workspaceId: string) =>
      store.db
        .selectFrom('endpoints')
        .select(['id', 'event_types'])
        .where('workspace_id', '=', workspaceId)
        .where('status', '=', 'active'),
    );
  }

  /** Writes one event, and a delivery for each active endpoint that wants it, in the caller's transaction. */
  async record<T extends EventType>(
    tx: Tx,
    { workspaceId, type, data }: { workspaceId: string; type: T; data: EventData<T> },
  ): Promise<void> {
    await this.recordAll(tx, { workspaceId, type, data: [data] });
  }

  /** The same for many events of one type, such as the leads of an import, with few statements. */
  async recordAll<T extends EventType>(
    tx: Tx,
    { workspaceId, type, data }: { workspaceId: string; type: T; data: readonly EventData<T>[] },
  ): Promise<void> {
    if (data.length === 0) return;
    const endpoints = (await this.#activeEndpoints(tx, workspaceId)).filter((endpoint) => wants(endpoint, type));
    const events = data.map((one) => this.#eventRow(workspaceId, type, one));
    const deliveries = events.flatMap((event) => {
      const body = endpoints.length > 0 ? envelopeOf(event) : '';
      return endpoints.map(({ id }) => deliveryRow(event, id, this.#ids.next('delivery'), body));
    });
    const [only] = events;
    if (only && events.length === 1) await insertOne(tx, only.id, workspaceId, type, only.data, only.created_at);
    else for (const rows of inParts(events)) await tx.insertInto('events').values(rows).execute();
    for (const rows of inParts(deliveries)) await tx.insertInto('deliveries').values(rows).execute();
  }

  #eventRow<T extends EventType>(workspaceId: string, type: T, data: EventData<T>): Selectable<EventTable> {
    // Only what the docs name goes out, whatever else the caller's object has.
    const told = EVENTS[type].data.parse(data);
    return {
      id: this.#ids.next('event'),
      workspace_id: workspaceId,
      type,
      data: JSON.stringify(told),
      created_at: this.#clock.now(),
    };
  }
}

/** Nearly every event comes alone. */
const insertOne = preparedOn(
  (db: Store['db'] | Tx, id: string, workspace_id: string, type: string, data: string, created_at: number) =>
    db.insertInto('events').values({ id, workspace_id, type, data, created_at }),
);

/** The delivery of an event to one endpoint, due at once. Its body is made here and never again. */
export function deliveryRow(
  event: Selectable<EventTable>,
  endpointId: string,
  id: string,
  body: string = envelopeOf(event),
): Insertable<DeliveryTable> {
  return {
    id,
    workspace_id: event.workspace_id,
    event_id: event.id,
    endpoint_id: endpointId,
    event_type: event.type,
    body,
    status: 'waiting',
    attempts_made: 0,
    round_began: 0,
    created_at: event.created_at,
    finished_at: null,
    due_at: event.created_at,
    lease_until: null,
    lease_owner: null,
  };
}

function envelopeOf({ id, type, created_at, workspace_id, data }: Selectable<EventTable>): string {
  const envelope: Omit<Envelope, 'data' | 'type'> & { type: string; data: unknown } = {
    id,
    type,
    timestamp: new Date(created_at).toISOString(),
    workspaceId: workspace_id,
    apiVersion: 'v1',
    data: JSON.parse(data),
  };
  return JSON.stringify(envelope);
}

function wants({ event_types }: Pick<EndpointTable, 'event_types'>, type: string): boolean {
  // A JSON array of names that this service wrote.
  return (JSON.parse(event_types) as string[]).includes(type);
}

function inParts<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) parts.push(rows.slice(at, at + ROWS_AT_ONCE));
  return parts;
}
