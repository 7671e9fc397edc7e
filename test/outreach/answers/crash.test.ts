import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Mailer } from '../../../src/mail/mailer.ts';
import { smtpMailer } from '../../../src/mail/mailer.ts';
import type { SendOutcome } from '../../../src/mail/outcome.ts';
import { sendDraft } from '../../../src/outreach/answers/send-draft.ts';
import { SendWorker } from '../../../src/outreach/sending/send-worker.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { dyingStore, MINUTE, type Sender } from '../sending/world.ts';
import { answering } from './answering.ts';

/** Longer than every lease. */
const LAPSE = 6 * MINUTE;
/** More writes than one answer takes, from the click on. */
const WRITES = 9;

/** A mailer that stands still for ever at a moment of the first answer, as a process does that is killed there. */
function deadAt(moment: 'start' | 'mail' | 'data' | 'delivered'): Mailer & { isDead(): boolean } {
  let mails = 0;
  let isDead = false;
  const dead = (signal: AbortSignal): Promise<never> => {
    isDead = true;
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('dead'))));
  };
  return {
    isDead: () => isDead,
    ...smtpMailer,
    async sendMail(request): Promise<SendOutcome> {
      const { hooks, signal } = request;
      mails += 1;
      if (mails !== 2) return smtpMailer.sendMail(request);
      if (moment === 'start') return dead(signal);
      if (moment === 'mail') return hooks.beforeMailFrom().then(() => dead(signal));
      if (moment === 'data') {
        await hooks.beforeMailFrom();
        return hooks.dataBegins().then(() => dead(signal));
      }
      return smtpMailer.sendMail(request).then(() => dead(signal));
    },
  };
}

onOneStore('a process that dies over an answer', (kind) => {
  for (const when of ['before', 'after'] as const) {
    it(`${when} any of its writes sends it once or is not sure, and the reply says the same`, async () => {
      const here = await answering(kind, { senders: 2 });
      const [one, two] = here.senders as [Sender, Sender];
      let nth = 1;
      for (let died = true; died && nth < WRITES; nth++) {
        const before = here.sink.mails.length;
        const replyId = await here.addReply();
        const draft = await here.draft('At ten.', replyId);
        const dying = dyingStore(one.app.store, nth, when);
        const app = { ...one.app, store: dying.store };
        const worker = new SendWorker(app, { baseUrl: () => 'https://out.example' });
        await sendDraft(app, here.workspaceId, draft.id).catch(() => undefined);
        await nextTurn();
        await worker.begin().catch(() => 0);
        while (worker.underWay > 0) await worker.someEnded();
        died = dying.died();
        here.clock.advance(LAPSE);
        // The person who saw an error asks again.
        const { id } = await sendDraft(two.app, here.workspaceId, draft.id);
        await two.work();
        const [answer] = (await here.answers()).filter((send) => send.reply_id === replyId);
        expect(answer?.id, `write ${nth}`).toBe(id);
        const arrived = here.sink.mails.slice(before).filter((mail) => mail.messageId === answer?.message_id);
        expect(here.sink.mails.slice(before)).toEqual(arrived);
        expect(arrived.length).toBeLessThanOrEqual(1);
        expect(['sent', 'unknown']).toContain(answer?.status);
        if (answer?.status === 'sent') expect(arrived).toHaveLength(1);
        const reply = await here.replyRow(replyId);
        expect(reply.needs_action).toBe(answer?.status === 'sent' ? 0 : 1);
      }
      expect(nth).toBeGreaterThan(4);
    });
  }

  const ends = { start: 'sent', mail: 'sent', data: 'unknown', delivered: 'unknown' } as const;
  for (const [moment, status] of Object.entries(ends)) {
    it(`at the moment of ${moment} leaves an answer that ends as ${status}, and arrives once at most`, async () => {
      // As the keys of the table above are.
      const mailer = deadAt(moment as keyof typeof ends);
      const here = await answering(kind, { senders: 2, mailer });
      const [one, two] = here.senders as [Sender, Sender];
      const draft = await here.draft();
      await here.send(draft);
      await nextTurn();
      await one.worker.begin();
      await expect.poll(mailer.isDead).toBe(true);
      here.clock.advance(LAPSE);
      await two.work();
      expect(await here.answers()).toMatchObject([{ status }]);
      expect(here.sink.mails).toHaveLength(moment === 'data' ? 1 : 2);
      expect(await here.send(draft)).toMatchObject({ status });
      // The dead one stirs once more: it owns nothing, and changes nothing.
      const before = await here.answers();
      await one.app.close();
      expect(await here.answers()).toEqual(before);
    });
  }
});
