import { expect, it } from 'vitest';
import type { App } from '../../../../src/app.ts';
import { runAutopilot } from '../../../../src/outreach/actions/autopilot/run-autopilot.ts';
import { listAutopilotRuns } from '../../../../src/outreach/actions/autopilot/runs.ts';
import { archiveCampaign } from '../../../../src/outreach/campaign-states.ts';
import { updateCampaign } from '../../../../src/outreach/campaigns.ts';
import { createLead } from '../../../../src/outreach/create-lead.ts';
import { getLead } from '../../../../src/outreach/lead-detail.ts';
import { listLeads } from '../../../../src/outreach/leads.ts';
import { importProspectsJson } from '../../../../src/outreach/prospects/import-prospects.ts';
import { addSuppressions } from '../../../../src/outreach/suppressions.ts';
import type { Tables } from '../../../../src/store/tables.ts';
import { seedCampaign, seedOutreach } from '../../../helpers/outreach.ts';
import { insertReply } from '../../../helpers/outreach-rows.ts';
import { onOneStore, type StoreKind } from '../../../helpers/stores.ts';
import { seedWorkspace, testApp } from '../../../helpers/test-app.ts';

const PEOPLE = [
  { email: 'lena@salon.example', role: 'Inhaberin', fields: { industry: 'Pet grooming' } },
  { email: 'sam@pawfect.example', role: 'Owner', fields: { industry: 'Pets' } },
  { email: 'gone@salon.example', role: 'Owner', fields: { industry: 'Pets' } },
  { email: 'zoe@gmail.com', role: 'Owner' },
  { email: 'bob@bank.example', role: 'CFO' },
];

async function openWith(kind: StoreKind) {
  const app = await testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });
  const seed = await seedOutreach(app);
  const { workspaceId } = seed;
  const { id } = await seedCampaign(app, seed);
  await updateCampaign(app, workspaceId, id, { icp: { roles: ['Owner'], industries: ['Pet grooming'] } });
  await importProspectsJson(app, workspaceId, PEOPLE);
  await addSuppressions(app, workspaceId, { values: ['gone@salon.example'] });
  const run = (input?: object) => runAutopilot(app, workspaceId, id, { input });
  return { app, workspaceId, id, run, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

/** A person of the campaign who asks something. */
async function ask({ app, workspaceId, id }: { app: App; workspaceId: string; id: string }, email: string) {
  const { data: lead } = await createLead(app, workspaceId, { campaignId: id, email });
  const reply = { workspace_id: workspaceId, campaign_id: id, lead_id: lead.id, from_address: email };
  return insertReply(app, { ...reply, classification: 'question', body_text: 'What does it cost?', needs_action: 1 });
}

/** Every row of every table, but for the counts of the limits. */
async function everything({ store: { db } }: App): Promise<Record<string, unknown[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => name !== 'limit_hits');
  const rows: [string, unknown[]][] = [];
  // The names come from the database itself.
  for (const name of tables.sort())
    rows.push([
      name,
      await db
        .selectFrom(name as keyof Tables)
        .selectAll()
        .execute(),
    ]);
  return Object.fromEntries(rows);
}

