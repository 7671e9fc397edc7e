import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import type { App } from '../../../src/app.ts';
import { updateCampaign } from '../../../src/outreach/campaigns.ts';
import { createLead } from '../../../src/outreach/create-lead.ts';
import { campaignReport } from '../../../src/outreach/report/campaign-report.ts';
import { endedLeads, leadsByStatus, reachedLeads, sentMails } from '../../../src/outreach/report/counts.ts';
import { advance } from '../../../src/outreach/sending/advance.ts';
import { stopLead } from '../../../src/outreach/sending/stop-leads.ts';
import { seedCampaign, seedOutreach } from '../../helpers/outreach.ts';
import { insertReply, insertSend } from '../../helpers/outreach-rows.ts';
import { onOneStore, type StoreKind } from '../../helpers/stores.ts';
import { seedWorkspace, testApp } from '../../helpers/test-app.ts';

async function openWith(kind: StoreKind) {
  const app = await testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });
  const { workspaceId, mailboxId } = await seedOutreach(app);
  const { id, stepIds } = await seedCampaign(app, { workspaceId, mailboxId }, { steps: 2 });
  const [first = '', second = ''] = stepIds;
  const lead = async (email: string) => (await createLead(app, workspaceId, { campaignId: id, email })).data.id;
  const belongs = (lead_id: string, step_id: string) => ({
    ...{ workspace_id: workspaceId, campaign_id: id, mailbox_id: mailboxId, lead_id, step_id },
  });
  const reply = (lead_id: string, send_id: string | null, classification: string | null, received_at: number) =>
    insertReply(app, { workspace_id: workspaceId, campaign_id: id, lead_id, send_id, classification, received_at });
  const report = () => campaignReport(app, workspaceId, id);
  return {
    ...{ app, workspaceId, id, first, second, lead, belongs, reply, report },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

onOneStore('the report of a campaign', (kind) => {
  it('is that of its known history, in all, by step and by day of its zone', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, id, first, second, lead, belongs, reply } = here;
    await updateCampaign(app, workspaceId, id, { timeZone: 'Europe/Berlin' });
    // 23:30 UTC is the next day in Berlin.
    const [monday, tuesday] = [Date.UTC(2026, 5, 1, 10), Date.UTC(2026, 5, 1, 23, 30)];
    const [ada, bob, cat, dan, eve] = [
      await lead('ada@a.example'),
      await lead('bob@b.example'),
      await lead('cat@c.example'),
      await lead('dan@d.example'),
      await lead('eve@e.example'),
    ];
    const toAda = await insertSend(app, { ...belongs(ada, first), sent_at: monday });
    const again = await insertSend(app, { ...belongs(ada, second), sent_at: tuesday });
    await insertSend(app, { ...belongs(bob, first), sent_at: monday, bounce: 'hard', bounced_at: tuesday });
    await insertSend(app, { ...belongs(cat, first), sent_at: tuesday, bounce: 'soft' });
    const refused = { status: 'failed', sent_at: null, bounce: 'hard', bounced_at: monday } as const;
    await insertSend(app, { ...belongs(dan, first), ...refused });
    await insertSend(app, { ...belongs(eve, first), status: 'failed', sent_at: null });
    await insertSend(app, { ...belongs(eve, second), status: 'unknown', sent_at: null });
    await insertSend(app, { ...belongs(cat, second), status: 'queued', sent_at: null, data_begun_at: null });
    await reply(ada, toAda, 'out_of_office', monday);
    await reply(ada, again, 'interested', tuesday);
    await reply(ada, again, null, tuesday);
    await reply(cat, null, 'unsubscribe_request', tuesday);
    app.clock.advance(Date.UTC(2026, 5, 3) - app.clock.now());
    await app.store.write(async (tx) => {
      await stopLead(app, tx, ada, 'replied');
      await stopLead(app, tx, bob, 'bounced');
      await tx.updateTable('leads').set({ step_position: 1 }).where('id', '=', cat).execute();
      await stopLead(app, tx, cat, 'unsubscribed');
      await complete(app, tx, eve);
    });

    const told = await here.report();
    expect(told.mails).toEqual({
      ...{ sent: 4, delivered: 2, bounced: 2, softBounced: 1, failed: 1, unknown: 1, waiting: 0, answers: 0 },
    });
    expect(told.replies).toMatchObject({
      ...{ replied: 3, people: 2 },
      byClass: { out_of_office: 1, interested: 1, unsubscribe_request: 1, unclassified: 1, question: 0 },
    });
    expect(told.leads).toMatchObject({ total: 5, queued: 1, replied: 1, bounced: 1, unsubscribed: 1, completed: 1 });
    expect(told.rates).toEqual({ delivered: 0.5, bounced: 0.4, replied: 0.6667, unsubscribed: 0.3333 });
    const none = { sent: 0, delivered: 0, bounced: 0, softBounced: 0, replied: 0 };
    expect(told.steps).toEqual([
      {
        stepId: first,
        position: 1,
        kind: 'email',
        ...none,
        sent: 3,
        delivered: 1,
        bounced: 2,
        softBounced: 1,
        unsubscribed: 1,
      },
      { stepId: second, position: 2, kind: 'email', ...none, sent: 1, delivered: 1, replied: 2, unsubscribed: 0 },
    ]);
    expect(told.days).toEqual([
      { day: '2026-06-03', ...none, unsubscribed: 1, completed: 1 },
      { day: '2026-06-02', ...none, sent: 2, delivered: 1, softBounced: 1, replied: 3, unsubscribed: 0, completed: 0 },
      { day: '2026-06-01', ...none, sent: 2, delivered: 1, bounced: 2, unsubscribed: 0, completed: 0 },
    ]);
  });

  it('counts answers of a person apart, and nothing of other campaigns', async () => {
    await using here = await openWith(kind);
    const { app, first, lead, belongs } = here;
    const ada = await lead('ada@a.example');
    await insertSend(app, { ...belongs(ada, first) });
    await insertSend(app, { ...belongs(ada, first), step_id: null, attempt_group: 1 });
    expect((await here.report()).mails).toMatchObject({ sent: 1, answers: 1 });
    const other = await openOther(here);
    expect(await campaignReport(app, here.workspaceId, other)).toMatchObject({
      mails: { sent: 0 },
      rates: { delivered: null, bounced: null, replied: null, unsubscribed: null },
      days: [],
    });
    const { id: stranger } = await seedWorkspace(app);
    await expect(campaignReport(app, stranger, here.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('reads its mails and leads from indexes alone, however many there are', async () => {
  await using app = await testApp();
  const plan = async (query: { compile(): { sql: string; parameters: readonly unknown[] } }) => {
    const { sql: text, parameters } = query.compile();
    const explained = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${text}`, [...parameters]);
    // As SQLite answers it.
    const { rows } = (await app.store.db.executeQuery(explained)) as { rows: { detail: string }[] };
    return rows.map(({ detail }) => detail).join(' ');
  };
  for (const query of [sentMails, reachedLeads]) {
    expect(await plan(query(app.store.db, 'cam_1'))).toContain('COVERING INDEX sends_sent (campaign_id=?');
  }
  expect(await plan(endedLeads(app.store.db, 'cam_1'))).toContain('COVERING INDEX leads_ended (campaign_id=?');
  expect(await plan(leadsByStatus(app.store.db, 'cam_1'))).toContain('COVERING INDEX');
});

async function complete(app: App, tx: Parameters<typeof advance>[1], id: string): Promise<void> {
  const lead = await tx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const campaign = await tx
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', lead.campaign_id)
    .executeTakeFirstOrThrow();
  const last = await tx
    .selectFrom('steps')
    .select('id')
    .where('campaign_id', '=', campaign.id)
    .where('position', '=', 2)
    .executeTakeFirstOrThrow();
  await advance(app, tx, { lead, campaign, stepId: last.id });
}

async function openOther({ app, workspaceId }: { app: App; workspaceId: string }): Promise<string> {
  const { id: mailboxId } = await app.store.db.selectFrom('mailboxes').select('id').executeTakeFirstOrThrow();
  return (await seedCampaign(app, { workspaceId, mailboxId })).id;
}
