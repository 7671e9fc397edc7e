import type { App } from '../../app.ts';
import { campaignRow } from '../campaigns.ts';
import { hasPublicLink } from '../public-link.ts';
import { firstHold, type Snapshot } from '../sequence/rules.ts';
import type { CampaignExplanation } from '../shapes/explain.ts';
import { roomIn } from './backlog.ts';
import { factsOfOne } from './facts.ts';
import { RUNNING } from './rows.ts';
import { type CampaignFacts, mailboxCap, snapshotOf } from './rules.ts';
import { toldHold } from './told-hold.ts';

/** Why a campaign sends nothing now, if so, and until when. Throws `not_found`. */
export async function explainCampaign(app: App, workspaceId: string, campaignId: string): Promise<CampaignExplanation> {
  const now = app.clock.now();
  const campaign = await campaignRow(app.store.db, workspaceId, campaignId);
  const facts = await factsOfOne(app, app.store.db, campaign);
  const leads = await countLeads(app, campaignId, now);
  const next = await nextOfAll(app, campaignId, leads);
  const room = facts.mailbox && (await roomIn(app.store.db, facts.mailbox.id, now));
  return {
    campaignId,
    ...toldHold(
      firstHold({ ...snapshotOf(facts, now, { room }), hasPublicLink: hasPublicLink(app.config), next }),
      facts,
    ),
    day: facts.days.campaign,
    today: used(facts, now),
    leads,
  };
}

const used = (facts: CampaignFacts, now: number): CampaignExplanation['today'] => ({
  campaign: { reserved: facts.reserved.campaign, cap: facts.campaign.daily_cap },
  mailbox: facts.mailbox ? { reserved: facts.reserved.mailbox, cap: mailboxCap(facts, now) } : null,
});

async function countLeads(app: App, campaignId: string, now: number): Promise<CampaignExplanation['leads']> {
  const running = app.store.db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', RUNNING);
  const [due, waiting, all] = await Promise.all([
    running.where('due_at', '<=', now).executeTakeFirstOrThrow(),
    running.where('due_at', '>', now).executeTakeFirstOrThrow(),
    running.executeTakeFirstOrThrow(),
  ]);
  const counts = { due: Number(due.count), waiting: Number(waiting.count) };
  return { ...counts, underWay: Math.max(0, Number(all.count) - counts.due - counts.waiting) };
}

/** The lead that is due first stands for all; when there is none but mails are leaving, one of those does. */
async function nextOfAll(
  app: App,
  campaignId: string,
  { underWay }: CampaignExplanation['leads'],
): Promise<Snapshot['next']> {
  const { due } = await app.store.db
    .selectFrom('leads')
    .select((select) => select.fn.min('due_at').as('due'))
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', RUNNING)
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (due === null && underWay === 0) return null;
  return { dueAtMs: Number(due ?? 0), inFlight: due === null, valuesMissing: false };
}
