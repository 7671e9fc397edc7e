import { describe, expect, it } from 'vitest';
import type { App } from '../../src/app.ts';
import { getDelivery, listDeliveries, redeliver, sendTestEvent } from '../../src/outreach/deliveries.ts';
import {
  createEndpoint,
  getEndpoint,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
  updateEndpoint,
} from '../../src/outreach/endpoints.ts';
import { deliveryDetailSchema, deliveryPageSchema, deliverySchema } from '../../src/outreach/shapes/delivery.ts';
import { endpointSchema, endpointWithSecretSchema } from '../../src/outreach/shapes/endpoint.ts';
import { deliverOnce } from '../../src/webhooks/deliver.ts';
import { EVENT_TYPES } from '../../src/webhooks/event-data.ts';
import { startReceiver } from '../helpers/receiver.ts';
import { onOneStore } from '../helpers/stores.ts';
import { seedWorkspace, testApp } from '../helpers/test-app.ts';
import { recordLeads, webhookApp } from '../webhooks/app.ts';

const URL = 'https://receiver.example/hooks';
const WANTED = { url: URL, eventTypes: ['lead.created', 'system.api_change'] };

async function seed(app: App, input: unknown = WANTED) {
  const { id: workspaceId } = await seedWorkspace(app);
  return { workspaceId, endpoint: await createEndpoint(app, workspaceId, input) };
}

onOneStore('a webhook', (kind) => {
  it('tells its secret when it is made and never again, and stores it sealed', async () => {
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoint } = await seed(app);
    expect(endpointWithSecretSchema.parse(endpoint)).toMatchObject({ ...WANTED, status: 'active', statusReason: null });
    const { secret, ...rest } = endpoint;
    expect(await getEndpoint(app, workspaceId, endpoint.id)).toEqual(rest);
    expect(await listEndpoints(app, workspaceId)).toEqual([rest]);
    const stored = await app.store.db.selectFrom('endpoints').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret.slice('whsec_'.length));
  });

  it('is changed in part, paused and resumed', async () => {
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoint } = await seed(app);
    const change = (input: unknown) => updateEndpoint(app, workspaceId, endpoint.id, input);
    expect(await change({ status: 'paused' })).toMatchObject({ ...WANTED, status: 'paused', statusReason: null });
    expect(await change({ eventTypes: ['send.sent', 'send.sent'] })).toMatchObject({ eventTypes: ['send.sent'] });
    expect(await change({ url: `${URL}/2`, status: 'active' })).toMatchObject({ url: `${URL}/2`, status: 'active' });
    expect(endpointSchema.parse(await change({}))).toMatchObject({ url: `${URL}/2`, eventTypes: ['send.sent'] });
  });

  it('gets a new secret, and the old one is named as valid for a day', async () => {
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoint } = await seed(app);
    const rotated = endpointWithSecretSchema.parse(await rotateSecret(app, workspaceId, endpoint.id));
    expect(rotated.secret).not.toBe(endpoint.secret);
    expect(rotated.oldSecretUntil).toBe(new Date(app.clock.now() + 24 * 60 * 60_000).toISOString());
    app.clock.advance(24 * 60 * 60_000);
    expect((await getEndpoint(app, workspaceId, endpoint.id)).oldSecretUntil).toBeNull();
  });

  it('is gone once it is removed, with its secrets and its log', async () => {
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoint } = await seed(app);
    await rotateSecret(app, workspaceId, endpoint.id);
    const { id } = await sendTestEvent(app, workspaceId, endpoint.id);
    await removeEndpoint(app, workspaceId, endpoint.id);
    const gone = { code: 'not_found' };
    await expect(getEndpoint(app, workspaceId, endpoint.id)).rejects.toMatchObject(gone);
    await expect(updateEndpoint(app, workspaceId, endpoint.id, {})).rejects.toMatchObject(gone);
    await expect(rotateSecret(app, workspaceId, endpoint.id)).rejects.toMatchObject(gone);
    await expect(removeEndpoint(app, workspaceId, endpoint.id)).rejects.toMatchObject(gone);
    await expect(listDeliveries(app, workspaceId, endpoint.id, {})).rejects.toMatchObject(gone);
    await expect(getDelivery(app, workspaceId, id)).rejects.toMatchObject(gone);
    await expect(redeliver(app, workspaceId, id)).rejects.toMatchObject(gone);
    expect(await listEndpoints(app, workspaceId)).toEqual([]);
    const row = await app.store.db.selectFrom('endpoints').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ secret: '', old_secret: null });
  });

  it('of another workspace is not there', async () => {
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoint } = await seed(app);
    const delivery = await sendTestEvent(app, workspaceId, endpoint.id);
    const { id: other } = await seedWorkspace(app);
    const gone = { code: 'not_found' };
    await expect(getEndpoint(app, other, endpoint.id)).rejects.toMatchObject(gone);
    await expect(updateEndpoint(app, other, endpoint.id, { status: 'paused' })).rejects.toMatchObject(gone);
    await expect(rotateSecret(app, other, endpoint.id)).rejects.toMatchObject(gone);
    await expect(removeEndpoint(app, other, endpoint.id)).rejects.toMatchObject(gone);
    await expect(listDeliveries(app, other, endpoint.id, {})).rejects.toMatchObject(gone);
    await expect(sendTestEvent(app, other, endpoint.id)).rejects.toMatchObject(gone);
    await expect(getDelivery(app, other, delivery.id)).rejects.toMatchObject(gone);
    await expect(redeliver(app, other, delivery.id)).rejects.toMatchObject(gone);
    expect(await listEndpoints(app, other)).toEqual([]);
    expect(await getEndpoint(app, workspaceId, endpoint.id)).toMatchObject({ status: 'active' });
  });

  it('is one of twenty at most, also when thirty are made at once', async () => {
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { id: workspaceId } = await seedWorkspace(app);
    const made = await Promise.allSettled(Array.from({ length: 30 }, () => createEndpoint(app, workspaceId, WANTED)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const [refused] = made.filter((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'unprocessable' });
    const [first] = await listEndpoints(app, workspaceId);
    await removeEndpoint(app, workspaceId, first?.id ?? '');
    await createEndpoint(app, workspaceId, WANTED);
  });

  it('has a log that is read page by page, newest first, by status', async () => {
    const receiver = await startReceiver();
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoint } = await seed(app, { ...WANTED, url: receiver.url });
    await recordLeads(app, workspaceId, 5);
    await deliverOnce(app);
    receiver.answer = 404;
    app.clock.advance(1);
    await recordLeads(app, workspaceId, 2);
    await deliverOnce(app);
    const list = (query: unknown) => listDeliveries(app, workspaceId, endpoint.id, query);
    const seen = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = deliveryPageSchema.parse(await list({ limit: 3, cursor }));
      seen.push(...page.data);
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    expect(seen.map(({ status }) => status)).toEqual([...Array(2).fill('failed'), ...Array(5).fill('delivered')]);
    expect((await list({ status: 'failed' })).data).toHaveLength(2);
    expect((await list({ status: 'waiting' })).data).toEqual([]);
    await expect(list({ cursor: 'bm90IG9uZQ' })).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(list({ limit: 0 })).rejects.toMatchObject({ code: 'invalid_request' });
    const detail = deliveryDetailSchema.parse(await getDelivery(app, workspaceId, seen[0]?.id ?? ''));
    expect(detail).toMatchObject({ status: 'failed', log: [{ attempt: 1, status: 404 }] });
  });

  it('that is paused takes no test and no redelivery', async () => {
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl() });
    const { workspaceId, endpoint } = await seed(app);
    const { id } = deliverySchema.parse(await sendTestEvent(app, workspaceId, endpoint.id));
    await updateEndpoint(app, workspaceId, endpoint.id, { status: 'paused' });
    const paused = { code: 'unprocessable', message: expect.stringContaining('resume') };
    await expect(sendTestEvent(app, workspaceId, endpoint.id)).rejects.toMatchObject(paused);
    await expect(redeliver(app, workspaceId, id)).rejects.toMatchObject(paused);
  });
});

