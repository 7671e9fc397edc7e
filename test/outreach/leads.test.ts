import { expect, it } from 'vitest';
import type { App } from '../../src/app.ts';
import { createLead } from '../../src/outreach/create-lead.ts';
import { getLead } from '../../src/outreach/lead-detail.ts';
import { listLeads } from '../../src/outreach/leads.ts';
import { addSuppression } from '../../src/outreach/suppressions.ts';
import { pauseLead, resumeLead, updateLead } from '../../src/outreach/update-lead.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { insertReply, insertSend, insertTouch } from '../helpers/outreach-rows.ts';
import { onOneStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const HOUR = 3_600_000;

const setStatus = (app: App, id: string, set: { status: 'active' | 'replied' | 'failed'; step_position?: number }) =>
  app.store.write((tx) => tx.updateTable('leads').set(set).where('id', '=', id).execute());

onOneStore('the list of leads', (kind) => {
  const open = async () => testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });

  it('pages through all of them, newest first, each once, while new ones come in', async () => {
    await using app = await open();
    const seed = await seedOutreach(app);
    const { id: campaignId } = await seedCampaign(app, seed);
    const made: string[] = [];
    for (let count = 0; count < 7; count++) {
      // Some in the same millisecond: the id orders those.
      if (count % 3 === 0) app.clock.advance(1);
      const { data } = await createLead(app, seed.workspaceId, { campaignId, email: `p${count}@corp.example` });
      made.push(data.id);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listLeads(app, seed.workspaceId, { limit: '3', ...(cursor ? { cursor } : {}) });
      expect(page.data.length).toBeLessThanOrEqual(3);
      expect(page.hasMore).toBe(page.nextCursor !== null);
      seen.push(...page.data.map((lead) => lead.id));
      cursor = page.nextCursor;
      app.clock.advance(1);
      await createLead(app, seed.workspaceId, { campaignId, email: `late${seen.length}@corp.example` });
    } while (cursor);
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(made));
    expect(seen.slice(0, 1)).toEqual(made.slice(6));
  });

  it('is filtered by campaign, status and address, and by all of them', async () => {
    await using app = await open();
    const seed = await seedOutreach(app);
    const [one, other] = [await seedCampaign(app, seed), await seedCampaign(app, seed)];
    const post = async (campaignId: string, email: string) =>
      (await createLead(app, seed.workspaceId, { campaignId, email })).data.id;
    const [a, b, c] = [
      await post(one.id, 'a@corp.example'),
      await post(one.id, 'b@corp.example'),
      await post(other.id, 'a@corp.example'),
    ];
    await setStatus(app, a, { status: 'replied' });
    const ids = async (query: object) => (await listLeads(app, seed.workspaceId, query)).data.map((lead) => lead.id);
    expect(new Set(await ids({ campaignId: one.id }))).toEqual(new Set([a, b]));
    expect(await ids({ status: 'replied' })).toEqual([a]);
    expect(await ids({ campaignId: other.id, status: 'replied' })).toEqual([]);
    expect(new Set(await ids({ email: ' A@CORP.example' }))).toEqual(new Set([a, c]));
    expect(await ids({ email: 'a@corp.example', campaignId: one.id, status: 'replied' })).toEqual([a]);
    expect(await ids({ email: 'nobody@corp.example' })).toEqual([]);
  });

  it('shows nothing of another workspace', async () => {
    await using app = await open();
    const [own, foreign] = [await seedOutreach(app), await seedOutreach(app)];
    const { id: campaignId } = await seedCampaign(app, foreign);
    const { data } = await createLead(app, foreign.workspaceId, { campaignId, email: 'eve@corp.example' });
    expect((await listLeads(app, own.workspaceId)).data).toEqual([]);
    expect((await listLeads(app, own.workspaceId, { email: 'eve@corp.example' })).data).toEqual([]);
    const notFound = { code: 'not_found' };
    await expect(listLeads(app, own.workspaceId, { campaignId })).rejects.toMatchObject(notFound);
    await expect(getLead(app, own.workspaceId, data.id)).rejects.toMatchObject(notFound);
    await expect(updateLead(app, own.workspaceId, data.id, { role: 'x' })).rejects.toMatchObject(notFound);
    await expect(pauseLead(app, own.workspaceId, data.id)).rejects.toMatchObject(notFound);
    await expect(resumeLead(app, own.workspaceId, data.id)).rejects.toMatchObject(notFound);
  });

  it.each([
    [{ limit: '0' }, 'invalid_request'],
    [{ limit: '-1' }, 'invalid_request'],
    [{ limit: '201' }, 'invalid_request'],
    [{ limit: '1000000000' }, 'invalid_request'],
    [{ limit: '1.5' }, 'invalid_request'],
    [{ limit: 'all' }, 'invalid_request'],
    [{ limit: '1e1' }, 'invalid_request'],
    [{ limit: '0x10' }, 'invalid_request'],
    [{ limit: '' }, 'invalid_request'],
    [{ cursor: 'garbage' }, 'invalid_request'],
    [{ status: 'sleeping' }, 'invalid_request'],
    [{ page: '2' }, 'invalid_request'],
    [{ email: 'nobody' }, 'unprocessable'],
  ])('refuses %j as %s', async (query, code) => {
    await using app = await open();
    const { workspaceId } = await seedOutreach(app);
    await expect(listLeads(app, workspaceId, query)).rejects.toMatchObject({ code });
  });
});

