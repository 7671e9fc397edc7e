import { expect, it } from 'vitest';
import { correctReply } from '../../src/outreach/inbox/mark-reply.ts';
import { getMailbox } from '../../src/outreach/mailboxes.ts';
import { suppress } from '../../src/outreach/sending/suppress.ts';
import { listSuppressions } from '../../src/outreach/suppressions.ts';
import { undoSuppressions } from '../../src/outreach/undo-suppressions.ts';
import type { SinkFault } from '../helpers/sink-faults.ts';
import { onOneStore, type StoreKind } from '../helpers/stores.ts';
import { bounceOf, letter, mailed, receive, suppressionsOf } from './inbox/pipeline/post.ts';
import { bounces } from './sending/hears.ts';
import { DAY, HOUR, MINUTE, type World, world } from './sending/world.ts';

const GONE: SinkFault = { at: 'rcpt', does: { says: '550 5.1.1 User unknown' } };

/** A world whose server says of everybody that there is no such user, until it is told otherwise. */
async function wronged(kind: StoreKind, steps = 2) {
  let fault: SinkFault | undefined = GONE;
  const here = await world(kind, { sink: { faultOf: () => fault } });
  const campaignId = await here.campaign({ steps });
  const mend = () => {
    fault = undefined;
  };
  return { here, campaignId, mend };
}

const undo = ({ app, workspaceId }: World, times: { since: string; until?: string }) =>
  undoSuppressions(app, workspaceId, { reason: 'bounced', ...times });
const iso = (ms: number) => new Date(ms).toISOString();
const START = iso(0);

