import type { App } from '../../src/app.ts';
import { createEndpoint } from '../../src/outreach/endpoints.ts';
import type { EndpointWithSecret } from '../../src/outreach/shapes/endpoint.ts';
import { TestClock } from '../../src/system/clock.ts';
import type { SubscribedType } from '../../src/webhooks/event-data.ts';
import { leadData } from '../../src/webhooks/event-rows.ts';
import { seedWorkspace, type TestApp, type TestAppParts, testApp } from '../helpers/test-app.ts';
import { leadRow } from './rows.ts';

/** An App that may post to receivers on this machine, at the time it is: receivers compare timestamps with their own. */
export function webhookApp(parts: TestAppParts = {}): Promise<TestApp> {
  const { config, ...rest } = parts;
  return testApp({
    clock: new TestClock(Date.now()),
    ...rest,
    config: { webhookAllow: ['127.0.0.1'], secretKeys: ['k'.repeat(32)], ...config },
  });
}

/** A workspace with a webhook at each URL. */
export async function seedEndpoints(
  app: App,
  urls: string[],
  eventTypes: SubscribedType[] = ['lead.created'],
): Promise<{ workspaceId: string; endpoints: EndpointWithSecret[] }> {
  const { id: workspaceId } = await seedWorkspace(app);
  const endpoints = [];
  for (const url of urls) endpoints.push(await createEndpoint(app, workspaceId, { url, eventTypes }));
  return { workspaceId, endpoints };
}

/** Records so many leads as created. */
export async function recordLeads(app: App, workspaceId: string, count = 1): Promise<void> {
  const data = Array.from({ length: count }, (_, at) => ({ lead: leadData(leadRow({ id: `lead_${at}` })) }));
  await app.store.write((tx) => app.events.recordAll(tx, { workspaceId, type: 'lead.created', data }));
}

/** The workspace's only delivery. */
export const onlyDelivery = (app: App) => app.store.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();
