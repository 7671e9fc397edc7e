import { expect, it } from 'vitest';
import { redeliver } from '../../src/outreach/deliveries.ts';
import { updateEndpoint } from '../../src/outreach/endpoints.ts';
import { deliverOnce } from '../../src/webhooks/deliver.ts';
import { KEPT_MS, sweepEvents } from '../../src/webhooks/sweep.ts';
import { startReceiver } from '../helpers/receiver.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { recordLeads, seedEndpoints, webhookApp } from './app.ts';

onEveryStore('events of long ago', (kind) => {
  it('stay while a delivery of them waits: for its webhook, or sent anew', async () => {
    const receiver = await startReceiver(400);
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoints } = await seedEndpoints(app, [receiver.url, `${receiver.url}/2`]);
    await recordLeads(app, workspaceId);
    await updateEndpoint(app, workspaceId, endpoints[1]?.id ?? '', { status: 'paused' });
    await deliverOnce(app);
    app.clock.advance(2 * KEPT_MS);
    await sweepEvents(app);
    const deliveries = await app.store.db.selectFrom('deliveries').selectAll().orderBy('status').execute();
    expect(deliveries.map(({ status }) => status)).toEqual(['failed', 'waiting']);
    expect(await redeliver(app, workspaceId, deliveries[0]?.id ?? '')).toMatchObject({ status: 'waiting' });
  });
});
