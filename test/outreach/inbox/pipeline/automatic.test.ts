import { expect, it } from 'vitest';
import { markReplyDone } from '../../../../src/outreach/inbox/mark-reply.ts';
import { onOneStore } from '../../../helpers/stores.ts';
import { DAY, world } from '../../sending/world.ts';
import { answering, eventCounts, letter, mailed, receive, repliesOf } from './post.ts';

const AWAY = {
  subject: 'Automatic reply: For you',
  text: 'I am out of the office and will be back on 26 January 2026. In urgent cases write to Bob.',
};
const AUTO = ['Auto-Submitted: auto-replied'];

onOneStore('an out-of-office answer', (kind) => {
  it('delays the next step to the morning of the return where the campaign is, and stops nothing', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here, { set: { timeZone: 'America/New_York' } });
    const heard = await receive(here, letter({ ...AWAY, headers: [...AUTO, ...answering(send)] }));
    expect(heard).toMatchObject({ kind: 'auto', outcome: 'out_of_office', leadId });
    const lead = await here.leadRow(leadId);
    expect(lead).toMatchObject({ status: 'active', due_at: Date.parse('2026-01-26T09:00:00-05:00') });
    expect(await repliesOf(here)).toMatchObject([
      { classification: 'out_of_office', needs_action: 0, lead_id: leadId, classified_by: 'headers' },
    ]);
    expect(await eventCounts(here)).toMatchObject({ 'reply.received': 1, 'reply.classified': 1 });
    expect(await here.events('lead.replied')).toEqual([]);
  });

  it('without a date delays nothing, and the sequence goes on', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const before = await here.leadRow(leadId);
    await receive(here, letter({ ...AWAY, text: 'I am out of the office.', headers: [...AUTO, ...answering(send)] }));
    expect((await here.leadRow(leadId)).due_at).toBe(before.due_at);
    here.clock.advance(2 * DAY);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(2);
  });

  it('is told by its words where no header says so', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const text = 'Thank you for your message. I am out of the office until 26 January 2026 with no access to e-mail.';
    const heard = await receive(here, letter({ headers: answering(send), text }));
    expect(heard).toMatchObject({ outcome: 'out_of_office' });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active' });
    expect(await here.events('lead.replied')).toEqual([]);
  });
});

onOneStore('automatic answers', (kind) => {
  it('that ask to be taken off a list end all mail, and are no replies', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const text = 'Eve has left Corp. Please remove this address from your mailing list.';
    const heard = await receive(here, letter({ headers: [...AUTO, ...answering(send)], text }));
    expect(heard).toMatchObject({ kind: 'auto', outcome: 'opted_out', leadId });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'unsubscribed' });
    expect(await repliesOf(here)).toMatchObject([{ classification: 'auto_reply', needs_action: 0 }]);
    expect(await here.events('lead.unsubscribed')).toHaveLength(1);
    expect(await here.events('lead.replied')).toEqual([]);
  });

  it.each([
    ['Hi Ada, please stop sending me these mails.', AUTO],
    ['Bitte schreiben Sie mir nicht mehr.', ['X-Autoreply: yes']],
    ['I am back. No more mails please, I am not interested.', ['Precedence: auto_reply']],
  ])('are an opt-out where a person says so in plain words: %s', async (text, marks) => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const heard = await receive(here, letter({ headers: [...marks, ...answering(send)], text }));
    expect(heard).toMatchObject({ outcome: 'opted_out', leadId });
    expect(await repliesOf(here)).toMatchObject([{ classification: 'unsubscribe_request', certainty: 'sure' }]);
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'unsubscribed' });
  });

  it.each([
    ['Hi Ada, how much is it per van?', AUTO, undefined],
    ['Sounds useful, can you call me on Thursday?', ['X-Autorespond: yes'], undefined],
    ['Hola Ada, nos interesa. ¿Cuánto cuesta?', AUTO, undefined],
    ['Yes please send pricing. Sent from my phone.', [], 'Automatic reply: For you'],
    ['##- Please type your reply above this line -##\n\nMia (Corp)\n\nAbout six. What does it cost?', AUTO, undefined],
  ])('hold the sequence where the text reads like a person: %s', async (text, marks, subject) => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const named = subject === undefined ? {} : { subject };
    await receive(here, letter({ ...named, headers: [...marks, ...answering(send)], text }));
    const [reply] = await repliesOf(here);
    expect(reply).toMatchObject({ certainty: 'uncertain', needs_action: 1 });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'paused', paused_reason: 'reply_uncertain' });
    expect(await here.events('lead.replied')).toEqual([]);
    await markReplyDone(here.app, here.workspaceId, reply?.id ?? '');
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active' });
  });

  it('never count as replies, matched or not', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const text = 'We have received your message. Ticket #4711 was opened.';
    const known = await receive(here, letter({ headers: [...AUTO, ...answering(send)], text }));
    expect(known).toMatchObject({ kind: 'auto', outcome: 'automatic', leadId });
    const unknown = await receive(here, letter({ from: 'desk@other.example', headers: AUTO, text }));
    expect(unknown).toMatchObject({ outcome: 'automatic', leadId: null });
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'active' });
    expect(await here.events('lead.replied')).toEqual([]);
  });

  it('of two programs that answer each other are told five times a day, and send nothing', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here, { steps: 1 });
    const loop = () =>
      letter({ headers: [...AUTO, ...answering(send)], text: 'Thank you, we have received your message.' });
    const outcomes = [];
    for (let count = 0; count < 12; count++) outcomes.push((await receive(here, loop())).outcome);
    expect(outcomes.filter((outcome) => outcome === 'automatic')).toHaveLength(5);
    expect(outcomes.slice(5)).toEqual(Array.from({ length: 7 }, () => 'automatic_flood'));
    expect(await repliesOf(here)).toHaveLength(5);
    expect(await eventCounts(here)).toMatchObject({ 'reply.received': 5, 'reply.classified': 5 });
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
    expect(await here.leadRow(leadId)).toMatchObject({ status: 'completed' });
    here.clock.advance(DAY + 1);
    expect(await receive(here, loop())).toMatchObject({ outcome: 'automatic' });
    const person = await receive(here, letter({ headers: answering(send), text: 'This is Eve: what does it cost?' }));
    expect(person).toMatchObject({ outcome: 'replied' });
  });
});
