import { expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../../src/system/clock.ts';
import { seededIds } from '../../src/system/ids.ts';
import { leadData } from '../../src/webhooks/event-rows.ts';
import { Events } from '../../src/webhooks/events.ts';
import { insertWorkspace } from '../helpers/rows.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { insertEndpoint, leadRow } from './rows.ts';

const eventsOf = (store: Store) => new Events({ store, clock: new TestClock(), ids: seededIds('events') });
const created = { workspaceId: 'ws_1', type: 'lead.created', data: { lead: leadData(leadRow()) } } as const;

onEveryStore('an event', (kind) => {
  it('is written ten thousand times at once, for two endpoints', async () => {
    const store = await kind.openFresh();
    await insertWorkspace(store);
    await insertEndpoint(store, { id: 'ep_1' });
    await insertEndpoint(store, { id: 'ep_2' });
    const data = Array.from({ length: 10_000 }, (_, at) => ({ lead: leadData(leadRow({ id: `lead_${at}` })) }));
    await store.write((tx) => eventsOf(store).recordAll(tx, { ...created, data }));
    const { count } = await store.db
      .selectFrom('deliveries')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(20_000);
  });
});
