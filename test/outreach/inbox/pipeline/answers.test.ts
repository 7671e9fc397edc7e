import { expect, it } from 'vitest';
import { archiveCampaign } from '../../../../src/outreach/campaign-states.ts';
import { getReply } from '../../../../src/outreach/replies.ts';
import { onOneStore } from '../../../helpers/stores.ts';
import { DAY, HOUR, world } from '../../sending/world.ts';
import { answering, eventCounts, letter, mailed, receive, repliesOf, suppressionsOf } from './post.ts';

onOneStore('a reply', (kind) => {
  it('is kept with its thread, told, classified, and ends the sequence', async () => {
    const here = await world(kind);
    const { leadId, campaignId, send } = await mailed(here);
    const text = 'Sounds great, please send me the details.\n\nOn Fri, Ada wrote:\n> Step 1 for you';
    const heard = await receive(here, letter({ headers: answering(send), text }));
    expect(heard).toMatchObject({ kind: 'reply', outcome: 'replied', leadId, sendId: send.id, isNew: true });
    const [reply] = await repliesOf(here);
    expect(reply).toMatchObject({
      ...{ id: heard.replyId, lead_id: leadId, campaign_id: campaignId, send_id: send.id, mailbox_id: here.mailboxId },
      ...{ from_address: 'eve@corp.example', from_name: 'Eve', subject: 'Re: For you' },
      body_text: 'Sounds great, please send me the details.',
      ...{ in_reply_to: send.message_id, thread_references: send.message_id, inbound_id: heard.id },
      ...{ classification: 'interested', needs_action: 1, due_at: null },
    });
    expect(reply?.raw_text).toContain('> Step 1 for you');
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'replied', due_at: null });
    const told = {
      lead: { id: leadId, status: 'replied' },
      reply: { id: heard.replyId, classification: 'interested' },
    };
    expect(await here.events('lead.replied')).toMatchObject([told]);
    expect(await here.events('reply.received')).toMatchObject([{ reply: { id: heard.replyId, leadId } }]);
    expect(await here.events('reply.classified')).toMatchObject([{ reply: { classification: 'interested' } }]);
    here.clock.advance(3 * DAY);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
  });

  it.each([
    ['In-Reply-To', (id: string) => [`In-Reply-To: ${id}`], 'someone@else.example'],
    [
      'References, the latest',
      (id: string) => [`References: <a@b.example> ${id} <c@d.example>`],
      'someone@else.example',
    ],
    ['its sender alone', () => [], 'EVE@Corp.example'],
  ])('is matched by %s', async (_, headersOf, from) => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const headers = headersOf(send.message_id);
    expect(await receive(here, letter({ from, headers }))).toMatchObject({ outcome: 'replied', leadId });
  });

  it('is matched by the address that was made for the mail', async () => {
    const here = await world(kind, { mailbox: { returnPath: 'plus' } });
    const { leadId, send } = await mailed(here);
    const to = `ada+${send.id}@acme.example`;
    expect(await receive(here, letter({ from: 'pa@corp.example', to }))).toMatchObject({ outcome: 'replied', leadId });
  });

  it('is not matched by its subject, by a mail to come, nor after sixty days, and is kept and told all the same', async () => {
    const here = await world(kind);
    const { leadId } = await mailed(here, { steps: 1 });
    const stranger = await receive(here, letter({ from: 'zoe@other.example', subject: 'Re: For you' }));
    const before = await receive(here, letter(), { ageMs: 2 * HOUR });
    here.clock.advance(61 * DAY);
    const late = await receive(here, letter());
    for (const heard of [stranger, before, late]) {
      expect(heard).toMatchObject({ outcome: 'unmatched', leadId: null, replyId: expect.stringMatching(/^rep_/) });
    }
    expect(await eventCounts(here)).toMatchObject({ 'reply.received': 3, 'reply.classified': 3 });
    expect(await here.events('lead.replied')).toEqual([]);
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'completed' });
  });

  it('finds nothing of another workspace, whatever it names', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const other = await here.app.workspaces.create({ name: 'Other', tier: 'pro' });
    const there = { app: here.app, workspaceId: other.id };
    const mail = letter({ headers: answering(send), to: `ada+${send.id}@acme.example`, text: 'Remove me.' });
    expect(await receive(there, mail)).toMatchObject({ outcome: 'opted_out', leadId: null });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active' });
    const rows = await here.app.store.db.selectFrom('suppressions').select('workspace_id').execute();
    expect(rows).toEqual([{ workspace_id: other.id }]);
  });

  it('counts once, though it comes twice, through two mailboxes, or to two processes at once', async () => {
    const here = await world(kind, { senders: 2 });
    const { send } = await mailed(here);
    const mail = letter({ headers: answering(send), text: 'What does it cost?' });
    const relayed = Buffer.concat([Buffer.from('Received: from b\r\nDelivered-To: grace@acme.example\r\n'), mail]);
    const first = await receive(here, mail, { mailboxId: here.mailboxId });
    const again = await receive(here, mail);
    const other = await receive(here, relayed);
    expect(again).toEqual({ ...first, isNew: false });
    expect(other).toEqual({ ...first, isNew: false });
    const tagged = Buffer.from(mail.toString().replace('Subject: ', 'Subject: ***SPAM*** '));
    expect(await receive(here, tagged)).toEqual({ ...first, isNew: false });
    const twice = letter({ headers: answering(send), text: 'And who uses it?' });
    const [one, two] = await Promise.all(here.senders.map(({ app }) => receive(here, twice, { app })));
    expect({ ...one, isNew: true }).toEqual({ ...two, isNew: true });
    expect(await repliesOf(here)).toHaveLength(2);
    expect(await eventCounts(here)).toMatchObject({ 'reply.received': 2, 'lead.replied': 2, 'reply.classified': 2 });
  });

  it('that asks for its answer elsewhere gets it there, if that is the lead or their company', async () => {
    const here = await world(kind);
    const { send } = await mailed(here);
    const mail = (to: string) => letter({ headers: [...answering(send), `Reply-To: ${to}`] });
    const desk = await receive(here, mail('"Eve, the desk" <desk@corp.example>'));
    const forged = await receive(here, mail('=?utf-8?q?x=40corp=2Eexample=2C?= <mallory@evil.example>'));
    const to = async ({ replyId }: { replyId: string | null }) =>
      (await getReply(here.app, here.workspaceId, replyId ?? '')).answerTo;
    expect([await to(desk), await to(forged)]).toEqual(['desk@corp.example', 'eve@corp.example']);
  });

  it('of which nothing can be read is another when its bytes are others', async () => {
    const here = await world(kind);
    const file = (bytes: string) => Buffer.from(`Content-Type: application/pdf\r\n\r\n${bytes}`);
    await receive(here, file('%PDF-1'));
    await receive(here, file('%PDF-2'));
    await receive(here, file('%PDF-1'));
    expect(await repliesOf(here)).toHaveLength(2);
  });

  it('is read though another mail claims the same Message-ID', async () => {
    const here = await world(kind);
    const { send } = await mailed(here);
    const id = '<the-same@corp.example>';
    await receive(here, letter({ from: 'mallory@evil.example', id, text: 'First!' }));
    const heard = await receive(here, letter({ id, headers: answering(send), text: 'Yes, call me tomorrow.' }));
    expect(heard).toMatchObject({ isNew: true, outcome: 'replied' });
  });

  it('of a lead of an archived campaign is matched all the same', async () => {
    const here = await world(kind);
    const { leadId, campaignId, send } = await mailed(here);
    await archiveCampaign(here.app, here.workspaceId, campaignId);
    const heard = await receive(here, letter({ headers: answering(send) }));
    expect(heard).toMatchObject({ outcome: 'replied', leadId });
    expect(await here.events('lead.replied')).toHaveLength(1);
  });

  it('holds the colleagues where the campaign wants it, an opt-out too', async () => {
    const here = await world(kind);
    const set = { stopForCompany: true };
    const { campaignId, send } = await mailed(here, { set });
    const bob = await here.lead(campaignId, 'bob');
    await receive(here, letter({ headers: answering(send), text: 'Please take me off your list.' }));
    expect(await here.leadRow(bob)).toMatchObject({ status: 'paused', paused_reason: 'company_replied' });
  });

  it('that is our own mail, by its sender or its Message-ID, does nothing', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const copy = letter({ from: 'Ada <Ada@acme.example>', headers: answering(send), text: 'Remove me' });
    const sent = letter({ from: 'relay@acme.example', id: send.message_id });
    for (const mail of [copy, sent]) {
      expect(await receive(here, mail)).toMatchObject({ kind: 'own', outcome: 'own', replyId: null });
    }
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active' });
    expect(await repliesOf(here)).toEqual([]);
  });
});

