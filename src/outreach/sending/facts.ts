import { localDay } from '../sequence/local-day.ts';
import { campaignCap, mailboxCapOwner } from './caps.ts';
import type { CampaignRow, Db } from './rows.ts';
import type { CampaignFacts } from './rules.ts';

/** What decides about these campaigns now, in four queries however many they are. */
export async function factsOf(db: Db, campaigns: readonly CampaignRow[], now: number): Promise<CampaignFacts[]> {
  if (campaigns.length === 0) return [];
  const mailboxIds = [...new Set(campaigns.flatMap((one) => one.mailbox_id ?? []))];
  const dayOf = new Map(campaigns.map((one) => [one.id, localDay(one.time_zone, now)]));
  const owners = [...campaigns.map((one) => campaignCap(one.id)), ...mailboxIds.map(mailboxCapOwner)];
  const mailboxes = mailboxIds.length === 0 ? [] : await mailboxesOf(db, mailboxIds);
  const addresses = await workspacesWithAddress(db, campaigns);
  const steps = await stepCounts(db, campaigns);
  const caps = await reservedOn(db, owners, [...new Set(dayOf.values())]);
  return campaigns.map((campaign) => {
    const day = dayOf.get(campaign.id) ?? '';
    return {
      campaign,
      mailbox: mailboxes.find((one) => one.id === campaign.mailbox_id),
      hasPostalAddress: addresses.has(campaign.workspace_id),
      steps: steps.get(campaign.id) ?? 0,
      day,
      reserved: {
        campaign: caps.get(`${campaignCap(campaign.id)} ${day}`) ?? 0,
        mailbox: campaign.mailbox_id === null ? 0 : (caps.get(`${mailboxCapOwner(campaign.mailbox_id)} ${day}`) ?? 0),
      },
    };
  });
}

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

async function reservedOn(db: Db, owners: readonly string[], days: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cap_days')
    .selectAll()
    .where('owner', 'in', owners)
    .where('day', 'in', days)
    .execute();
  return new Map(rows.map((row) => [`${row.owner} ${row.day}`, row.reserved]));
}
