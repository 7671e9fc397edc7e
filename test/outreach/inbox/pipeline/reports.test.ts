import { expect, it } from 'vitest';
import { onOneStore } from '../../../helpers/stores.ts';
import { DAY, world } from '../../sending/world.ts';
import { bounceOf, complaintOf, eventCounts, mailed, receive, repliesOf, suppressionsOf } from './post.ts';

onOneStore('a report of a bounce', (kind) => {
  it('that is hard ends the lead, suppresses its address, and is told once', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const raw = bounceOf({ recipient: 'eve@corp.example', messageId: send.message_id });
    const heard = await receive(here, raw, { mailboxId: here.mailboxId });
    expect(heard).toMatchObject({ kind: 'bounce', outcome: 'bounced', leadId, sendId: send.id, replyId: null });
    const again = bounceOf({ recipient: 'eve@corp.example', messageId: send.message_id });
    expect(await receive(here, again)).toMatchObject({ outcome: 'bounced_before', leadId });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'bounced' });
    expect(await here.sends()).toMatchObject([{ bounce: 'hard', bounced_at: here.clock.now() }]);
    expect(await suppressionsOf(here)).toEqual(['eve@corp.example bounced']);
    const told = {
      lead: { id: leadId },
      send: { id: send.id },
      code: '5.1.1',
      reason: expect.stringContaining('User unknown'),
    };
    expect(await here.events('lead.bounced')).toMatchObject([told]);
    expect(await repliesOf(here)).toEqual([]);
  });

  it('that is soft is noted at the mail, and the lead goes on', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const said = `smtp; 452 4.2.2 Mailbox full ${'!'.repeat(2_000)}`;
    const raw = bounceOf({ recipient: 'eve@corp.example', messageId: send.message_id, status: '4.2.2', said });
    expect(await receive(here, raw)).toMatchObject({ outcome: 'soft_bounce', leadId });
    const [noted] = await here.sends();
    expect(noted).toMatchObject({ status: 'sent', bounce: 'soft', bounced_at: null });
    expect(noted?.error).toContain('Mailbox full');
    expect(noted?.error?.length).toBeLessThanOrEqual(300);
    here.clock.advance(3 * DAY);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(2);
  });

  it('that only warns of a delay changes nothing', async () => {
    const here = await world(kind);
    const { send } = await mailed(here);
    const warning = { status: '4.4.1', action: 'delayed', said: 'smtp; 451 try later' };
    const raw = bounceOf({ recipient: 'eve@corp.example', messageId: send.message_id, ...warning });
    expect(await receive(here, raw)).toMatchObject({ kind: 'bounce', outcome: 'delayed' });
    expect(await here.sends({ leadId: send.lead_id })).toMatchObject([{ bounce: null, error: null }]);
  });

  it('is matched by the address that was made for the mail, though it names nothing', async () => {
    const here = await world(kind, { mailbox: { returnPath: 'plus' } });
    const { leadId, send } = await mailed(here);
    const raw = bounceOf({ recipient: 'eve@corp.example', messageId: null, to: `ada+${send.id}@acme.example` });
    expect(await receive(here, raw)).toMatchObject({ outcome: 'bounced', leadId });
  });

  it('that says an address is gone to which the lead has mail passed on does not end the lead', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const said = 'smtp; 550 5.1.1 <old@far.example>: User unknown';
    const raw = bounceOf({ recipient: 'old@far.example', messageId: send.message_id, said });
    expect(await receive(here, raw)).toMatchObject({ outcome: 'soft_bounce', leadId });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active' });
    expect(await suppressionsOf(here)).toEqual([]);
    expect(await here.sends({ leadId })).toMatchObject([{ bounce: 'soft', error: expect.stringContaining('old@far') }]);
  });

  it.each([
    ['no mail', null],
    ['a mail that is not ours', '<other@elsewhere.example>'],
  ])('that names a recipient of ours and %s is shown, and does nothing', async (_, messageId) => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const raw = bounceOf({ recipient: 'eve@corp.example', messageId, to: 'somebody@acme.example' });
    const heard = await receive(here, raw, { mailboxId: here.mailboxId });
    expect(heard).toMatchObject({ kind: 'bounce', outcome: 'bounce_unproven', leadId, sendId: send.id });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active' });
    expect(await suppressionsOf(here)).toEqual([]);
    expect(await here.sends({ leadId })).toMatchObject([{ bounce: null, error: null }]);
  });

  it('that names only its recipient is shown for fourteen days, and of the mailbox that wrote alone', async () => {
    const here = await world(kind);
    const { send } = await mailed(here, { steps: 1 });
    const raw = () => bounceOf({ recipient: 'eve@corp.example', messageId: null, to: 'somebody@acme.example' });
    expect(await receive(here, raw())).toMatchObject({ outcome: 'bounce_unmatched' });
    here.clock.advance(15 * DAY);
    expect(await receive(here, raw(), { mailboxId: here.mailboxId })).toMatchObject({ outcome: 'bounce_unmatched' });
    here.clock.advance(-2 * DAY);
    expect(await receive(here, raw(), { mailboxId: here.mailboxId })).toMatchObject({
      outcome: 'bounce_unproven',
      sendId: send.id,
    });
  });

  it('that is forged, for a lead never mailed or an address nobody knows, changes nothing and is kept', async () => {
    const here = await world(kind);
    const campaignId = await here.campaign({ steps: 2, start: false });
    const leadId = await here.lead(campaignId, 'eve');
    for (const recipient of ['eve@corp.example', 'nobody@nowhere.example']) {
      for (const messageId of [null, '<snd_00000000000000000000000000000000@acme.example>']) {
        const raw = bounceOf({ recipient, messageId, from: 'mallory@evil.example' });
        const heard = await receive(here, raw, { mailboxId: here.mailboxId });
        expect(heard).toMatchObject({ kind: 'bounce', outcome: 'bounce_unmatched', leadId: null });
      }
    }
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'queued' });
    expect(await suppressionsOf(here)).toEqual([]);
    expect(await eventCounts(here)).toEqual({ 'lead.created': 1 });
    const kept = await here.app.store.db.selectFrom('inbound').select(['status', 'outcome']).execute();
    expect(kept).toHaveLength(4);
    expect(new Set(kept.map(({ status }) => status))).toEqual(new Set(['done']));
  });
});

onOneStore('a complaint', (kind) => {
  it('suppresses the address and is told as one, once', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const heard = await receive(here, complaintOf({ messageId: send.message_id }));
    expect(heard).toMatchObject({ kind: 'complaint', outcome: 'complained', leadId, sendId: send.id });
    await receive(here, complaintOf({ messageId: send.message_id }));
    expect(await suppressionsOf(here)).toEqual(['eve@corp.example complained']);
    expect(await here.events('lead.unsubscribed')).toMatchObject([
      { lead: { id: leadId, status: 'unsubscribed' }, by: 'complaint', sendId: send.id },
    ]);
  });

  it('that is forged, or asks for nothing, changes nothing', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const forged = await receive(here, complaintOf({ messageId: '<x@y.example>' }), { mailboxId: here.mailboxId });
    expect(forged).toMatchObject({ outcome: 'complaint_unmatched' });
    const noted = await receive(here, complaintOf({ messageId: send.message_id, type: 'not-spam' }));
    expect(noted).toMatchObject({ outcome: 'complaint_noted', leadId });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active' });
    expect(await suppressionsOf(here)).toEqual([]);
  });
});
