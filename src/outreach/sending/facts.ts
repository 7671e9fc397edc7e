import type { App } from '../../app.ts';
import { preparedOn } from '../../store/prepared.ts';
import { localDay } from '../sequence/local-day.ts';
import { campaignCap, mailboxCapOwner } from './caps.ts';
import { readingsOf } from './inbox-read.ts';
import type { CampaignRow, Db, MailboxRow } from './rows.ts';
import type { CampaignFacts, CapDays } from './rules.ts';

type Here = Pick<App, 'clock' | 'demoMail'>;

/** What decides about these campaigns now, in few queries however many they are. */
export async function factsOf(app: Here, db: Db, campaigns: readonly CampaignRow[]): Promise<CampaignFacts[]> {
  const now = app.clock.now();
  if (campaigns.length === 0) return [];
  const mailboxIds = [...new Set(campaigns.flatMap((one) => one.mailbox_id ?? []))];
  const mailboxes = mailboxIds.length === 0 ? [] : await mailboxesOf(db, mailboxIds);
  const readings = await readingsOf(app, db, mailboxes);
  const addresses = await postalAddresses(db, campaigns);
  const steps = await stepCounts(db, campaigns);
  const counted = campaigns.map((campaign) => {
    const mailbox = mailboxes.find((one) => one.id === campaign.mailbox_id);
    return { campaign, mailbox, days: capDays(campaign, mailbox, now) };
  });
  const reserved = await reservedOn(db, counted);
  return counted.map(({ campaign, mailbox, days }) => ({
    campaign,
    mailbox,
    reading: readings.get(mailbox?.id ?? ''),
    postalAddress: addresses.get(campaign.workspace_id) ?? null,
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
export async function factsOfOne(app: Here, db: Db, campaign: CampaignRow): Promise<CampaignFacts> {
  const [facts] = await factsOf(app, db, [campaign]);
  if (!facts) throw new Error('A campaign has facts.');
  return facts;
}

/** The same for one campaign that is known by its id, with few statements: this is asked before every mail. */
export async function factsOfCampaign(app: Here, db: Db, campaignId: string): Promise<CampaignFacts> {
  const now = app.clock.now();
  const [found] = await campaignAndMore(db, campaignId);
  if (!found) throw new Error('There is no such campaign.');
  const { postal_address, steps, ...campaign } = found;
  const [mailbox] = campaign.mailbox_id === null ? [] : await mailboxOf(db, campaign.mailbox_id);
  const readings = await readingsOf(app, db, mailbox ? [mailbox] : []);
  const days = capDays(campaign, mailbox, now);
  const owners = [campaignCap(campaign.id), mailboxCapOwner(mailbox?.id ?? '')] as const;
  const rows = await reservedOf(db, ...owners, days.campaign, days.mailbox);
  const reserved = (owner: string, day: string) =>
    rows.find((row) => row.owner === owner && row.day === day)?.reserved ?? 0;
  return {
    campaign,
    mailbox,
    reading: readings.get(mailbox?.id ?? ''),
    postalAddress: postal_address,
    steps: Number(steps ?? 0),
    days,
    reserved: { campaign: reserved(owners[0], days.campaign), mailbox: reserved(owners[1], days.mailbox) },
  };
}

const campaignAndMore = preparedOn((db: Db, campaignId: string) =>
  db
    .selectFrom('campaigns')
    .leftJoin('outreach_settings', 'outreach_settings.workspace_id', 'campaigns.workspace_id')
    .selectAll('campaigns')
    .select('outreach_settings.postal_address')
    .select(({ selectFrom }) =>
      selectFrom('steps')
        .whereRef('steps.campaign_id', '=', 'campaigns.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('steps'),
    )
    .where('campaigns.id', '=', campaignId),
);

const mailboxOf = preparedOn((db: Db, id: string) => db.selectFrom('mailboxes').selectAll().where('id', '=', id));

const reservedOf = preparedOn((db: Db, first: string, second: string, day: string, other: string) =>
  db.selectFrom('cap_days').selectAll().where('owner', 'in', [first, second]).where('day', 'in', [day, other]),
);

const mailboxesOf = (db: Db, ids: readonly string[]) =>
  db.selectFrom('mailboxes').selectAll().where('id', 'in', ids).execute();

async function postalAddresses(db: Db, campaigns: readonly CampaignRow[]): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('outreach_settings')
    .select(['workspace_id', 'postal_address'])
    .where('workspace_id', 'in', [...new Set(campaigns.map((one) => one.workspace_id))])
    .execute();
  return new Map(rows.map((row) => [row.workspace_id, row.postal_address]));
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
