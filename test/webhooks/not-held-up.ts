import { expect } from 'vitest';
import { getDelivery } from '../../src/outreach/deliveries.ts';
import { GuardedHttp } from '../../src/system/guarded-http.ts';
import { deliverOnce } from '../../src/webhooks/deliver.ts';
import { startReceiver } from '../helpers/receiver.ts';
import { recordLeads, seedEndpoints, webhookApp } from './app.ts';

/** Delivers that many events to a receiver that hangs and to one that answers. */
export async function expectNotHeldUp(leads: number): Promise<void> {
  const hanging = await startReceiver(() => undefined);
  const quick = await startReceiver();
  const http = new GuardedHttp({ allow: ['127.0.0.1'], totalMs: 2_000 });
  await using app = await webhookApp({ http });
  const { workspaceId } = await seedEndpoints(app, [hanging.url, quick.url]);
  await recordLeads(app, workspaceId, leads);
  await deliverOnce(app);
  expect(quick.received).toHaveLength(leads);
  const rows = await app.store.db.selectFrom('deliveries').selectAll().execute();
  expect(Map.groupBy(rows, (row) => row.status).get('waiting')).toHaveLength(leads);
  const late = rows.find((row) => row.status === 'waiting');
  expect((await getDelivery(app, workspaceId, late?.id ?? '')).log).toMatchObject([{ status: null, error: 'timeout' }]);
}
