import { expect, it } from 'vitest';
import { createBridge } from '../../bridge/create-bridge.ts';
import { createLead } from '../../src/outreach/create-lead.ts';
import { updateEndpoint } from '../../src/outreach/endpoints.ts';
import { prometheusMetrics } from '../../src/system/metrics-prometheus.ts';
import { deliverOnce } from '../../src/webhooks/deliver.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { insertSend } from '../helpers/outreach-rows.ts';
import { readExposition } from '../helpers/prometheus.ts';
import { startReceiver } from '../helpers/receiver.ts';
import { onEveryStore } from '../helpers/stores.ts';
import type { TestApp } from '../helpers/test-app.ts';
import { recordLeads, seedEndpoints, webhookApp } from '../webhooks/app.ts';

const MINUTE_MS = 60_000;

/** The figures of these metrics, as `name{labels}`. */
async function figures(app: TestApp, names: RegExp): Promise<Record<string, number>> {
  const answer = await createBridge(app).request('/metrics');
  const { samples } = readExposition(await answer.text());
  return Object.fromEntries(
    samples
      .filter(({ name }) => names.test(name))
      .map(({ name, labels, value }) => [[name.replace('planwright_', ''), ...Object.values(labels)].join(' '), value]),
  );
}

onEveryStore('the metrics of outreach', (kind) => {
  it('tell which mails wait, are overdue or under way, and which mailboxes fail', async () => {
    await using app = await webhookApp({
      databaseUrl: await kind.freshUrl(),
      metrics: prometheusMetrics(),
      config: { demoMail: true },
    });
    const seed = await seedOutreach(app);
    const campaign = await seedCampaign(app, seed);
    const email = 'ada@corp.example';
    const { data: lead } = await createLead(app, seed.workspaceId, { campaignId: campaign.id, email });
    const now = app.clock.now();
    const queued = { status: 'queued', data_begun_at: null, sent_at: null, mailbox_id: seed.mailboxId } as const;
    const known = { workspace_id: seed.workspaceId, campaign_id: campaign.id, lead_id: lead.id };
    const add = (changes: object, attempt_group: number) =>
      insertSend(app, { ...known, ...queued, step_id: campaign.stepIds[0] ?? '', attempt_group, ...changes });
    await add({ due_at: now + MINUTE_MS }, 0);
    await add({ due_at: now - 5 * MINUTE_MS }, 1);
    await add({ due_at: now - MINUTE_MS }, 2);
    await add({ due_at: now - 9 * MINUTE_MS, lease_until: now + MINUTE_MS, lease_owner: 'x' }, 3);
    await add({ status: 'sent', due_at: null, sent_at: now }, 4);
    await app.store.write((tx) =>
      tx
        .updateTable('mailboxes')
        .set({ hold_until: now + MINUTE_MS })
        .execute(),
    );
    expect(await figures(app, /mailboxes/)).toEqual({ mailboxes_failing: 1 });
    await app.store.write((tx) => tx.updateTable('mailboxes').set({ status: 'error', hold_until: null }).execute());
    expect(await figures(app, /mails_|mail_overdue|mailboxes/)).toEqual({
      'mails_unfinished waiting': 1,
      'mails_unfinished due': 2,
      'mails_unfinished under_way': 1,
      mail_overdue_seconds: 300,
      mailboxes_failing: 1,
    });
  });

  it('count attempts at webhooks, and tell what waits for them and who paused them', async () => {
    await using app = await webhookApp({ databaseUrl: await kind.freshUrl(), metrics: prometheusMetrics() });
    const good = await startReceiver();
    const ill = await startReceiver(503);
    const gone = await startReceiver(410);
    const receivers = [good.url, ill.url, gone.url, 'https://paused.example'];
    const { workspaceId, endpoints } = await seedEndpoints(app, receivers);
    await updateEndpoint(app, workspaceId, endpoints[3]?.id ?? '', { status: 'paused' });
    await recordLeads(app, workspaceId, 2);
    await deliverOnce(app);
    app.clock.advance(6 * MINUTE_MS);
    const told = await figures(app, /webhook|deliver/);
    expect(told).toEqual({
      'webhook_attempts_total delivered': 2,
      'webhook_attempts_total retry': 2,
      'webhook_attempts_total failed': 2,
      'deliveries_unfinished waiting': 0,
      'deliveries_unfinished due': 2,
      'deliveries_unfinished under_way': 0,
      delivery_overdue_seconds: expect.closeTo(45, -2),
      'webhooks_paused service': 1,
      'webhooks_paused owner': 1,
    });
  });
});
