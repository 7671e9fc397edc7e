import { describe, expect, it } from 'vitest';
import { getDelivery, redeliver, sendTestEvent } from '../../src/outreach/deliveries.ts';
import { getEndpoint, removeEndpoint, updateEndpoint } from '../../src/outreach/endpoints.ts';
import { GuardedHttp } from '../../src/system/guarded-http.ts';
import { deliverOnce } from '../../src/webhooks/deliver.ts';
import { JITTER_MS, RETRY_AFTER_MS } from '../../src/webhooks/outcome.ts';
import { startReceiver } from '../helpers/receiver.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { onlyDelivery, recordLeads, seedEndpoints, webhookApp } from './app.ts';
import { expectNotHeldUp } from './not-held-up.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

onEveryStore('a delivery', (kind) => {
  it('is posted once to each endpoint, under an id of its own, and logged', async () => {
    const receivers = [await startReceiver(), await startReceiver(201)];
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId } = await seedEndpoints(
      app,
      receivers.map(({ url }) => url),
    );
    await recordLeads(app, workspaceId);
    expect(await deliverOnce(app)).toBe(2);
    expect(await deliverOnce(app)).toBe(0);
    const all = receivers.flatMap(({ received }) => received);
    expect(all).toHaveLength(2);
    expect(new Set(all.map(({ headers }) => headers['x-svc-event-id'])).size).toBe(2);
    expect(new Set(all.map(({ body }) => JSON.parse(body.toString()).id)).size).toBe(1);
    const delivery = await getDelivery(app, workspaceId, String(all[0]?.headers['x-svc-event-id']));
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 1, nextAttemptAt: null });
    expect(delivery.log).toMatchObject([{ attempt: 1, status: 200, error: null }]);
  });

  it('is tried after 5 minutes, 30 minutes and 2 hours, the same bytes under the same id, then given up', async () => {
    const receiver = await startReceiver(503);
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    expect(await deliverOnce(app)).toBe(1);
    for (const waitMs of RETRY_AFTER_MS) {
      const { due_at } = await onlyDelivery(app);
      expect(due_at).toBeGreaterThanOrEqual(app.clock.now() + waitMs);
      expect(due_at).toBeLessThanOrEqual(app.clock.now() + waitMs + JITTER_MS);
      app.clock.advance(waitMs - 1);
      expect(await deliverOnce(app)).toBe(0);
      app.clock.advance(JITTER_MS + 1);
      expect(await deliverOnce(app)).toBe(1);
    }
    app.clock.advance(30 * DAY_MS);
    expect(await deliverOnce(app)).toBe(0);
    const { received } = receiver;
    expect(received.map(({ headers }) => headers['x-svc-attempt'])).toEqual(['1', '2', '3', '4']);
    expect(new Set(received.map(({ headers }) => headers['x-svc-event-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body.toString())).size).toBe(1);
    const delivery = await getDelivery(app, workspaceId, (await onlyDelivery(app)).id);
    expect(delivery).toMatchObject({ status: 'failed', attempts: 4 });
    expect(delivery.body).toBe(received[0]?.body.toString());
    expect(delivery.log.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  });

  it('goes out again under the same id, as the same attempt, when the process died before it could mark it', async () => {
    const receiver = await startReceiver();
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    // A store whose writes after the claim are lost is all that another process sees of a kill.
    let writes = 0;
    const dying = {
      ...app,
      store: {
        ...app.store,
        write: (async (...args) => {
          if (++writes > 1) throw new Error('killed');
          return app.store.write(...args);
        }) as typeof app.store.write,
      },
    };
    expect(await deliverOnce(dying)).toBe(1);
    expect([writes, receiver.received.length]).toEqual([2, 1]);
    expect(await onlyDelivery(app)).toMatchObject({ status: 'waiting', attempts_made: 0 });
    expect(await deliverOnce(app)).toBe(0);
    app.clock.advance(60_000);
    expect(await deliverOnce(app)).toBe(1);
    expect(receiver.received.map(({ headers }) => headers['x-svc-attempt'])).toEqual(['1', '1']);
    expect(new Set(receiver.received.map(({ headers }) => headers['x-svc-event-id'])).size).toBe(1);
    expect(await onlyDelivery(app)).toMatchObject({ status: 'delivered', attempts_made: 1 });
  });

  it('is never sent by two processes at once', async () => {
    const receiver = await startReceiver();
    const databaseUrl = await kind.freshUrl();
    await using app = await webhookApp({ databaseUrl });
    await using other = await webhookApp({ databaseUrl, clock: app.clock });
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId, 200);
    const taken = await Promise.all([deliverOnce(app), deliverOnce(other), deliverOnce(app), deliverOnce(other)]);
    expect(taken.reduce((sum, count) => sum + count)).toBe(200);
    const ids = receiver.received.map(({ headers }) => headers['x-svc-event-id']);
    expect(ids).toHaveLength(200);
    expect(new Set(ids).size).toBe(200);
  });

  it('is cancelled when its endpoint is removed before the retry', async () => {
    const receiver = await startReceiver(500);
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoints } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    await deliverOnce(app);
    await removeEndpoint(app, workspaceId, endpoints[0]?.id ?? '');
    app.clock.advance(DAY_MS);
    expect(await deliverOnce(app)).toBe(0);
    expect(receiver.received).toHaveLength(1);
    expect(await onlyDelivery(app)).toMatchObject({ status: 'cancelled' });
  });

  it('is cancelled when its endpoint was removed while the event was being written', async () => {
    const receiver = await startReceiver();
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoints } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    const id = endpoints[0]?.id ?? '';
    await app.store.write((tx) =>
      tx.updateTable('endpoints').set({ status: 'deleted' }).where('id', '=', id).execute(),
    );
    await deliverOnce(app);
    expect(receiver.received).toEqual([]);
    expect(await onlyDelivery(app)).toMatchObject({ status: 'cancelled', due_at: null });
  });

  it('waits while its endpoint is paused, without attempts, and goes out when it is resumed', async () => {
    const receiver = await startReceiver();
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoints } = await seedEndpoints(app, [receiver.url]);
    const id = endpoints[0]?.id ?? '';
    await recordLeads(app, workspaceId);
    await updateEndpoint(app, workspaceId, id, { status: 'paused' });
    await deliverOnce(app);
    expect(await onlyDelivery(app)).toMatchObject({ status: 'waiting', due_at: null, lease_until: null, attempts: 0 });
    app.clock.advance(DAY_MS);
    expect(await deliverOnce(app)).toBe(0);
    await updateEndpoint(app, workspaceId, id, { status: 'active' });
    await deliverOnce(app);
    expect(receiver.received).toHaveLength(1);
  });

  it('that failed is sent again on demand, with the same id and bytes, and attempt numbers that go on', async () => {
    const receiver = await startReceiver(400);
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    await deliverOnce(app);
    const { id } = await onlyDelivery(app);
    receiver.answer = 500;
    expect(await redeliver(app, workspaceId, id)).toMatchObject({ status: 'waiting', attempts: 1, finishedAt: null });
    await deliverOnce(app);
    expect(await getDelivery(app, workspaceId, id)).toMatchObject({ status: 'waiting', attempts: 2 });
    receiver.answer = 200;
    await redeliver(app, workspaceId, id);
    await deliverOnce(app);
    expect(await getDelivery(app, workspaceId, id)).toMatchObject({ status: 'delivered', attempts: 3 });
    expect(receiver.received.map(({ headers }) => headers['x-svc-attempt'])).toEqual(['1', '2', '3']);
    expect(new Set(receiver.received.map(({ headers }) => headers['x-svc-event-id']))).toEqual(new Set([id]));
    expect(new Set(receiver.received.map(({ body }) => body.toString())).size).toBe(1);
  });

  it('that is sent again has four attempts of its own', async () => {
    const receiver = await startReceiver(500);
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    const { id } = await onlyDelivery(app);
    for (let round = 0; round < 2; round++) {
      for (let hour = 0; hour < 5; hour++) {
        await deliverOnce(app);
        app.clock.advance(2 * HOUR_MS + JITTER_MS);
      }
      expect(await onlyDelivery(app)).toMatchObject({ status: 'failed', attempts_made: 4 * (round + 1) });
      if (round === 0) await redeliver(app, workspaceId, id);
    }
    expect(receiver.received.map(({ headers }) => headers['x-svc-attempt'])).toEqual([...'12345678']);
  });

  it('to an endpoint that answers 410 has failed, and the endpoint is paused with the reason', async () => {
    const receiver = await startReceiver(410);
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoints } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    await deliverOnce(app);
    expect(await onlyDelivery(app)).toMatchObject({ status: 'failed' });
    const endpoint = await getEndpoint(app, workspaceId, endpoints[0]?.id ?? '');
    expect(endpoint).toMatchObject({ status: 'paused', statusReason: expect.stringContaining('410') });
    await recordLeads(app, workspaceId);
    expect(await deliverOnce(app)).toBe(0);
  });

  it('is the last of an endpoint that nothing has reached for three days, and success starts the count anew', async () => {
    const receiver = await startReceiver(500);
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoints } = await seedEndpoints(app, [receiver.url]);
    const id = endpoints[0]?.id ?? '';
    const fail = async (events: number) => {
      for (let event = 0; event < events; event++) {
        await recordLeads(app, workspaceId);
        await deliverOnce(app);
        app.clock.advance(12 * HOUR_MS);
        await deliverOnce(app);
      }
    };
    await fail(5);
    expect(await getEndpoint(app, workspaceId, id)).toMatchObject({ status: 'active' });
    receiver.answer = 200;
    await recordLeads(app, workspaceId);
    await deliverOnce(app);
    expect(await getEndpoint(app, workspaceId, id)).toMatchObject({ failures: 0, failingSince: null });
    receiver.answer = 500;
    await fail(8);
    const dead = await getEndpoint(app, workspaceId, id);
    expect(dead).toMatchObject({
      status: 'paused',
      statusReason: expect.stringContaining('No delivery has succeeded'),
    });
    expect(dead.statusReason).toContain(dead.failingSince);
    await updateEndpoint(app, workspaceId, id, { status: 'active' });
    expect(await getEndpoint(app, workspaceId, id)).toMatchObject({
      status: 'active',
      failures: 0,
      statusReason: null,
    });
  });
});

