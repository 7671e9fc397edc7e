import { expect, it } from 'vitest';
import { getDelivery } from '../../src/outreach/deliveries.ts';
import { deliverOnce } from '../../src/webhooks/deliver.ts';
import { startReceiver } from '../helpers/receiver.ts';
import { onlyDelivery, recordLeads, seedEndpoints, webhookApp } from './app.ts';

const MINUTE_MS = 60_000;

it('a receiver that answers 500 for two hours gets the event on the fourth attempt, under the id of the first', async () => {
  const receiver = await startReceiver(500);
  await using app = await webhookApp();
  const { workspaceId } = await seedEndpoints(app, [receiver.url]);
  await recordLeads(app, workspaceId);
  const began = app.clock.now();
  for (let minute = 0; minute <= 180; minute++) {
    if (app.clock.now() - began >= 120 * MINUTE_MS) receiver.answer = 200;
    await deliverOnce(app);
    app.clock.advance(MINUTE_MS);
  }
  const { id, status } = await onlyDelivery(app);
  expect(status).toBe('delivered');
  const { log } = await getDelivery(app, workspaceId, id);
  expect(log.map((one) => one.status)).toEqual([500, 500, 500, 200]);
  expect(receiver.received.map(({ headers }) => headers['x-svc-event-id'])).toEqual([id, id, id, id]);
  expect(new Set(receiver.received.map(({ body }) => body.toString())).size).toBe(1);
});
