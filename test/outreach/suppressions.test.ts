import { expect, it } from 'vitest';
import type { App } from '../../src/app.ts';
import { createLead } from '../../src/outreach/create-lead.ts';
import { importJson } from '../../src/outreach/import-leads.ts';
import { getLead } from '../../src/outreach/lead-detail.ts';
import { listLeads } from '../../src/outreach/leads.ts';
import {
  addSuppression,
  addSuppressions,
  listSuppressions,
  removeSuppression,
} from '../../src/outreach/suppressions.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { insertSend } from '../helpers/outreach-rows.ts';
import { onOneStore, type StoreKind } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const openWith = async (kind: StoreKind) => {
  const app = await testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });
  const seed = await seedOutreach(app);
  const [one, other] = [await seedCampaign(app, seed), await seedCampaign(app, seed)];
  const post = async (campaignId: string, email: string) =>
    (await createLead(app, seed.workspaceId, { campaignId, email })).data.id;
  return { app, ...seed, one, other, post, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
};

const unsubscribed = async (app: App) =>
  (await app.store.db.selectFrom('events').selectAll().where('type', '=', 'lead.unsubscribed').execute()).map((event) =>
    JSON.parse(event.data),
  );

onOneStore('a suppression', (kind) => {
  it('of an address stops its leads in every campaign and what waits for them, and nobody else', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, mailboxId, one, other } = here;
    const [a, b, bob] = [
      await here.post(one.id, 'eve@corp.example'),
      await here.post(other.id, 'Eve@corp.example'),
      await here.post(one.id, 'bob@corp.example'),
    ];
    const known = { workspace_id: workspaceId, campaign_id: one.id, step_id: one.stepIds[0] ?? '' };
    const queued = { mailbox_id: mailboxId, status: 'queued', data_begun_at: null, sent_at: null } as const;
    await insertSend(app, { ...known, ...queued, lead_id: a });
    await insertSend(app, { ...known, ...queued, lead_id: bob });
    const { data, created } = await addSuppression(app, workspaceId, { value: ' EVE@corp.example' });
    expect(created).toBe(true);
    expect(data).toMatchObject({ kind: 'address', value: 'eve@corp.example', reason: 'manual' });
    expect(await getLead(app, workspaceId, a)).toMatchObject({
      status: 'unsubscribed',
      nextStepAt: null,
      sends: [{ status: 'cancelled' }],
    });
    expect(await getLead(app, workspaceId, b)).toMatchObject({ status: 'unsubscribed' });
    expect(await getLead(app, workspaceId, bob)).toMatchObject({ status: 'queued', sends: [{ status: 'queued' }] });
    expect(new Set((await unsubscribed(app)).map(({ lead }) => lead.id))).toEqual(new Set([a, b]));
    expect(await addSuppression(app, workspaceId, { value: 'eve@corp.example', reason: 'bounced' })).toEqual({
      data,
      created: false,
    });
    expect(await unsubscribed(app)).toHaveLength(2);
  });

  it('after a bounce sets its leads bounced, and tells of no unsubscribing', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId } = here;
    const id = await here.post(here.one.id, 'eve@corp.example');
    await addSuppression(app, workspaceId, { value: 'eve@corp.example', reason: 'bounced' });
    expect(await getLead(app, workspaceId, id)).toMatchObject({ status: 'bounced' });
    expect(await unsubscribed(app)).toEqual([]);
  });

  it('of a domain stops all its leads, however many, but none of its subdomains', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, one } = here;
    const rows = Array.from({ length: 450 }, (_, index) => ({ email: `p${index}@münchen.example` }));
    await importJson(app, workspaceId, one.id, [...rows, { email: 'eve@mail.münchen.example' }]);
    const { data } = await addSuppression(app, workspaceId, { value: '@MÜNCHEN.example', reason: 'complained' });
    expect(data).toMatchObject({ kind: 'domain', value: 'xn--mnchen-3ya.example' });
    const left = await listLeads(app, workspaceId, { status: 'queued' });
    expect(left.data.map(({ email }) => email)).toEqual(['eve@mail.münchen.example']);
    expect(await unsubscribed(app)).toHaveLength(450);
  });

  it('holds in its own workspace alone', async () => {
    await using here = await openWith(kind);
    const { app } = here;
    const foreign = await seedOutreach(app);
    const id = await here.post(here.one.id, 'eve@corp.example');
    const { data } = await addSuppression(app, foreign.workspaceId, { value: 'corp.example' });
    expect(await getLead(app, here.workspaceId, id)).toMatchObject({ status: 'queued' });
    await expect(removeSuppression(app, here.workspaceId, data.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await listSuppressions(app, here.workspaceId)).data).toEqual([]);
  });

  it('that is removed lets the address in again, and leaves stopped what it stopped', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, one, other } = here;
    const id = await here.post(one.id, 'eve@corp.example');
    const { data } = await addSuppression(app, workspaceId, { value: 'eve@corp.example' });
    await removeSuppression(app, workspaceId, data.id);
    await expect(removeSuppression(app, workspaceId, data.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await getLead(app, workspaceId, id)).toMatchObject({ status: 'unsubscribed' });
    await here.post(other.id, 'eve@corp.example');
  });

  it.each([
    '',
    'nobody',
    'a b@corp.example',
    'corp',
    '127.0.0.1',
    'https://corp.example',
    'eve@',
    7,
    null,
  ])('of %j is refused', async (value) => {
    await using here = await openWith(kind);
    const code = typeof value === 'string' && value !== '' ? 'unprocessable' : 'invalid_request';
    await expect(addSuppression(here.app, here.workspaceId, { value })).rejects.toMatchObject({ code });
  });
});

onOneStore('a suppression', (kind) => {
  it('leaves no lead behind that is made at the same moment, by itself or in a list', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, one, other } = here;
    for (let round = 0; round < 30; round++) {
      const email = `eve${round}@corp${round}.example`;
      const made = [
        createLead(app, workspaceId, { campaignId: one.id, email }),
        importJson(app, workspaceId, other.id, [{ email }]),
      ];
      const value = round % 2 === 0 ? email : `corp${round}.example`;
      await Promise.allSettled([...made, addSuppression(app, workspaceId, { value })]);
    }
    expect((await listLeads(app, workspaceId, { status: 'queued' })).data).toEqual([]);
  });
});

onOneStore('the suppression list', (kind) => {
  it('takes many at once, each by itself, from two sides at the same time', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId } = here;
    const values = Array.from({ length: 250 }, (_, index) => `p${index}@corp.example`);
    const [report, again] = await Promise.all([
      addSuppressions(app, workspaceId, { values: ['corp.test', 'nobody', 7, ' P0@CORP.example', ...values] }),
      addSuppressions(app, workspaceId, { values: values.toReversed() }),
    ]);
    expect(report).toMatchObject({ total: 254, invalid: 2 });
    expect(report.created + again.created).toBe(251);
    expect(report.rows.slice(0, 3)).toEqual([
      { row: 1, outcome: 'created' },
      { row: 2, outcome: 'invalid', reason: expect.stringContaining('neither') },
      { row: 3, outcome: 'invalid', reason: expect.stringContaining('neither') },
    ]);
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listSuppressions(app, workspaceId, { limit: '100', ...(cursor ? { cursor } : {}) });
      found.push(...page.data.map(({ value }) => value));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(found)).toEqual(new Set(['corp.test', ...values]));
    expect(found).toHaveLength(251);
    const one = await listSuppressions(app, workspaceId, { value: 'P7@corp.example' });
    expect(one.data).toMatchObject([{ value: 'p7@corp.example', reason: 'imported' }]);
  });
});