onOneStore('what bounces suppressed', (kind) => {
  it('is found by its reason and time, with what the server said', async () => {
    const { here, campaignId } = await wronged(kind);
    await here.lead(campaignId, 'eve');
    await here.first.work();
    here.clock.advance(HOUR);
    await here.lead(campaignId, 'bob');
    await here.first.work();
    const found = async (query: object) =>
      (await listSuppressions(here.app, here.workspaceId, query)).data.map(({ value }) => value);
    const last = iso(here.clock.now());
    expect(await found({ reason: 'bounced', since: last })).toEqual(['bob@corp.example']);
    expect(await found({ reason: 'bounced', until: last })).toEqual(['eve@corp.example']);
    expect(await found({ reason: 'manual' })).toEqual([]);
    expect((await listSuppressions(here.app, here.workspaceId)).data[0]).toMatchObject({
      verdict: 'recipient-gone',
      reply: '550 5.1.1 User unknown',
    });
  });

  it('in a time is undone: its leads go on in every campaign, and nothing is sent twice', async () => {
    const { here, campaignId, mend } = await wronged(kind);
    const other = await here.campaign();
    const before = await here.lead(campaignId, 'old');
    await here.first.work();
    here.clock.advance(HOUR);
    const since = iso(here.clock.now());
    const [eve, twin] = [await here.lead(campaignId, 'eve'), await here.lead(other, 'eve')];
    await here.first.work();
    expect((await here.leadRow(twin)).status).toBe('bounced');
    mend();
    expect(await undo(here, { since })).toEqual({ removed: 1, kept: 0, leadsResumed: 2 });
    expect(await undo(here, { since })).toEqual({ removed: 0, kept: 0, leadsResumed: 0 });
    await here.first.work();
    here.clock.advance(2 * DAY);
    await here.first.work();
    expect(here.sink.mails.map(({ to }) => to)).toEqual(Array(3).fill('eve@corp.example'));
    expect(await here.leadRow(eve)).toMatchObject({ status: 'completed' });
    expect(await here.leadRow(before)).toMatchObject({ status: 'bounced' });
    const kept = (await here.sends()).filter(({ lead_id, status }) => lead_id !== before && status === 'failed');
    expect(kept).toMatchObject([{ bounce: 'soft', bounced_at: null, error: '550 5.1.1 User unknown' }]);
    expect(await suppressionsOf(here)).toEqual(['old@corp.example bounced']);
  });

  it('of a mail that was taken goes on with the step after it, after that one’s wait', async () => {
    const { here, campaignId, mend } = await wronged(kind);
    mend();
    const id = await here.lead(campaignId, 'eve');
    await here.first.work();
    const [send] = await here.sends({ leadId: id });
    if (!send) throw new Error('A mail was sent.');
    await bounces(here, send);
    await undo(here, { since: START });
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
    here.clock.advance(2 * DAY);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(2);
    expect(new Set(here.sink.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('after the last step leaves its lead completed', async () => {
    const { here, campaignId, mend } = await wronged(kind, 1);
    mend();
    const id = await here.lead(campaignId, 'eve');
    await here.first.work();
    const [send] = await here.sends({ leadId: id });
    if (!send) throw new Error('A mail was sent.');
    await bounces(here, send);
    expect(await undo(here, { since: START })).toEqual({ removed: 1, kept: 0, leadsResumed: 0 });
    expect(await here.leadRow(id)).toMatchObject({ status: 'completed', due_at: null });
    expect(await here.events('lead.completed')).toHaveLength(1);
  });

  it('stays for a reader who has unsubscribed since, whatever came first', async () => {
    const { here, campaignId, mend } = await wronged(kind);
    const eve = await here.lead(campaignId, 'eve');
    await here.first.work();
    const wish = { workspaceId: here.workspaceId, kind: 'address', value: 'eve@corp.example' } as const;
    await here.app.store.write((tx) => suppress(here.app, tx, { ...wish, reason: 'unsubscribed', leadId: eve }));
    expect(await suppressionsOf(here)).toEqual(['eve@corp.example unsubscribed']);
    // As an older version has left it.
    await here.app.store.write((tx) => tx.updateTable('suppressions').set({ reason: 'bounced' }).execute());
    mend();
    expect(await undo(here, { since: START })).toEqual({ removed: 0, kept: 1, leadsResumed: 0 });
    here.clock.advance(15 * MINUTE);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(0);
  });

  it('takes a day for a time, and says what a time looks like', async () => {
    const here = await world(kind);
    expect(await undo(here, { since: '2026-01-01', until: '2026-01-02' })).toMatchObject({ removed: 0 });
    await expect(undo(here, { since: 'yesterday' })).rejects.toMatchObject({
      message: expect.stringContaining('such as 2026-11-21T09:30:00Z, or a day such as 2026-11-21'),
    });
  });

  it('can be undone in bulk of bounces alone', async () => {
    const { here } = await wronged(kind);
    const since = START;
    for (const reason of ['unsubscribed', 'complained', 'manual', 'imported']) {
      const wanted = undoSuppressions(here.app, here.workspaceId, { reason, since });
      await expect(wanted).rejects.toMatchObject({ code: 'invalid_request' });
    }
  });
});
onOneStore('a lead that a reply without a known author may be from', (kind) => {
  const office = () => letter({ from: 'office@corp.example', text: 'Please take us off your list.' });

  it('is held when its wrong bounce is undone, until somebody says who it was', async () => {
    const here = await world(kind);
    const { leadId, campaignId, send } = await mailed(here, { steps: 3 });
    await here.lead(campaignId, 'bob');
    await here.first.work();
    await receive(here, bounceOf({ recipient: 'eve@corp.example', messageId: send.message_id }));
    const { replyId } = await receive(here, office());
    expect(await undo(here, { since: START })).toEqual({ removed: 1, kept: 0, leadsResumed: 0 });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'paused', paused_reason: 'reply_uncertain' });
    const arrived = here.sink.mails.length;
    here.clock.advance(9 * DAY);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(arrived);
    await correctReply(here.app, here.workspaceId, replyId ?? '', { leadIds: [] });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active' });
  });

  it('is held when the refusals that ended it are found to be about the mailbox', async () => {
    let fault: SinkFault | undefined;
    const here = await world(kind, { sink: { faultOf: () => fault } });
    const { leadId, campaignId } = await mailed(here, { steps: 3 });
    await here.lead(campaignId, 'bob');
    await here.first.work();
    fault = { at: 'dot', does: { says: '550 5.7.1 Message rejected as spam' } };
    here.clock.advance(2 * DAY);
    await here.first.work();
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'failed' });
    await receive(here, office());
    for (let domain = 1; domain <= 3; domain++) {
      await here.lead(campaignId, 'kim', { email: `kim@firm${domain}.example` });
      await here.first.work();
    }
    expect((await getMailbox(here.app, here.workspaceId, here.mailboxId)).hold).not.toBeNull();
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'paused', paused_reason: 'reply_uncertain' });
  });
});