onOneStore('autopilot', (kind) => {
  it('queues who fits, looks up their companies, drafts answers, and tells why', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, id } = here;
    const replyId = await ask(here, 'ada@a.example');
    const run = await here.run();
    expect(run).toMatchObject({ id: expect.stringMatching(/^apr_/), campaignId: id, status: 'done', dryRun: false });
    const { report } = run;
    expect(report).toMatchObject({ considered: 5, queued: 3, enriched: 3, drafted: 1 });
    expect(report?.did.filter(({ action }) => action === 'queue').map(({ who, why }) => [who, why])).toEqual([
      ['sam@pawfect.example', expect.stringMatching(/^Fits \d+ of 100\. The role “Owner”/)],
      ['lena@salon.example', expect.stringMatching(/“Inhaberin” means the same as “Owner”/)],
      ['zoe@gmail.com', expect.any(String)],
    ]);
    const leads = (await listLeads(app, workspaceId, { campaignId: id })).data.map(({ email }) => email);
    expect(leads.sort()).toEqual(['ada@a.example', 'lena@salon.example', 'sam@pawfect.example', 'zoe@gmail.com']);
    const lena = report?.did.find(({ who, action }) => who === 'lena@salon.example' && action === 'enrich');
    expect((await getLead(app, workspaceId, lena?.leadId ?? '')).enrichments).toHaveLength(1);
    expect(report?.did.at(-1)).toMatchObject({ action: 'draft', who: 'ada@a.example', replyId });
    const drafts = await app.store.db.selectFrom('drafts').selectAll().execute();
    expect(drafts).toMatchObject([{ id: report?.did.at(-1)?.draftId, reply_id: replyId, status: 'draft' }]);
    expect(report?.leftOut).toMatchObject([
      { action: 'queue', count: 1, why: expect.stringMatching(/^Suppressed/) },
      { action: 'queue', count: 1, why: expect.stringMatching(/^Nothing of what/) },
    ]);
    expect((await listAutopilotRuns(app, workspaceId, id)).data).toEqual([run]);
    const sends = await app.store.db.selectFrom('sends').select('id').execute();
    expect(sends).toEqual([]);
  });

  it('does nothing of it twice', async () => {
    await using here = await openWith(kind);
    await ask(here, 'ada@a.example');
    await here.run();
    here.app.clock.advance(60_000);
    expect((await here.run()).report).toMatchObject({ queued: 0, enriched: 0, drafted: 0, did: [] });
    expect((await listAutopilotRuns(here.app, here.workspaceId, here.id)).data).toHaveLength(2);
  });

  it('changes nothing in a dry run, and tells what it would do', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, id } = here;
    await ask(here, 'ada@a.example');
    const before = await everything(app);
    const dry = await here.run({ dryRun: true });
    expect(await everything(app)).toEqual(before);
    expect(dry).toMatchObject({ id: null, dryRun: true, report: { queued: 3, enriched: 0, drafted: 1 } });
    expect((await listAutopilotRuns(app, workspaceId, id)).data).toEqual([]);
    const wet = await here.run();
    const who = (run: typeof dry) => run.report?.did.filter(({ action }) => action !== 'enrich').map((one) => one.who);
    expect(who(dry)).toEqual(who(wet));
  });

  it('keeps to its bounds, and says what it left out', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId } = here;
    const many = Array.from({ length: 30 }, (_, index) => ({
      email: `p@c${index}.example`,
      role: 'Owner',
      fields: { industry: 'pets' },
    }));
    await importProspectsJson(app, workspaceId, many);
    for (let count = 0; count < 12; count++) await ask(here, `ask${count}@a.example`);
    const { report } = await here.run({ limit: 12 });
    expect(report).toMatchObject({ queued: 12, enriched: 10, drafted: 10 });
    const told = report?.leftOut.map(({ action, count }) => `${action} ${count}`);
    expect(told).toEqual(expect.arrayContaining(['enrich 1', 'draft 2']));
    const hits = await app.store.db.selectFrom('limit_hits').select('bucket').execute();
    expect(new Set(hits.map(({ bucket }) => bucket.split(':').at(-1)))).toEqual(
      new Set(['autopilot', 'enrichment', 'reply_draft']),
    );
  });

  it('goes on without what its limits refuse', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId } = here;
    for (let count = 0; count < 3; count++) await ask(here, `ask${count}@a.example`);
    for (let count = 0; count < 30; count++) await app.actionLimiter.take(workspaceId, 'enrichment');
    for (let count = 0; count < 10; count++) await app.actionLimiter.take(workspaceId, 'reply_draft');
    const { report } = await here.run();
    expect(report).toMatchObject({ queued: 3, enriched: 0, drafted: 0 });
    expect(report?.leftOut.filter(({ why }) => /times in any minute/.test(why))).toHaveLength(6);
  });

  it('runs once at a time for a campaign, and a run whose process died is told as such', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, id } = here;
    const dead = {
      id: app.ids.next('autopilot'),
      workspace_id: workspaceId,
      campaign_id: id,
      report: null,
      finished_at: null,
    };
    await app.store.write((tx) =>
      tx
        .insertInto('autopilot_runs')
        .values({ ...dead, created_at: app.clock.now() })
        .execute(),
    );
    await expect(here.run()).rejects.toMatchObject({ code: 'conflict' });
    const told = async () => (await listAutopilotRuns(app, workspaceId, id)).data.map(({ status }) => status);
    expect(await told()).toEqual(['running']);
    app.clock.advance(6 * 60_000);
    expect(await told()).toEqual(['broken_off']);
    const both = await Promise.allSettled([here.run(), here.run()]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    expect((await listLeads(app, workspaceId, { campaignId: id })).data).toHaveLength(3);
  });

  it('drafts nothing for whom nobody may write to, and that takes no place from those who wait behind', async () => {
    await using here = await openWith(kind);
    for (let count = 0; count < 11; count++) await ask(here, `no${count}@silent.example`);
    await ask(here, 'ada@a.example');
    await addSuppressions(here.app, here.workspaceId, { values: ['silent.example'] });
    const { report } = await here.run({ limit: 1 });
    expect(report?.did.filter(({ action }) => action === 'draft')).toMatchObject([{ who: 'ada@a.example' }]);
    expect(report?.leftOut).toContainEqual(
      expect.objectContaining({ action: 'draft', count: 11, why: expect.stringMatching(/^Suppressed/) }),
    );
  });

  it('that is refused for another run costs no place, and what a run did before its process died is told', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, id } = here;
    const { actionLimiter } = app;
    // Its process stops for ever where the first company is looked up.
    const reached = Promise.withResolvers<void>();
    const dying: App = Object.assign(Object.create(app), {
      actionLimiter: {
        take: async (...given: Parameters<typeof actionLimiter.take>) => {
          if (given[1] !== 'enrichment') return actionLimiter.take(...given);
          reached.resolve();
          return new Promise<never>(() => undefined);
        },
      },
    });
    void runAutopilot(dying, workspaceId, id);
    await reached.promise;
    for (let count = 0; count < 5; count++) await expect(here.run()).rejects.toMatchObject({ code: 'conflict' });
    app.clock.advance(6 * 60_000);
    const [told] = (await listAutopilotRuns(app, workspaceId, id)).data;
    expect(told).toMatchObject({ status: 'broken_off', report: { queued: 3, enriched: 0 } });
    expect(told?.report?.did.map(({ leadId }) => typeof leadId)).toEqual(['string', 'string', 'string']);
    expect(await here.run()).toMatchObject({ status: 'done', report: { queued: 0 } });
  });

  it('counts only what is right against its limits', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, id } = here;
    const { id: stranger } = await seedWorkspace(app);
    await expect(here.run({ limit: 51 })).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(runAutopilot(app, stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    const quota: unknown[] = [];
    const dry = () =>
      runAutopilot(app, workspaceId, id, { input: { dryRun: true }, tellQuota: (one) => quota.push(one) });
    await dry();
    await dry();
    await expect(dry()).rejects.toMatchObject({ code: 'rate_limited' });
    expect(quota).toMatchObject([{ remaining: 1 }, { remaining: 0 }, { limit: 2, window: 'minute' }]);
    await archiveCampaign(app, workspaceId, id);
    await expect(dry()).rejects.toMatchObject({ code: 'unprocessable' });
  });
});