onOneStore('an opt-out', (kind) => {
  it('ends all mail in the transaction that reads it, and is told', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const twin = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    const heard = await receive(
      here,
      letter({ headers: answering(send), text: 'Bitte streichen Sie mich von der Liste.' }),
    );
    expect(heard).toMatchObject({ outcome: 'opted_out', leadId });
    expect(await suppressionsOf(here)).toEqual(['eve@corp.example unsubscribed']);
    for (const id of [leadId, twin]) expect(await here.leadRow(id)).toMatchObject({ status: 'unsubscribed' });
    expect(await here.events('lead.unsubscribed')).toMatchObject([{ by: 'reply' }, { by: 'reply', sendId: send.id }]);
    expect(await repliesOf(here)).toMatchObject([{ classification: 'unsubscribe_request', needs_action: 0 }]);
    expect(await eventCounts(here)).toMatchObject({ 'lead.replied': 1, 'reply.classified': 1 });
  });

  it.each([
    [
      'below the quote',
      'Hi,\n\nOn Fri, Jan 9, 2026 at 9:00 AM Ada <ada@acme.example> wrote:\n> Step 1 for you\n\nRemove me from your list please',
    ],
    ['in the signature', 'Hello\n\n-- \nEve\nPlease stop emailing me.'],
  ])('counts %s', async (_, text) => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    expect(await receive(here, letter({ headers: answering(send), text }))).toMatchObject({ outcome: 'opted_out' });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'unsubscribed' });
  });

  it.each([
    [
      'quoted with marks',
      '> Step 1 for you\n> Acme Ltd, 1 High Street, London\n> Unsubscribe: https://out.example/u/abcdefghijklmnopqrstuvwx',
    ],
    [
      'quoted as Outlook does',
      'From: Ada <ada@acme.example>\nSent: Friday, January 9, 2026 9:00 AM\nTo: Eve <eve@corp.example>\nSubject: For you\n\nStep 1 for you\n\nAcme Ltd, 1 High Street, London\nUnsubscribe: https://out.example/u/abcdefghijklmnopqrstuvwx',
    ],
    [
      'quoted with nothing at all',
      'Step 1 for you\n\nAcme Ltd, 1 High Street, London\nUnsubscribe: https://out.example/u/abcdefghijklmnopqrstuvwx',
    ],
    ['quoted from the HTML with nothing at all', 'Step 1 for you\n\nAcme Ltd, 1 High Street, London\nUnsubscribe'],
  ])('is not what our own mail says at its end, %s', async (_, quoted) => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const text = `Sounds good, please send me the details.\n\n${quoted}\n`;
    expect(await receive(here, letter({ headers: answering(send), text }))).toMatchObject({ outcome: 'replied' });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'replied' });
    expect(await suppressionsOf(here)).toEqual([]);
  });

  it('of nobody known suppresses who wrote it, and of a colleague both of them', async () => {
    const here = await world(kind);
    const { send } = await mailed(here);
    const text = 'Unsubscribe';
    const stranger = await receive(here, letter({ from: 'zoe@other.example', text, subject: 'Hello' }));
    expect(stranger).toMatchObject({ outcome: 'opted_out', leadId: null });
    await receive(here, letter({ from: 'boss@corp.example', headers: answering(send), text: 'Stop writing to us.' }));
    expect(await suppressionsOf(here)).toEqual([
      'boss@corp.example unsubscribed',
      'eve@corp.example unsubscribed',
      'zoe@other.example unsubscribed',
    ]);
  });

  it('that names nobody whom mail can go to does not fail', async () => {
    const here = await world(kind);
    const heard = await receive(
      here,
      letter({ from: 'nobody', text: 'Unsubscribe', subject: 'x', id: null, date: null }),
    );
    expect(heard).toMatchObject({ outcome: 'opted_out', leadId: null });
    expect(await suppressionsOf(here)).toEqual([]);
  });
});
