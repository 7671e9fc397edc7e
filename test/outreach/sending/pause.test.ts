import { AsyncResource } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { smtpMailer } from '../../../src/mail/mailer.ts';
import { pauseCampaign } from '../../../src/outreach/campaign-states.ts';
import { updateMailbox } from '../../../src/outreach/mailboxes.ts';
import { SendWorker } from '../../../src/outreach/sending/send-worker.ts';
import type { Store } from '../../../src/store/store.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { type World, world } from './world.ts';

/** Long enough for a pause that waits for nothing. */
const PATIENCE_MS = 300;

const PAUSES: Record<string, (here: World, campaignId: string) => Promise<unknown>> = {
  campaign: ({ app, workspaceId }, campaignId) => pauseCampaign(app, workspaceId, campaignId),
  mailbox: ({ app, workspaceId, mailboxId }) => updateMailbox(app, workspaceId, mailboxId, { status: 'paused' }),
};

/** Works through the world's first process, whose write that records the beginning of a mail stays open for a while. */
function workerThatLingers({ first: { app } }: World, while_: () => Promise<unknown>, done: () => void): SendWorker {
  let beginning = false;
  const write: Store['write'] = (work, durability) => {
    if (!beginning) return app.store.write(work, durability);
    beginning = false;
    const lingering = app.store.write(async (tx) => {
      const result = await work(tx);
      await while_();
      return result;
    }, durability);
    return lingering.finally(done);
  };
  const sendMail: typeof smtpMailer.sendMail = (request) => {
    const { hooks } = request;
    const dataBegins = () => {
      beginning = true;
      return hooks.dataBegins();
    };
    return smtpMailer.sendMail({ ...request, hooks: { ...hooks, dataBegins } });
  };
  return new SendWorker({ ...app, store: { ...app.store, write }, sendMail }, { baseUrl: () => 'https://out.example' });
}

onOneStore('whoever pauses', (kind) => {
  for (const [what, pause] of Object.entries(PAUSES)) {
    it(`the ${what} is answered only when a mail that is about to leave has begun to`, async () => {
      const here = await world(kind, { senders: 2 });
      const campaignId = await here.campaign();
      await here.lead(campaignId, 'eve');
      await here.first.tick();
      const order: string[] = [];
      let paused: Promise<unknown> = Promise.resolve();
      // As if it came from elsewhere: a write may not use the store inside itself.
      const untilPaused = AsyncResource.bind(() => {
        paused = pause(here, campaignId).then(() => order.push('the pause is answered'));
        return Promise.race([paused, wait(PATIENCE_MS)]);
      });
      const worker = workerThatLingers(here, untilPaused, () => order.push('the mail begins to leave'));
      await worker.begin();
      await worker.someEnded();
      await paused;
      expect(order).toEqual(['the mail begins to leave', 'the pause is answered']);
      expect(here.sink.mails).toHaveLength(1);
    });
  }
});
