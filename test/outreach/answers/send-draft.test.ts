import { expect, it } from 'vitest';
import { smtpMailer } from '../../../src/mail/mailer.ts';
import { updateDraft } from '../../../src/outreach/answers/drafts.ts';
import { sendDraft } from '../../../src/outreach/answers/send-draft.ts';
import { pauseCampaign } from '../../../src/outreach/campaign-states.ts';
import { updateCampaign } from '../../../src/outreach/campaigns.ts';
import { updateMailbox } from '../../../src/outreach/mailboxes.ts';
import { unsubscribe } from '../../../src/outreach/sending/unsubscribe.ts';
import { addSuppression } from '../../../src/outreach/suppressions.ts';
import type { Refusal } from '../../helpers/sink-faults.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { DAY, MINUTE, RETRIES, type Sender } from '../sending/world.ts';
import { answering } from './answering.ts';

onOneStore('an answer', (kind) => {
  it('leaves in the thread of the reply, whatever its campaign does, and settles the reply', async () => {
    const here = await answering(kind);
    const { app, workspaceId, campaignId, first, sink, clock } = here;
    await updateCampaign(app, workspaceId, campaignId, {
      sendingWindow: { days: [1], from: '03:00', to: '03:30' },
      dailyCap: 1,
    });
    await pauseCampaign(app, workspaceId, campaignId);
    const handed = await here.send(await here.draft('At ten.'));
    expect(handed).toMatchObject({ status: 'queued', stepId: null, replyId: here.replyId, subject: 'Re: For you' });
    await first.work();
    const [mail, answer] = sink.mails;
    expect(sink.mails).toHaveLength(2);
    expect(answer).toMatchObject({ to: 'eve@corp.example', messageId: handed.messageId });
    expect(answer?.raw).toContain('In-Reply-To: <reply@corp.example>');
    expect(answer?.raw.replaceAll(/\r\n\s+/g, ' ')).toContain(`References: ${mail?.messageId} <reply@corp.example>`);
    expect(answer?.raw).toMatch(/^List-Unsubscribe: /m);
    expect(answer?.raw).toContain('1 High Street');
    expect(await here.replyRow()).toMatchObject({ needs_action: 0, answered_at: clock.now() });
    expect(await here.drafts()).toMatchObject([{ status: 'sent', sendId: handed.id }]);
    const sent = await here.events('send.sent');
    expect(sent).toHaveLength(2);
    expect(sent).toContainEqual(
      expect.objectContaining({ send: expect.objectContaining({ id: handed.id, stepId: null }) }),
    );
  });

  it('is one mail, however many ask for it at the same moment', async () => {
    const here = await answering(kind, { senders: 2 });
    const [one, two] = here.senders as [Sender, Sender];
    const draft = await here.draft();
    const asked = await Promise.all([one, two, one].map(({ app }) => sendDraft(app, here.workspaceId, draft.id)));
    expect(new Set(asked.map((send) => send.id)).size).toBe(1);
    await Promise.all([one.work(), two.work()]);
    expect((await here.send(draft)).status).toBe('sent');
    await one.work();
    expect(here.sink.mails).toHaveLength(2);
    expect(await here.answers()).toHaveLength(1);
  });

  it('leaves within the mailbox’s gap of others, and the campaigns’ own mails keep that gap to it', async () => {
    const here = await answering(kind, { mailbox: { gapSeconds: 60 } });
    const { first, clock, sink } = here;
    await here.send(await here.draft('One.'));
    await here.send(await here.draft('Two.'));
    await here.lead(here.campaignId, 'ann');
    const left: (string | undefined)[] = [];
    for (let minute = 0; minute <= 3; minute++) {
      const before = sink.mails.length;
      await first.work();
      left.push(...sink.mails.slice(before).map((mail) => /\n(One|Two|Step)/.exec(mail.raw)?.[1]), '|');
      clock.advance(MINUTE);
    }
    expect(left).toEqual(['|', 'One', '|', 'Two', '|', 'Step', '|']);
  });

  it('counts in the day of its mailbox, and is not held by that', async () => {
    const here = await answering(kind, { mailbox: { dailyCap: 1 } });
    await here.send(await here.draft());
    await here.lead(here.campaignId, 'ann');
    await here.first.work();
    expect(here.sink.mails.map((mail) => mail.to)).toEqual(['eve@corp.example', 'eve@corp.example']);
    const caps = await here.app.store.db.selectFrom('cap_days').selectAll().orderBy('owner').execute();
    expect(caps.map(({ owner, reserved }) => [owner.split(':')[0], reserved])).toEqual([
      ['campaign', 1],
      ['mailbox', 2],
    ]);
  });

  it('stands in no way of its lead’s next step, nor that step in its', async () => {
    const here = await answering(kind, { steps: 2 });
    await here.send(await here.draft());
    here.clock.advance(2 * DAY);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(3);
    expect(await here.leadRow(here.leadId)).toMatchObject({ status: 'completed', step_position: 2 });
    expect((await here.sends()).map((send) => send.status)).toEqual(['sent', 'sent', 'sent']);
  });
});

