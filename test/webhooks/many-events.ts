import { expect } from 'vitest';
import { listEndpoints, removeEndpoint, updateEndpoint } from '../../src/outreach/endpoints.ts';
import { deliverOnce } from '../../src/webhooks/deliver.ts';
import { KEPT_MS, sweepEvents } from '../../src/webhooks/sweep.ts';
import { startReceiver } from '../helpers/receiver.ts';
import type { StoreKind } from '../helpers/stores.ts';
import { dyingStore } from '../outreach/sending/world.ts';
import { recordLeads, seedEndpoints, webhookApp } from './app.ts';

/** What is older than the time that events are kept is removed, in more than one portion. */
export async function expectSwept(kind: StoreKind): Promise<void> {
  const receiver = await startReceiver();
  await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
  const { workspaceId } = await seedEndpoints(app, [receiver.url, `${receiver.url}/2`]);
  await recordLeads(app, workspaceId, 700);
  await deliverOnce(app);
  app.clock.advance(KEPT_MS);
  await recordLeads(app, workspaceId, 3);
  await deliverOnce(app);
  app.clock.advance(1);
  await sweepEvents(app);
  expect(await app.store.db.selectFrom('events').select('id').execute()).toHaveLength(3);
  expect(await app.store.db.selectFrom('deliveries').select('id').execute()).toHaveLength(6);
  expect(await app.store.db.selectFrom('delivery_attempts').select('attempt').execute()).toHaveLength(6);
}

/** A webhook is gone at once however much waits for it, which is cancelled in portions; after a crash the rest follows. */
export async function expectCancelled(kind: StoreKind): Promise<void> {
  const databaseUrl = await kind.freshUrl();
  await using app = await webhookApp({ databaseUrl });
  const { workspaceId, endpoints } = await seedEndpoints(app, ['https://receiver.example/hooks']);
  const id = endpoints[0]?.id ?? '';
  await recordLeads(app, workspaceId, 1_200);
  await updateEndpoint(app, workspaceId, id, { status: 'paused' });
  await deliverOnce(app);
  const waiting = () =>
    app.store.db.selectFrom('deliveries').select('due_at').where('status', '=', 'waiting').execute();
  expect(await waiting()).toHaveLength(1_200);
  // It is removed in the first write, and the process dies before the third.
  const dying = { ...app, store: dyingStore(app.store, 3, 'before').store };
  await expect(removeEndpoint(dying, workspaceId, id)).rejects.toThrow('dead');
  expect(await listEndpoints(app, workspaceId)).toEqual([]);
  expect(await waiting()).toHaveLength(700);
  await sweepEvents(app);
  expect(await waiting()).toEqual([]);
}
