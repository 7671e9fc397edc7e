import type { Tx } from '../../store/store.ts';
import type { SendRow } from './rows.ts';
import { type CampaignFacts, type CapDays, mailboxCap } from './rules.ts';

// A cap counts the mails reserved for a local day, not attempts: a mail that is tried three times counts once. A campaign
// counts by its own days and a mailbox by its own, so that no day of either is above its cap, whoever shares the mailbox.

export const campaignCap = (campaignId: string): string => `campaign:${campaignId}`;
export const mailboxCapOwner = (mailboxId: string): string => `mailbox:${mailboxId}`;

/**
 * Reserves one mail of the day for the campaign and its mailbox, both or none: false means that a cap is used up, and
 * then whatever the transaction has written must be undone or fit without it.
 */
export async function reserveCaps(tx: Tx, facts: CampaignFacts, now: number): Promise<boolean> {
  const { campaign, days } = facts;
  if (!(await reserve(tx, campaignCap(campaign.id), days.campaign, campaign.daily_cap))) return false;
  const mailbox = mailboxCapOwner(campaign.mailbox_id ?? '');
  if (await reserve(tx, mailbox, days.mailbox, mailboxCap(facts, now))) return true;
  await giveBack(tx, campaignCap(campaign.id), days.campaign);
  return false;
}

/** Of a mail that counts against no cap. */
export const NO_PLACE = { cap_day: null, mailbox_day: null } as const;

/** Of a mail that counts against the caps of these days. */
export const placeOn = (days: CapDays) => ({ cap_day: days.campaign, mailbox_day: days.mailbox });

/** Gives back what a mail that never left had reserved. The caller writes NO_PLACE with it, so that this happens once. */
export async function giveBackCaps(
  tx: Tx,
  send: Pick<SendRow, 'campaign_id' | 'mailbox_id' | 'cap_day' | 'mailbox_day'>,
): Promise<void> {
  if (send.cap_day !== null) await giveBack(tx, campaignCap(send.campaign_id), send.cap_day);
  if (send.mailbox_day !== null) await giveBack(tx, mailboxCapOwner(send.mailbox_id), send.mailbox_day);
}

/** One statement decides: of two processes at the last place of a cap, one gets it. */
async function reserve(tx: Tx, owner: string, day: string, cap: number): Promise<boolean> {
  if (cap < 1) return false;
  const taken = await tx
    .insertInto('cap_days')
    .values({ owner, day, reserved: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'day'])
        .doUpdateSet((set) => ({ reserved: set('cap_days.reserved', '+', 1) }))
        .where('cap_days.reserved', '<', cap),
    )
    .returning('reserved')
    .executeTakeFirst();
  return taken !== undefined;
}

async function giveBack(tx: Tx, owner: string, day: string): Promise<void> {
  await tx
    .updateTable('cap_days')
    .set((set) => ({ reserved: set('reserved', '-', 1) }))
    .where('owner', '=', owner)
    .where('day', '=', day)
    .where('reserved', '>', 0)
    .execute();
}
