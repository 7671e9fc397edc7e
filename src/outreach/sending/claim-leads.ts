import type { App } from '../../app.ts';
import { claimDue } from '../../store/due.ts';
import { mailWaits, roomIn } from './backlog.ts';
import { factsOf } from './facts.ts';
import type { LeadRow } from './rows.ts';
import { type CampaignFacts, campaignHold, capsLeft } from './rules.ts';

/** Campaigns one tick looks at; the next tick goes on behind them. */
const CAMPAIGNS_AT_ONCE = 200;
/** Leads one tick takes from a campaign: every other campaign has its turn before the next ones. */
const LEADS_AT_ONCE = 20;
const LEASE_MS = 60_000;

/** Where a process is in its round over the campaigns. */
export interface Round {
  after: string;
}

/**
 * Campaigns with leads that are due and which may send now, those first that have used the least of their day: of two
 * on one mailbox neither starves the other, however many leads wait in one of them.
 */
export async function openCampaigns(app: App, round: Round): Promise<CampaignFacts[]> {
  const now = app.clock.now();
  const lapsed = app.clock.leaseTime();
  const campaigns = await app.store.db
    .selectFrom('campaigns')
    .selectAll()
    .where('status', '=', 'active')
    .where('id', '>', round.after)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('leads')
          .select('leads.id')
          .whereRef('leads.campaign_id', '=', 'campaigns.id')
          .where('leads.status', 'in', ['queued', 'active'])
          .where('leads.due_at', '<=', now)
          .where((where) =>
            where.or([where('leads.lease_until', 'is', null), where('leads.lease_until', '<=', lapsed)]),
          ),
      ),
    )
    .orderBy('id')
    .limit(CAMPAIGNS_AT_ONCE)
    .execute();
  round.after = campaigns.length === CAMPAIGNS_AT_ONCE ? (campaigns.at(-1)?.id ?? '') : '';
  const facts = await factsOf(app, app.store.db, campaigns);
  return facts.filter((one) => !campaignHold(one, now)).sort((a, b) => shareUsed(a) - shareUsed(b));
}

/** Claims the leads of a campaign that this tick begins: follow-ups before first mails, else these would starve those. */
export async function claimLeads(app: App, facts: CampaignFacts): Promise<LeadRow[]> {
  const { campaign, mailbox } = facts;
  const now = app.clock.now();
  const left = capsLeft(facts, now);
  if (!mailbox) return [];
  const hasGap = mailbox.gap_seconds > 0;
  if (hasGap && (await mailWaits(app.store.db, mailbox.id, now))) return [];
  const most = hasGap ? 1 : LEADS_AT_ONCE;
  const room = Math.min(most, left.campaign, left.mailbox, await roomIn(app.store.db, mailbox.id, now));
  const claimed: LeadRow[] = [];
  for (const status of ['active', 'queued'] as const) {
    const limit = room - claimed.length;
    if (limit <= 0) break;
    const claim = { clock: app.clock, leaseMs: LEASE_MS, owner: app.ids.next('lease'), limit };
    claimed.push(
      ...(await claimDue(app.store, 'leads', {
        ...claim,
        durability: 'relaxed',
        only: { campaign_id: campaign.id, status },
      })),
    );
  }
  return claimed;
}

/** Lets go of claimed leads whose turn did not come after all; they stay due. */
export async function releaseLeads(app: App, leads: readonly LeadRow[]): Promise<void> {
  if (leads.length === 0) return;
  const ids = leads.map((lead) => lead.id);
  const owners = leads.flatMap((lead) => lead.lease_owner ?? []);
  await app.store.write(
    (tx) =>
      tx
        .updateTable('leads')
        .set({ lease_until: null, lease_owner: null })
        .where('id', 'in', ids)
        .where('lease_owner', 'in', owners)
        .execute(),
    'relaxed',
  );
}

const shareUsed = ({ campaign, reserved }: CampaignFacts): number => reserved.campaign / campaign.daily_cap;
