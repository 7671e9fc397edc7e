import { expect, it, onTestFinished, vi } from 'vitest';
import { createLead } from '../../src/outreach/create-lead.ts';
import { explainCampaign } from '../../src/outreach/sending/explain-campaign.ts';
import { explainLead } from '../../src/outreach/sending/explain-lead.ts';
import { startOutreach } from '../../src/outreach/worker.ts';
import type { Log } from '../../src/system/log.ts';
import { silentLog } from '../../src/system/log.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { type TestAppParts, testApp } from '../helpers/test-app.ts';

/** A campaign that was activated in a demo, with a lead that is due, on a database that others may open. */
async function activatedInDemo() {
  const demo = await testApp({ config: { demoMail: true } });
  onTestFinished(() => demo[Symbol.asyncDispose]());
  const seed = await seedOutreach(demo);
  const { id: campaignId } = await seedCampaign(demo, seed);
  const { workspaceId } = seed;
  const { data: lead } = await createLead(demo, workspaceId, { campaignId, email: 'sam@example.com' });
  const begin = async (parts: TestAppParts) => {
    const app = await testApp({ clock: demo.clock, databaseUrl: demo.store.location, ...parts });
    onTestFinished(() => app[Symbol.asyncDispose]());
    startOutreach(app, { baseUrl: () => 'http://127.0.0.1' });
    return app;
  };
  const sends = () => demo.store.db.selectFrom('sends').select(['id', 'status']).execute();
  return { demo, begin, sends, workspaceId, campaignId, leadId: lead.id };
}

it.each([
  {},
  { publicUrl: 'http://planwright.example' },
])('a server that %j sends nothing of what was activated in a demo, and says so', async (config) => {
  const { demo, begin, sends, workspaceId, campaignId, leadId } = await activatedInDemo();
  const warnings: string[] = [];
  const log: Log = { ...silentLog, warn: (_fields, message) => warnings.push(message) };
  const app = await begin({ config, log });
  await vi.waitFor(() => expect(warnings).toEqual([expect.stringContaining('PLANWRIGHT_PUBLIC_URL')]));
  demo.clock.advance(60_000);
  expect(await sends()).toEqual([]);
  const told = { code: 'no_public_link', reason: expect.stringContaining('--demo-mail'), until: null };
  expect(await explainCampaign(app, workspaceId, campaignId)).toMatchObject(told);
  expect(await explainLead(app, workspaceId, leadId)).toMatchObject(told);
});

it('a server with a public https address sends what was activated in a demo', async () => {
  const { begin, sends } = await activatedInDemo();
  await begin({ config: { publicUrl: 'https://planwright.example' } });
  await vi.waitFor(async () => expect(await sends()).toHaveLength(1));
});
