import { localDay } from '../sequence/local-day.ts';
import { campaignCap, mailboxCapOwner } from './caps.ts';
import type { CampaignRow, Db, MailboxRow } from './rows.ts';
import type { CampaignFacts, CapDays } from './rules.ts';

/** What decides about these campaigns now, in four queries however many they are. */
export async function factsOf(db: Db, campaigns: readonly CampaignRow[], now: number): Promise<CampaignFacts[]> {
  if (campaigns.length === 0) return [];
  const mailboxIds = [...new Set(campaigns.flatMap((one) => one.mailbox_id ?? []))];
  const mailboxes = mailboxIds.length === 0 ? [] : await mailboxesOf(db, mailboxIds);
  const addresses = await workspacesWithAddress(db, campaigns);
  const steps = await stepCounts(db, campaigns);
  const counted = campaigns.map((campaign) => {
    const mailbox = mailboxes.find((one) => one.id === campaign.mailbox_id);
    return { campaign, mailbox, days: capDays(campaign, mailbox, now) };
  });
  const reserved = await reservedOn(db, counted);
  return counted.map(({ campaign, mailbox, days }) => ({
    campaign,
    mailbox,
    hasPostalAddress: addresses.has(campaign.workspace_id),
    steps: steps.get(campaign.id) ?? 0,
    days,
    reserved: {
      campaign: reserved(campaignCap(campaign.id), days.campaign),
      mailbox: mailbox ? reserved(mailboxCapOwner(mailbox.id), days.mailbox) : 0,
    },
  }));
}

/** The days whose caps a mail that leaves now counts against. Without a mailbox none leaves. */
export const capDays = (
  campaign: Pick<CampaignRow, 'time_zone'>,
  mailbox: Pick<MailboxRow, 'time_zone'> | undefined,
  now: number,
): CapDays => ({
  campaign: localDay(campaign.time_zone, now),
  mailbox: localDay(mailbox?.time_zone ?? 'UTC', now),
});

/** The same for one campaign. */
export async function factsOfOne(db: Db, campaign: CampaignRow, now: number): Promise<CampaignFacts> {
  const [facts] = await factsOf(db, [campaign], now);
  if (!facts) throw new Error('A campaign has facts.');
  return facts;
}

const mailboxesOf = (db: Db, ids: readonly string[]) =>
  db.selectFrom('mailboxes').selectAll().where('id', 'in', ids).execute();

async function workspacesWithAddress(db: Db, campaigns: readonly CampaignRow[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('outreach_settings')
    .select('workspace_id')
    .where('workspace_id', 'in', [...new Set(campaigns.map((one) => one.workspace_id))])
    .where('postal_address', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.workspace_id));
}

async function stepCounts(db: Db, campaigns: readonly CampaignRow[]): Promise<Map<string, number>> {
  const ids = campaigns.map((one) => one.id);
  const rows = await db
    .selectFrom('steps')
    .select((select) => ['campaign_id', select.fn.countAll<number>().as('count')])
    .where('campaign_id', 'in', ids)
    .groupBy('campaign_id')
    .execute();
  return new Map(rows.map((row) => [row.campaign_id, Number(row.count)]));
}

async function reservedOn(
  db: Db,
  counted: readonly Pick<CampaignFacts, 'campaign' | 'mailbox' | 'days'>[],
): Promise<(owner: string, day: string) => number> {
  const owners = counted.flatMap(({ campaign, mailbox }) => [
    campaignCap(campaign.id),
    ...(mailbox ? [mailboxCapOwner(mailbox.id)] : []),
  ]);
  const days = new Set(counted.flatMap((one) => [one.days.campaign, one.days.mailbox]));
  const rows = await db
    .selectFrom('cap_days')
    .selectAll()
    .where('owner', 'in', [...new Set(owners)])
    .where('day', 'in', [...days])
    .execute();
  const found = new Map(rows.map((row) => [`${row.owner} ${row.day}`, row.reserved]));
  return (owner, day) => found.get(`${owner} ${day}`) ?? 0;
}