describe('a delivery', () => {
  it.each([400, 401, 404, 429, 301, 307, 304])('that is answered %i has failed at once', async (status) => {
    const inside = await startReceiver();
    const receiver = await startReceiver((response) => response.writeHead(status, { location: inside.url }).end());
    await using app = await webhookApp();
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    await deliverOnce(app);
    app.clock.advance(DAY_MS);
    expect(await deliverOnce(app)).toBe(0);
    expect(await onlyDelivery(app)).toMatchObject({ status: 'failed', attempts_made: 1 });
    expect(inside.received).toEqual([]);
  });

  it('to a receiver that hangs ends in time, is tried again, and holds nobody else up', () => expectNotHeldUp(5));

  it('to a receiver that streams for ever is delivered by its status', async () => {
    const receiver = await startReceiver((response) => {
      const more = () => {
        while (response.write(Buffer.alloc(16_384)));
      };
      response.on('drain', more);
      more();
    });
    await using app = await webhookApp();
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    await deliverOnce(app);
    expect(await onlyDelivery(app)).toMatchObject({ status: 'delivered' });
  });

  it('to a name that leads inside when it is sent is refused, logged, and tried again', async () => {
    const answers = [['10.0.0.1'], ['127.0.0.1']];
    const receiver = await startReceiver();
    const http = new GuardedHttp({
      allow: ['127.0.0.1'],
      resolve: async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    });
    await using app = await webhookApp({ http });
    const { workspaceId } = await seedEndpoints(app, [`http://localhost:${receiver.port}/`]);
    await recordLeads(app, workspaceId);
    await deliverOnce(app);
    const { id } = await onlyDelivery(app);
    expect((await getDelivery(app, workspaceId, id)).log).toMatchObject([{ status: null, error: 'address_refused' }]);
    app.clock.advance(HOUR_MS);
    await deliverOnce(app);
    expect(await onlyDelivery(app)).toMatchObject({ status: 'delivered', attempts_made: 2 });
  });

  it('is put off, and no attempt is counted, while its secret cannot be opened here', async () => {
    const receiver = await startReceiver();
    await using app = await webhookApp();
    const databaseUrl = app.store.location;
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    await using other = await webhookApp({ databaseUrl, clock: app.clock, config: { secretKeys: ['x'.repeat(32)] } });
    await deliverOnce(other);
    expect(await onlyDelivery(app)).toMatchObject({ status: 'waiting', attempts_made: 0, lease_until: null });
    app.clock.advance(60_000);
    await deliverOnce(app);
    expect(receiver.received.map(({ headers }) => headers['x-svc-attempt'])).toEqual(['1']);
  });

  it('that kills every process that takes it up is given up in the end', async () => {
    const receiver = await startReceiver();
    await using app = await webhookApp();
    const { workspaceId } = await seedEndpoints(app, [receiver.url]);
    await recordLeads(app, workspaceId);
    await app.store.write((tx) => tx.updateTable('deliveries').set({ attempts: 20 }).execute());
    await deliverOnce(app);
    expect(receiver.received).toEqual([]);
    expect(await onlyDelivery(app)).toMatchObject({ status: 'failed', due_at: null });
  });

  it('can be tried with an event that stands for nothing', async () => {
    const receiver = await startReceiver();
    await using app = await webhookApp();
    const { workspaceId, endpoints } = await seedEndpoints(app, [receiver.url], ['system.api_change']);
    const delivery = await sendTestEvent(app, workspaceId, endpoints[0]?.id ?? '');
    await deliverOnce(app);
    expect(receiver.received[0]?.headers).toMatchObject({
      'x-svc-event': 'webhook.test',
      'x-svc-event-id': delivery.id,
    });
    expect(JSON.parse(receiver.received[0]?.body.toString() ?? '')).toMatchObject({
      type: 'webhook.test',
      data: { webhookId: endpoints[0]?.id },
    });
  });
});
