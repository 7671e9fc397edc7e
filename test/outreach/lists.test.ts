import { expect, it } from 'vitest';
import { createLead } from '../../src/outreach/create-lead.ts';
import { listReplies } from '../../src/outreach/replies.ts';
import { getSend, listSends } from '../../src/outreach/sends.ts';
import { listTouches, markTouchSent } from '../../src/outreach/touches.ts';
import { seedCampaign, seedOutreach } from '../helpers/outreach.ts';
import { insertReply, insertSend, insertTouch } from '../helpers/outreach-rows.ts';
import { onOneStore, type StoreKind } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const openWith = async (kind: StoreKind) => {
  const app = await testApp({ databaseUrl: await kind.freshUrl(), config: { demoMail: true } });
  const seed = await seedOutreach(app);
  const belongs: { workspace_id: string; campaign_id: string; lead_id: string; step_id: string }[] = [];
  for (const email of ['eve@corp.example', 'bob@corp.example']) {
    const campaign = await seedCampaign(app, seed);
    const { data } = await createLead(app, seed.workspaceId, { campaignId: campaign.id, email });
    const step_id = campaign.stepIds[0] ?? '';
    belongs.push({ workspace_id: seed.workspaceId, campaign_id: campaign.id, lead_id: data.id, step_id });
  }
  const [eve, bob] = belongs;
  if (!eve || !bob) throw new Error('two leads were made');
  const foreign = await seedOutreach(app);
  return { app, ...seed, eve, bob, foreign, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
};

const idsOf = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);

onOneStore('the list of sends', (kind) => {
  it('tells the state and its reason, by campaign, lead and state, in pages', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, eve, bob, mailboxId: mailbox_id } = here;
    const sent = await insertSend(app, { ...eve, mailbox_id });
    app.clock.advance(1);
    const reason = 'The connection was lost after the text.';
    const unknown = await insertSend(app, { ...eve, mailbox_id, attempt_group: 1, status: 'unknown', error: reason });
    app.clock.advance(1);
    const other = await insertSend(app, { ...bob, mailbox_id });
    const list = async (query: object) => idsOf(await listSends(app, workspaceId, query));
    expect(await list({})).toEqual([other, unknown, sent]);
    expect(await list({ campaignId: eve.campaign_id })).toEqual([unknown, sent]);
    expect(await list({ leadId: bob.lead_id })).toEqual([other]);
    expect(await list({ leadId: bob.lead_id, campaignId: eve.campaign_id })).toEqual([]);
    expect(await list({ status: 'unknown' })).toEqual([unknown]);
    expect(await list({ campaignId: eve.campaign_id, status: 'sent' })).toEqual([sent]);
    const first = await listSends(app, workspaceId, { limit: '2' });
    expect(idsOf(await listSends(app, workspaceId, { cursor: first.nextCursor }))).toEqual([sent]);
    expect(await getSend(app, workspaceId, unknown)).toMatchObject({
      status: 'unknown',
      reason,
      bodyText: 'Hello Eve',
    });
    const notFound = { code: 'not_found' };
    await expect(getSend(app, here.foreign.workspaceId, sent)).rejects.toMatchObject(notFound);
    await expect(listSends(app, here.foreign.workspaceId, { leadId: eve.lead_id })).rejects.toMatchObject(notFound);
    expect(idsOf(await listSends(app, here.foreign.workspaceId))).toEqual([]);
  });
});

onOneStore('the list of replies', (kind) => {
  it('is filtered by campaign and by whether a person should act', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, eve } = here;
    const { step_id: _, ...matched } = eve;
    const [wanted, done, stray] = [
      await insertReply(app, matched),
      await insertReply(app, { ...matched, needs_action: 0, classification: null }),
      await insertReply(app, { workspace_id: workspaceId }),
    ];
    const list = async (query: object) => new Set(idsOf(await listReplies(app, workspaceId, query)));
    expect(await list({})).toEqual(new Set([wanted, done, stray]));
    expect(await list({ needsAction: 'true' })).toEqual(new Set([wanted, stray]));
    expect(await list({ needsAction: 'false' })).toEqual(new Set([done]));
    expect(await list({ matched: 'true' })).toEqual(new Set([wanted, done]));
    expect(await list({ matched: 'false' })).toEqual(new Set([stray]));
    expect(await list({ matched: 'false', needsAction: 'false' })).toEqual(new Set());
    expect(await list({ campaignId: eve.campaign_id, needsAction: 'true' })).toEqual(new Set([wanted]));
    await expect(listReplies(app, workspaceId, { needsAction: 'yes' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
    const foreign = listReplies(app, here.foreign.workspaceId, { campaignId: eve.campaign_id });
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    const { data } = await listReplies(app, workspaceId, { campaignId: eve.campaign_id, needsAction: 'false' });
    expect(data).toMatchObject([{ classification: null, needsAction: false, bodyText: 'Yes please' }]);
  });
});

onOneStore('a touch', (kind) => {
  it('is listed until a person marks it as sent, which is told once', async () => {
    await using here = await openWith(kind);
    const { app, workspaceId, eve, bob } = here;
    const id = await insertTouch(app, eve);
    const skipped = await insertTouch(app, { ...bob, status: 'skipped' });
    const list = async (query: object) => idsOf(await listTouches(app, workspaceId, query));
    expect(await list({ status: 'queued' })).toEqual([id]);
    expect(await list({ campaignId: bob.campaign_id })).toEqual([skipped]);
    expect(await list({ leadId: eve.lead_id })).toEqual([id]);
    app.clock.advance(1_000);
    const marks = await Promise.all([1, 2, 3].map(() => markTouchSent(app, workspaceId, id)));
    const sentAt = new Date(app.clock.now()).toISOString();
    expect(marks).toMatchObject(marks.map(() => ({ id, status: 'sent', sentAt })));
    const events = await app.store.db
      .selectFrom('events')
      .selectAll()
      .where('type', '=', 'channel_touch.sent')
      .execute();
    expect(events.map((event) => JSON.parse(event.data))).toMatchObject([{ touch: { id, status: 'sent', sentAt } }]);
    await expect(markTouchSent(app, workspaceId, skipped)).rejects.toMatchObject({ code: 'unprocessable' });
    await expect(markTouchSent(app, here.foreign.workspaceId, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(markTouchSent(app, workspaceId, 'tch_\0')).rejects.toMatchObject({ code: 'not_found' });
  });
});
