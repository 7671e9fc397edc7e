import { expect, it } from 'vitest';
import { smtpMailer } from '../../../src/mail/mailer.ts';
import { updateCampaign } from '../../../src/outreach/campaigns.ts';
import { createMailbox, updateMailbox } from '../../../src/outreach/mailboxes.ts';
import { onOneStore } from '../../helpers/stores.ts';
import { HOUR, type World, world } from './world.ts';

// The world's clock begins at noon UTC: in Auckland it is one o'clock of the next day.
const AUCKLAND = 'Pacific/Auckland';

async function leads(here: World, campaignId: string, count: number): Promise<void> {
  for (let number = 0; number < count; number++) await here.lead(campaignId, `lead${number}.${here.clock.now()}`);
}

const zoneOf = (here: World, id: string) => ({
  campaign: (timeZone: string, dailyCap: number) =>
    updateCampaign(here.app, here.workspaceId, id, { timeZone, dailyCap }),
  mailbox: (timeZone: string, dailyCap: number) =>
    updateMailbox(here.app, here.workspaceId, here.mailboxId, { timeZone, dailyCap }),
});

onOneStore('another time zone', (kind) => {
  it.each(['campaign', 'mailbox'] as const)('of a %s gives no second cap, and counts no mail twice', async (which) => {
    const here = await world(kind, { mailbox: { dailyCap: 100 } });
    const id = await here.campaign();
    const set = zoneOf(here, id)[which];
    await set('UTC', 3);
    await leads(here, id, 9);
    await here.first.work();
    for (const zone of [AUCKLAND, 'UTC', AUCKLAND]) {
      await set(zone, 3);
      await here.first.work();
      expect(here.sink.mails).toHaveLength(3);
    }
    await set(AUCKLAND, 5);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(5);
    await set('UTC', 6);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(6);
  });

  it('counts what left on its own day, also when that was yesterday in the old one', async () => {
    const here = await world(kind);
    const id = await here.campaign({ set: { timeZone: 'Asia/Kolkata' } });
    here.clock.advance(6 * HOUR);
    await leads(here, id, 3);
    await here.first.work();
    // Half past midnight in Kolkata.
    here.clock.advance(HOUR);
    await leads(here, id, 2);
    await here.first.work();
    await zoneOf(here, id).campaign('UTC', 6);
    await leads(here, id, 3);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(6);
  });

  it('given while a mail is about to leave lets it leave on its new day', async () => {
    let change: (() => Promise<unknown>) | undefined;
    const sendMail: typeof smtpMailer.sendMail = (request) => {
      const dataBegins = async () => {
        await change?.();
        change = undefined;
        await request.hooks.dataBegins();
      };
      return smtpMailer.sendMail({ ...request, hooks: { ...request.hooks, dataBegins } });
    };
    const here = await world(kind, { mailer: { ...smtpMailer, sendMail } });
    const id = await here.campaign();
    change = () => zoneOf(here, id).campaign(AUCKLAND, 1);
    await leads(here, id, 2);
    await here.first.work();
    here.clock.advance(HOUR);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(1);
    expect(await here.sends()).toContainEqual(expect.objectContaining({ status: 'sent', cap_day: '2026-01-16' }));
  });

  it('of a mailbox that was removed and made again frees nothing either', async () => {
    const here = await world(kind, { mailbox: { dailyCap: 2 } });
    const id = await here.campaign();
    await leads(here, id, 4);
    await here.first.work();
    const { db } = here.app.store;
    const row = await db.selectFrom('mailboxes').selectAll().executeTakeFirstOrThrow();
    await here.app.store.write((tx) => tx.updateTable('mailboxes').set({ removed_at: 1 }).execute());
    const smtp = { host: row.smtp_host, port: row.smtp_port, security: row.smtp_security };
    const again = { email: row.email, name: 'Ada', smtp, gapSeconds: 0, dailyCap: 2, timeZone: AUCKLAND };
    await createMailbox(here.app, here.workspaceId, again);
    await here.first.work();
    expect(here.sink.mails).toHaveLength(2);
  });
});