onOneStore('an answer is not sent', (kind) => {
  it('while its draft has gaps', async () => {
    const here = await answering(kind);
    const draft = await here.draft('At [[a time]] for [[a price]].');
    await expect(here.send(draft)).rejects.toMatchObject({ code: 'unprocessable', message: /2 gaps/ });
    await updateDraft(here.app, here.workspaceId, draft.id, { text: 'At ten for ten.' });
    await here.send(draft);
    await expect(updateDraft(here.app, here.workspaceId, draft.id, { text: 'At nine.' })).rejects.toMatchObject({
      code: 'unprocessable',
    });
  });

  it('to who is suppressed, whenever that happens before its first byte', async () => {
    const moments = ['before it is asked for', 'before its turn', 'in the conversation'] as const;
    for (const moment of moments) {
      let inConversation = async () => {};
      const mailer: typeof smtpMailer = {
        ...smtpMailer,
        sendMail: ({ hooks, ...request }) =>
          smtpMailer.sendMail({
            ...request,
            hooks: { ...hooks, dataBegins: () => inConversation().then(() => hooks.dataBegins()) },
          }),
      };
      const here = await answering(kind, { mailer });
      const suppress = async () => void (await addSuppression(here.app, here.workspaceId, { value: 'corp.example' }));
      const draft = await here.draft();
      if (moment === 'before it is asked for') {
        await suppress();
        await expect(here.send(draft)).rejects.toMatchObject({ code: 'unprocessable', message: /suppressed/ });
        continue;
      }
      await here.send(draft);
      if (moment === 'before its turn') await suppress();
      else inConversation = suppress;
      await here.first.work();
      expect(here.sink.mails, moment).toHaveLength(1);
      expect(await here.answers()).toMatchObject([{ status: 'cancelled', due_at: null }]);
      expect(await here.drafts()).toMatchObject([{ status: 'draft' }]);
      expect(await here.replyRow()).toMatchObject({ needs_action: 1 });
    }
  });

  it('when the reply turned out to be an opt-out', async () => {
    const here = await answering(kind);
    const draft = await here.draft();
    const { store } = here.app;
    await store.write((tx) => tx.updateTable('replies').set({ classification: 'unsubscribe_request' }).execute());
    await expect(here.send(draft)).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('by a mailbox that is paused; it fails when that happens later, and can be sent again', async () => {
    const here = await answering(kind);
    const { app, workspaceId, mailboxId } = here;
    const draft = await here.draft();
    await updateMailbox(app, workspaceId, mailboxId, { status: 'paused' });
    await expect(here.send(draft)).rejects.toMatchObject({ code: 'unprocessable', message: /paused/ });
    await updateMailbox(app, workspaceId, mailboxId, { status: 'active' });
    const first = await here.send(draft);
    await updateMailbox(app, workspaceId, mailboxId, { status: 'paused' });
    await here.first.work();
    expect(await here.events('send.failed')).toMatchObject([{ send: { id: first.id } }]);
    expect(await here.drafts()).toMatchObject([{ status: 'draft', sendId: first.id }]);
    await updateMailbox(app, workspaceId, mailboxId, { status: 'active' });
    const second = await here.send(draft);
    expect(second.id).not.toBe(first.id);
    await here.first.work();
    expect(here.sink.mails.map((mail) => mail.messageId).at(-1)).toBe(second.messageId);
    expect(here.sink.mails).toHaveLength(2);
  });
});

onOneStore('what becomes of an answer', (kind) => {
  const later = (connections: number, at: 'mail' | 'rcpt' | 'dot', does: Refusal | 'drop') => ({
    faultOf: (connection: number) =>
      connection > 1 && connection <= 1 + connections ? ({ at, does } as const) : undefined,
  });

  it('is given up after four and a half days of refusals; then it is a draft again', async () => {
    const here = await answering(kind, { sink: later(9, 'rcpt', 450) });
    await here.send(await here.draft());
    for (const minutes of [0, ...RETRIES]) {
      here.clock.advance(minutes * MINUTE);
      await here.first.work();
    }
    expect(await here.answers()).toMatchObject([{ status: 'failed', attempts: 9, due_at: null }]);
    expect(await here.drafts()).toMatchObject([{ status: 'draft' }]);
    expect(await here.events('send.failed')).toHaveLength(1);
  });

  it('is unknown when the server vanishes after the text, and then it is never sent again', async () => {
    const here = await answering(kind, { sink: later(1, 'dot', 'drop') });
    const draft = await here.draft();
    await here.send(draft);
    await here.first.work();
    here.clock.advance(DAY);
    expect(await here.send(draft)).toMatchObject({ status: 'unknown' });
    await here.first.work();
    expect(here.sink.mails).toHaveLength(2);
    expect(await here.drafts()).toMatchObject([{ status: 'sent' }]);
    expect(await here.replyRow()).toMatchObject({ needs_action: 1, answered_at: null });
  });

  it('suppresses the address that is gone, which may be another than the lead’s', async () => {
    const reply = { from_address: 'bob@other.example' };
    const here = await answering(kind, { reply, sink: later(1, 'rcpt', { says: '550 5.1.1 User unknown' }) });
    await here.send(await here.draft());
    await here.first.work();
    expect(await here.answers()).toMatchObject([{ status: 'failed', recipient: 'bob@other.example' }]);
    const suppressed = await here.app.store.db.selectFrom('suppressions').select(['value', 'reason']).execute();
    expect(suppressed).toEqual([{ value: 'bob@other.example', reason: 'bounced' }]);
    expect(await here.events('lead.bounced')).toEqual([]);
  });

  it('waits while its mailbox is held, and leaves at once when that has been mended', async () => {
    const here = await answering(kind, { sink: later(1, 'mail', { says: '550 5.7.1 Not from you' }) });
    await here.send(await here.draft());
    await here.first.work();
    const waits = { status: 'queued', attempts: 0, verdict: 'sender' };
    expect(await here.answers()).toMatchObject([waits]);
    here.clock.advance(MINUTE);
    await here.app.store.write((tx) =>
      tx.updateTable('sends').set({ due_at: 0 }).where('status', '=', 'queued').execute(),
    );
    await here.first.work();
    expect(await here.answers()).toMatchObject([{ ...waits, error: expect.stringContaining('Not from you') }]);
    expect(here.sink.mails).toHaveLength(1);
    await updateMailbox(here.app, here.workspaceId, here.mailboxId, { name: 'Ada L' });
    await here.first.work();
    expect(await here.answers()).toMatchObject([{ status: 'sent', attempts: 1, verdict: null }]);
    expect(here.sink.mails).toHaveLength(2);
  });

  it('goes where the reply asked for it, but not when whoever wrote it wants no more mail', async () => {
    const here = await answering(kind, { reply: { answer_to: 'desk@corp.example' } });
    await here.send(await here.draft());
    await here.first.work();
    expect(await here.answers()).toMatchObject([{ status: 'sent', recipient: 'desk@corp.example' }]);
    await addSuppression(here.app, here.workspaceId, { value: 'bob@other.example' });
    const replyId = await here.addReply({ from_address: 'bob@other.example', answer_to: 'desk@corp.example' });
    const draft = await here.draft('At ten.', replyId);
    await expect(here.send(draft)).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('can end all mail: its link takes the lead and who was answered off the list', async () => {
    const here = await answering(kind, { reply: { from_address: 'bob@other.example' } });
    await here.send(await here.draft());
    await here.first.work();
    const token = /\/u\/([\w-]+)/.exec(here.sink.mails[1]?.raw.replaceAll(/=\r\n/g, '') ?? '')?.[1] ?? '';
    expect(await unsubscribe(here.app, token, 'link')).toBe(true);
    const suppressed = await here.app.store.db.selectFrom('suppressions').select('value').orderBy('value').execute();
    expect(suppressed.map(({ value }) => value)).toEqual(['bob@other.example', 'eve@corp.example']);
  });
});