describe('a webhook', () => {
  it.each([
    [{}, 'invalid_request'],
    [{ url: URL }, 'invalid_request'],
    [{ eventTypes: ['lead.created'] }, 'invalid_request'],
    [{ ...WANTED, eventTypes: [] }, 'invalid_request'],
    [{ ...WANTED, eventTypes: ['lead.deleted'] }, 'invalid_request'],
    [{ ...WANTED, eventTypes: 'lead.created' }, 'invalid_request'],
    [{ ...WANTED, eventTypes: ['webhook.test'] }, 'invalid_request'],
    [{ ...WANTED, secret: 'mine' }, 'invalid_request'],
    [{ ...WANTED, url: 7 }, 'invalid_request'],
    [{ ...WANTED, url: '' }, 'invalid_request'],
    [{ ...WANTED, url: `https://receiver.example/${'a'.repeat(2_000)}` }, 'invalid_request'],
    [{ ...WANTED, url: 'https://receiver.example/\r\nX-Evil: 1' }, 'invalid_request'],
    [{ ...WANTED, url: 'receiver.example' }, 'unprocessable'],
    [{ ...WANTED, url: 'http://receiver.example/' }, 'unprocessable'],
    [{ ...WANTED, url: 'https://ada:secret@receiver.example/' }, 'unprocessable'],
    [{ ...WANTED, url: 'https://10.0.0.1/' }, 'unprocessable'],
    [{ ...WANTED, url: 'https://receiver.example:25/' }, 'unprocessable'],
    [null, 'invalid_request'],
  ])('is refused with what is wrong: %j', async (input, code) => {
    await using app = await webhookApp();
    const { id } = await seedWorkspace(app);
    const refused = createEndpoint(app, id, input);
    await expect(refused).rejects.toMatchObject({ code, message: expect.not.stringContaining('secret@') });
    expect(await listEndpoints(app, id)).toEqual([]);
  });

  it.each([
    [{ demoMail: true }, true],
    [{ demoMail: true, host: '0.0.0.0' }, false],
    [{ demoMail: true, host: 'planwright.internal' }, false],
    [{ demoMail: true, publicUrl: 'https://plan.example' }, false],
    [{}, false],
  ])('may lead to this machine in a demo of one’s own alone: %j', async (config, allowed) => {
    await using app = await testApp({ config });
    const { id } = await seedWorkspace(app);
    for (const url of ['http://127.0.0.1:9000/in', 'http://localhost:9000', 'http://[::1]:9000']) {
      const made = createEndpoint(app, id, { ...WANTED, url });
      if (allowed) expect(await made).toMatchObject({ url });
      else await expect(made).rejects.toMatchObject({ message: expect.stringContaining('PLANWRIGHT_WEBHOOK_ALLOW') });
    }
    const elsewhere = createEndpoint(app, id, { ...WANTED, url: 'http://10.0.0.1/' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('can be made for every event there is', async () => {
    await using app = await webhookApp();
    const { endpoint } = await seed(app, { url: URL, eventTypes: EVENT_TYPES });
    expect(endpoint.eventTypes).toEqual(EVENT_TYPES);
  });
});
