import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dueOwners } from '../../src/store/due-owners.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../../src/system/clock.ts';
import { insertWorkspace } from '../helpers/rows.ts';
import { onEveryStore, sqliteFiles } from '../helpers/stores.ts';
import { insertEndpoint } from '../webhooks/rows.ts';

const NOW = 1_000;

onEveryStore('owners with something due', (kind) => {
  it('are those of rows that are due and free, each once, in their order', async () => {
    const store = await kind.openFresh();
    await insertWorkspace(store);
    await insertDeliveries(store, 'ep_a', [{ due_at: NOW }, { due_at: NOW - 1 }]);
    await insertDeliveries(store, 'ep_b', [{ due_at: NOW + 1 }, { due_at: null }]);
    await insertDeliveries(store, 'ep_c', [{ due_at: NOW, lease_until: NOW + 1 }]);
    await insertDeliveries(store, 'ep_d', [{ due_at: NOW, lease_until: NOW }]);
    await insertDeliveries(store, 'ep_e', []);
    expect(await dueOwners(store.db, 'deliveries', new TestClock(NOW))).toEqual(['ep_a', 'ep_d']);
    expect(await dueOwners(store.db, 'deliveries', new TestClock(0))).toEqual([]);
    expect(await dueOwners(store.db, 'sends', new TestClock(NOW))).toEqual([]);
  });
});

it('are found on SQLite without reading what waits for each', async () => {
  const store = await sqliteFiles.openFresh();
  const plan = await sql<{ detail: string }>`EXPLAIN QUERY PLAN
    SELECT min(endpoint_id) FROM deliveries WHERE due_at IS NOT NULL AND endpoint_id > 'ep_a'`.execute(store.db);
  expect(plan.rows.map(({ detail }) => detail)).toEqual([
    'SEARCH deliveries USING COVERING INDEX deliveries_due (endpoint_id>?)',
  ]);
});

async function insertDeliveries(
  store: Store,
  endpointId: string,
  rows: { due_at: number | null; lease_until?: number }[],
): Promise<void> {
  await insertEndpoint(store, { id: endpointId });
  for (const [index, row] of rows.entries()) {
    const id = `${endpointId}_${index}`;
    const event = { id, workspace_id: 'ws_1', type: 'lead.created', data: '{}', created_at: 1 };
    const delivery = {
      ...{ id, workspace_id: 'ws_1', event_id: id, endpoint_id: endpointId, event_type: 'lead.created', body: '{}' },
      ...{ status: 'waiting' as const, attempts_made: 0, round_began: 0, created_at: 1, finished_at: null },
      ...{ lease_until: null, lease_owner: null, ...row },
    };
    await store.write(async (tx) => {
      await tx.insertInto('events').values(event).execute();
      await tx.insertInto('deliveries').values(delivery).execute();
    });
  }
}
