import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Mailer } from '../../../src/mail/mailer.ts';
import { smtpMailer } from '../../../src/mail/mailer.ts';
import type { SendOutcome } from '../../../src/mail/outcome.ts';
import { claimLeads, openCampaigns } from '../../../src/outreach/sending/claim-leads.ts';
import { claimSends } from '../../../src/outreach/sending/claim-sends.ts';
import { SendWorker } from '../../../src/outreach/sending/send-worker.ts';
import { tick } from '../../../src/outreach/sending/tick.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { DAY, dyingStore, MINUTE, type Sender, type World, world } from './world.ts';

/** Longer than every lease. */
const LAPSE = 6 * MINUTE;
/** More writes than one lead of two steps takes. */
const WRITES = 14;

/** A process whose database goes away at its nth write; of what it began it goes on with the conversations alone. */
function dyingAt(sender: Sender, nth: number, when: 'before' | 'after'): Pick<Sender, 'work' | 'died'> {
  const { store, died } = dyingStore(sender.app.store, nth, when);
  const app = { ...sender.app, store };
  const worker = new SendWorker(app, { baseUrl: () => 'https://out.example' });
  return {
    died,
    async work() {
      await nextTurn();
      try {
        await tick(app, { after: '' });
        while ((await worker.begin()) > 0) await worker.someEnded();
      } catch {
        // Dead.
      }
      while (worker.underWay > 0) await worker.someEnded();
    },
  };
}

/** A mailer that stands still for ever at a moment of the first mail, as a process does that is killed there. */
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
      if (++mails > 1) return smtpMailer.sendMail(request);
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

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

async function days(sender: Sender, { clock }: World, count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    clock.advance(DAY);
    await sender.work();
  }
}

onOneStore('a process that dies', (kind) => {
  for (const when of ['before', 'after'] as const) {
    it(`${when} any of its writes sends no step twice, and the next process brings the lead to its end`, async () => {
      const here = await world(kind, { senders: 2 });
      const campaignId = await here.campaign({ steps: 2 });
      const [one, two] = here.senders as [Sender, Sender];
      let nth = 1;
      for (let died = true; died && nth < WRITES; nth++) {
        const before = here.sink.mails.length;
        const id = await here.lead(campaignId, `lead${nth}`);
        const dying = dyingAt(one, nth, when);
        await dying.work();
        here.clock.advance(DAY);
        await dying.work();
        died = dying.died();
        here.clock.advance(LAPSE);
        await two.work();
        await days(two, here, 3);
        expect(await here.leadRow(id), `write ${nth}`).toMatchObject({ status: 'completed', step_position: 2 });
        const sends = await here.sends({ leadId: id });
        const arrived = here.sink.mails.slice(before).map((mail) => mail.messageId);
        expect(new Set(arrived).size).toBe(arrived.length);
        // What arrived is told as sent, or at worst as unknown; what was told as sent has arrived.
        for (const send of sends) {
          expect(['sent', 'unknown']).toContain(send.status);
          if (send.status === 'sent') expect(arrived).toContain(send.message_id);
        }
        expect(sends.map((send) => send.step_id)).toHaveLength(2);
      }
      expect(nth).toBeGreaterThan(8);
    });
  }

  it('with leads in its hands leaves them to the next one', async () => {
    const here = await world(kind, { senders: 2 });
    const id = await here.lead(await here.campaign(), 'eve');
    const [one, two] = here.senders as [Sender, Sender];
    const [facts] = await openCampaigns(one.app, { after: '' });
    expect(facts && (await claimLeads(one.app, facts))).toHaveLength(1);
    await two.work();
    expect(here.sink.mails).toHaveLength(0);
    here.clock.advance(LAPSE);
    await two.work();
    expect(here.sink.mails).toHaveLength(1);
    expect(await here.leadRow(id)).toMatchObject({ status: 'completed' });
  });

  it('only seemed to: come back, it does not touch the mail that another has in hand', async () => {
    const gates = [gate(), gate()];
    let mails = 0;
    const mailer: Mailer = {
      ...smtpMailer,
      sendMail: async (request) => {
        await gates[mails++]?.opened;
        return smtpMailer.sendMail(request);
      },
    };
    const here = await world(kind, { senders: 2, mailer });
    const id = await here.lead(await here.campaign(), 'eve');
    const [one, two] = here.senders as [Sender, Sender];
    await one.tick();
    await one.worker.begin();
    await expect.poll(() => mails).toBe(1);
    here.clock.advance(LAPSE);
    await nextTurn();
    await two.worker.begin();
    await expect.poll(() => mails).toBe(2);
    const [inHand] = await here.sends();
    gates[0]?.open();
    await one.worker.someEnded();
    expect(here.sink.mails).toHaveLength(0);
    expect(await here.sends()).toEqual([inHand]);
    gates[1]?.open();
    await two.worker.someEnded();
    expect(here.sink.mails).toHaveLength(1);
    expect(await here.leadRow(id)).toMatchObject({ status: 'completed' });
  });

  const ends = { start: 'sent', mail: 'sent', data: 'unknown', delivered: 'unknown' } as const;
  for (const [moment, status] of Object.entries(ends)) {
    it(`at the moment of ${moment} leaves a mail that ends as ${status}, and its lead goes on`, async () => {
      // As the keys of the table above are.
      const mailer = deadAt(moment as keyof typeof ends);
      const here = await world(kind, { senders: 2, mailer });
      const id = await here.lead(await here.campaign({ steps: 2 }), 'eve');
      const [one, two] = here.senders as [Sender, Sender];
      await one.tick();
      await one.worker.begin();
      await expect.poll(mailer.isDead).toBe(true);
      await two.work();
      expect(here.sink.mails).toHaveLength(moment === 'delivered' ? 1 : 0);
      here.clock.advance(LAPSE);
      await two.work();
      expect(await here.sends()).toMatchObject([{ status }]);
      expect(here.sink.mails).toHaveLength(moment === 'data' ? 0 : 1);
      await days(two, here, 2);
      expect(await here.leadRow(id)).toMatchObject({ status: 'completed', step_position: 2 });
      const arrived = here.sink.mails.map((mail) => mail.messageId);
      expect(new Set(arrived).size).toBe(arrived.length);
      // The dead one stirs once more: it owns nothing, and changes nothing.
      const before = await here.sends();
      await one.app.close();
      expect(await here.sends()).toEqual(before);
    });
  }

  it.each([
    [8, 'sent'],
    [9, 'failed'],
  ] as const)('that kills its process %i times before it has begun to leave is %s in the end', async (crashes, end) => {
    const here = await world(kind);
    const id = await here.lead(await here.campaign(), 'eve');
    await here.first.tick();
    for (let crash = 0; crash < crashes; crash++) {
      expect(await claimSends(here.app, here.mailboxId, 1)).toHaveLength(1);
      here.clock.advance(LAPSE);
    }
    await here.first.work();
    await days(here.first, here, 3);
    expect(await here.sends({ leadId: id })).toMatchObject([{ status: end, due_at: null }]);
    expect(here.sink.mails).toHaveLength(end === 'sent' ? 1 : 0);
    expect(await here.events('send.failed')).toHaveLength(end === 'sent' ? 0 : 1);
    const caps = await here.app.store.db.selectFrom('cap_days').selectAll().execute();
    expect(caps.map((cap) => cap.reserved)).toEqual(end === 'sent' ? [1, 1] : [0, 0]);
  });
});
