import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../../src/system/clock.ts';
import { seededIds } from '../../src/system/ids.ts';
import { EVENT_TYPES, EVENTS, envelopeSchema } from '../../src/webhooks/event-data.ts';
import { leadData } from '../../src/webhooks/event-rows.ts';
import { Events } from '../../src/webhooks/events.ts';
import { insertWorkspace } from '../helpers/rows.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { insertEndpoint, leadRow } from './rows.ts';

const eventsOf = (store: Store) => new Events({ store, clock: new TestClock(), ids: seededIds('events') });
const created = { workspaceId: 'ws_1', type: 'lead.created', data: { lead: leadData(leadRow()) } } as const;

const rowsOf = async (store: Store) => ({
  events: await store.db.selectFrom('events').selectAll().execute(),
  deliveries: await store.db.selectFrom('deliveries').selectAll().orderBy('endpoint_id').execute(),
});

describe('the events', () => {
  it('are the eleven of the contract and the reserved one', () => {
    expect(EVENT_TYPES).toEqual([
      'lead.created',
      'lead.replied',
      'lead.bounced',
      'lead.unsubscribed',
      'lead.completed',
      'send.sent',
      'send.failed',
      'reply.received',
      'reply.classified',
      'channel_touch.queued',
      'channel_touch.sent',
      'system.api_change',
    ]);
    expect(Object.keys(EVENTS)).not.toContain('system.api_change');
  });
});

onEveryStore('an event', (kind) => {
  it('gets one delivery for each active endpoint of its workspace that wants it, due at once', async () => {
    const store = await kind.openFresh();
    await insertWorkspace(store);
    await insertWorkspace(store, 'ws_2');
    await insertEndpoint(store, { id: 'ep_1' });
    await insertEndpoint(store, { id: 'ep_2', event_types: '["send.sent","lead.created"]' });
    await insertEndpoint(store, { id: 'ep_other_type', event_types: '["send.sent"]' });
    await insertEndpoint(store, { id: 'ep_paused', status: 'paused' });
    await insertEndpoint(store, { id: 'ep_deleted', status: 'deleted' });
    await insertEndpoint(store, { id: 'ep_other_workspace', workspace_id: 'ws_2' });
    await store.write((tx) => eventsOf(store).record(tx, created));
    const { events, deliveries } = await rowsOf(store);
    expect(events).toHaveLength(1);
    expect(deliveries.map((one) => one.endpoint_id)).toEqual(['ep_1', 'ep_2']);
    for (const one of deliveries) {
      expect(one).toMatchObject({ status: 'waiting', attempts: 0, attempts_made: 0, due_at: events[0]?.created_at });
      expect(one.event_id).toBe(events[0]?.id);
    }
    expect(new Set(deliveries.map((one) => one.id)).size).toBe(2);
  });

  it('tells what its docs name, and nothing else of the row', async () => {
    const store = await kind.openFresh();
    await insertWorkspace(store);
    await insertEndpoint(store, { id: 'ep_1' });
    const lead = { ...leadData(leadRow()), fields: 'more than is told' };
    await store.write((tx) => eventsOf(store).record(tx, { ...created, data: { lead } }));
    const { events, deliveries } = await rowsOf(store);
    const body = envelopeSchema.parse(JSON.parse(deliveries[0]?.body ?? ''));
    expect(body).toEqual({
      id: events[0]?.id,
      type: 'lead.created',
      timestamp: '2026-01-15T12:00:00.000Z',
      workspaceId: 'ws_1',
      apiVersion: 'v1',
      data: { lead: leadData(leadRow()) },
    });
    expect(deliveries[0]?.body).not.toContain('more than is told');
  });

  it('is not there when the change it tells of is not', async () => {
    const store = await kind.openFresh();
    await insertWorkspace(store);
    await insertEndpoint(store, { id: 'ep_1' });
    const change = store.write(async (tx) => {
      await eventsOf(store).record(tx, created);
      throw new Error('the change failed');
    });
    await expect(change).rejects.toThrow('the change failed');
    expect(await rowsOf(store)).toEqual({ events: [], deliveries: [] });
  });
});