onOneStore('one lead', (kind) => {
  const open = async () => {
    const app = await testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });
    const seed = await seedOutreach(app);
    const campaign = await seedCampaign(app, seed, { steps: 2 });
    const { data } = await createLead(app, seed.workspaceId, { campaignId: campaign.id, email: 'eve@corp.example' });
    const belongs = {
      workspace_id: seed.workspaceId,
      campaign_id: campaign.id,
      lead_id: data.id,
      step_id: campaign.stepIds[0] ?? '',
    };
    return { app, ...seed, campaign, lead: data, belongs, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
  };

  it('comes with its mails, replies, touches and place in the sequence', async () => {
    await using here = await open();
    const { app, workspaceId, lead, belongs, campaign } = here;
    const first = await insertSend(app, { ...belongs, mailbox_id: here.mailboxId });
    app.clock.advance(1);
    const second = await insertSend(app, { ...belongs, mailbox_id: here.mailboxId, attempt_group: 1 });
    const { step_id: _, ...known } = belongs;
    const reply = await insertReply(app, known);
    const touch = await insertTouch(app, belongs);
    await setStatus(app, lead.id, { status: 'active', step_position: 1 });
    const detail = await getLead(app, workspaceId, lead.id);
    expect(detail.sends.map(({ id }) => id)).toEqual([first, second]);
    expect(detail.sends[0]).toMatchObject({ status: 'sent', sentAt: expect.stringMatching(/Z$/) });
    expect(detail.replies).toMatchObject([{ id: reply, classification: 'interested', needsAction: true }]);
    expect(detail.touches).toMatchObject([{ id: touch, status: 'queued' }]);
    expect(detail.step).toEqual({
      position: 1,
      total: 2,
      nextStepId: campaign.stepIds[1],
      nextStepAt: detail.nextStepAt,
    });
  });

  it('that does not exist is not found, whatever is asked for', async () => {
    await using here = await open();
    for (const id of ['lead_none', '', 'lead_\0', "' OR 1=1 --", 'x'.repeat(10_000)]) {
      await expect(getLead(here.app, here.workspaceId, id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('is changed where it is told to, and an empty value takes away', async () => {
    await using here = await open();
    const { app, workspaceId, lead } = here;
    await updateLead(app, workspaceId, lead.id, { firstName: 'Eve', company: 'Corp', fields: { city: 'Paris' } });
    app.clock.advance(1_000);
    const changed = await updateLead(app, workspaceId, lead.id, { company: '', role: 'CTO' });
    expect(changed).toMatchObject({ firstName: 'Eve', company: null, role: 'CTO', fields: { city: 'Paris' } });
    expect(changed.updatedAt).toBe(new Date(app.clock.now()).toISOString());
    await expect(updateLead(app, workspaceId, lead.id, { email: 'x@y.example' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });

  it('that is paused waits for nothing, and goes on with the wait of its next step', async () => {
    await using here = await open();
    const { app, workspaceId, lead, belongs, mailboxId } = here;
    await insertSend(app, { ...belongs, mailbox_id: mailboxId });
    await setStatus(app, lead.id, { status: 'active', step_position: 1 });
    const waiting = await insertSend(app, {
      ...belongs,
      step_id: here.campaign.stepIds[1] ?? '',
      mailbox_id: mailboxId,
      status: 'queued',
      data_begun_at: null,
      sent_at: null,
    });
    const sentAt = app.clock.now();
    app.clock.advance(HOUR);
    expect(await pauseLead(app, workspaceId, lead.id)).toMatchObject({ status: 'paused', nextStepAt: null });
    expect(await pauseLead(app, workspaceId, lead.id)).toMatchObject({ status: 'paused' });
    const detail = await getLead(app, workspaceId, lead.id);
    expect(detail.sends.find(({ id }) => id === waiting)).toMatchObject({ status: 'cancelled' });
    const resumed = await resumeLead(app, workspaceId, lead.id);
    expect(resumed).toMatchObject({ status: 'active', nextStepAt: new Date(sentAt + 24 * HOUR).toISOString() });
    expect(await resumeLead(app, workspaceId, lead.id)).toEqual(resumed);
  });

  it('that was paused before its first step is queued and due again', async () => {
    await using here = await open();
    const { app, workspaceId, lead } = here;
    await pauseLead(app, workspaceId, lead.id);
    app.clock.advance(HOUR);
    expect(await resumeLead(app, workspaceId, lead.id)).toMatchObject({
      status: 'queued',
      nextStepAt: new Date(app.clock.now()).toISOString(),
    });
  });

  it('goes on neither after a reply nor while it is suppressed', async () => {
    await using here = await open();
    const { app, workspaceId, lead } = here;
    await pauseLead(app, workspaceId, lead.id);
    await addSuppression(app, workspaceId, { value: 'corp.example' });
    await setStatus(app, lead.id, { status: 'failed' });
    const refused = (message: string) => ({ code: 'unprocessable', message: expect.stringContaining(message) });
    await expect(resumeLead(app, workspaceId, lead.id)).rejects.toMatchObject(refused('suppressed'));
    await setStatus(app, lead.id, { status: 'replied' });
    await expect(resumeLead(app, workspaceId, lead.id)).rejects.toMatchObject(refused('replied'));
    await expect(pauseLead(app, workspaceId, lead.id)).rejects.toMatchObject(refused('replied'));
  });
});
