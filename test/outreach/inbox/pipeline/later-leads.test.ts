import { expect, it } from 'vitest';
import { correctReply, markReplyDone } from '../../../../src/outreach/inbox/mark-reply.ts';
import { explainLead } from '../../../../src/outreach/sending/explain-lead.ts';
import { resumeLead } from '../../../../src/outreach/update-lead.ts';
import { onOneStore } from '../../../helpers/stores.ts';
import { DAY, type World, world } from '../../sending/world.ts';
import { answering, letter, mailed, receive } from './post.ts';

const UNSURE = 'Are you GDPR compliant?';
const INTERESTED = 'Yes, tell me more. What does it cost?';

/** Whom a day brought a mail to, by the name before the @. */
async function mailedLater(here: World, days = 1): Promise<string[]> {
  const before = here.sink.mails.length;
  for (let day = 0; day < days; day++) {
    await here.first.work();
    here.clock.advance(DAY + 1);
    await here.first.work();
  }
  return here.sink.mails.slice(before).map(({ to }) => to?.split('@')[0] ?? '');
}

const paused = async (here: World, id: string) => {
  const { status, paused_reason } = await here.leadRow(id);
  return status === 'paused' ? paused_reason : status;
};

onOneStore('a lead that is made after something was said', (kind) => {
  it('waits while an uncertain reply of its person is open, though that ended their sequence', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here);
    const { replyId } = await receive(here, letter({ headers: answering(send), text: UNSURE }));
    expect(await paused(here, leadId)).toBe('replied');
    const later = await here.lead(await here.campaign(), 'eve+sales');
    expect(await mailedLater(here)).toEqual([]);
    expect(await paused(here, later)).toBe('reply_uncertain');
    await markReplyDone(here.app, here.workspaceId, replyId ?? '');
    expect(await mailedLater(here)).toEqual(['eve+sales']);
  });

  it('goes on when a person resumes it, and is not held for the same reply again', async () => {
    const here = await world(kind);
    const { send } = await mailed(here);
    await receive(here, letter({ headers: answering(send), text: UNSURE }));
    const later = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    await here.first.work();
    expect(await paused(here, later)).toBe('reply_uncertain');
    await resumeLead(here.app, here.workspaceId, later);
    expect(await mailedLater(here, 2)).toEqual(['eve', 'eve']);
  });

  it('waits while somebody at its company wants no more mail and it is open who', async () => {
    const here = await world(kind);
    const { campaignId } = await mailed(here);
    await here.lead(campaignId, 'bob');
    await here.first.work();
    const stop = letter({ from: 'office@corp.example', text: 'Please take us off your list.' });
    const { replyId } = await receive(here, stop);
    const later = await here.lead(campaignId, 'joe');
    const stranger = await here.lead(campaignId, 'kim', { email: 'kim@else.example' });
    expect(await mailedLater(here, 2)).toEqual(['kim', 'kim']);
    expect(await paused(here, stranger)).toBe('completed');
    expect(await explainLead(here.app, here.workspaceId, later)).toMatchObject({
      code: 'reply_uncertain',
      reason: `Held by ${replyId}. Somebody asked for no more mail, and it may have been this lead. Say which of the candidates of the reply it was, or that it was none of them (\`leadIds\`); whoever it was not goes on then.`,
    });
    await correctReply(here.app, here.workspaceId, replyId ?? '', { leadIds: [] });
    expect(await mailedLater(here)).toContain('joe');
  });

  it('waits where a program said that its person has left, until one of their leads is resumed', async () => {
    const here = await world(kind);
    const { leadId, send } = await mailed(here, { steps: 1 });
    const headers = [...answering(send), 'Auto-Submitted: auto-replied'];
    await receive(here, letter({ headers, text: 'I no longer work here.' }));
    expect(await paused(here, leadId)).toBe('completed');
    const later = await here.lead(await here.campaign(), 'eve');
    expect(await mailedLater(here)).toEqual([]);
    expect(await paused(here, later)).toBe('has_left');
    await resumeLead(here.app, here.workspaceId, later);
    await here.lead(await here.campaign(), 'eve');
    expect(await mailedLater(here)).toEqual(['eve', 'eve']);
  });

  it('waits where a colleague replied and the campaign wants it so, until a person lets one go', async () => {
    const here = await world(kind);
    const { campaignId, send } = await mailed(here, { set: { stopForCompany: true } });
    const { replyId } = await receive(here, letter({ headers: answering(send), text: INTERESTED }));
    await markReplyDone(here.app, here.workspaceId, replyId ?? '');
    const later = await here.lead(campaignId, 'bob');
    expect(await mailedLater(here)).toEqual([]);
    expect(await paused(here, later)).toBe('company_replied');
    await resumeLead(here.app, here.workspaceId, later);
    await here.lead(campaignId, 'joe');
    expect((await mailedLater(here, 3)).sort()).toEqual(['bob', 'bob', 'joe', 'joe']);
  });
});

onOneStore('what is told of a lead', (kind) => {
  it('has the answer of the server that its last mail met, as a sentence', async () => {
    const says = '552 5.2.2 The mailbox is full';
    const here = await world(kind, { sink: { refuses: (to) => (to.startsWith('eve') ? { says } : undefined) } });
    const eve = await here.lead(await here.campaign(), 'eve');
    await here.first.work();
    expect(await explainLead(here.app, here.workspaceId, eve)).toMatchObject({
      code: 'not_due',
      reason: expect.stringMatching(
        /^The answer to its last mail was “.*mailbox is full.*”\. The next step is not due yet\.$/,
      ),
    });
  });

  it('says that an opt-out which was corrected stays obeyed, and how to undo that', async () => {
    const here = await world(kind);
    const { send } = await mailed(here);
    const { replyId } = await receive(here, letter({ headers: answering(send), text: 'Please unsubscribe me.' }));
    const set = { classification: 'interested' };
    expect(await correctReply(here.app, here.workspaceId, replyId ?? '', set)).toMatchObject({
      classificationReason: expect.stringContaining('its lead stays unsubscribed'),
    });
  });
});

onOneStore('a reply that waits for an answer', (kind) => {
  it('holds its person in other campaigns until it is dealt with, and says so', async () => {
    const here = await world(kind);
    const { send } = await mailed(here);
    const twin = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    await here.first.work();
    const { replyId } = await receive(here, letter({ headers: answering(send), text: INTERESTED }));
    expect(await mailedLater(here)).toEqual([]);
    expect(await explainLead(here.app, here.workspaceId, twin)).toMatchObject({
      code: 'person_replied',
      reason: expect.stringMatching(new RegExp(`^Held by ${replyId}\\. This person replied elsewhere`)),
    });
    await markReplyDone(here.app, here.workspaceId, replyId ?? '');
    expect(await mailedLater(here)).toEqual(['eve']);
  });

  it('does not hold them when it is a plain no, which nobody has to answer', async () => {
    const here = await world(kind);
    const { send } = await mailed(here);
    const twin = await here.lead(await here.campaign({ steps: 2 }), 'eve');
    await here.first.work();
    await receive(here, letter({ headers: answering(send), text: 'No thank you, we are not interested.' }));
    expect(await paused(here, twin)).toBe('active');
  });
});
