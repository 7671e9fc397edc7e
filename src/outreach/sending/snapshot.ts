import type { Snapshot } from '../sequence/explain.ts';
import { dayEnd } from '../sequence/local-day.ts';
import { type CampaignFacts, capsLeft, windowOf } from './rules.ts';

/** What is known of a campaign, in the words of whoever explains it. */
export function snapshotOf(facts: CampaignFacts, now: number): Omit<Snapshot, 'lead' | 'next'> {
  const { campaign, mailbox } = facts;
  const left = capsLeft(facts, now);
  return {
    nowMs: now,
    zone: campaign.time_zone,
    window: windowOf(campaign),
    campaign: {
      status: campaign.status,
      steps: facts.steps,
      hasPostalAddress: facts.hasPostalAddress,
      capLeft: left.campaign,
    },
    mailbox: mailbox
      ? {
          status: mailbox.status,
          capLeft: left.mailbox,
          capRenewsAtMs: dayEnd(campaign.time_zone, now),
          nextMailAtMs: mailbox.next_send_at,
        }
      : null,
  };
}
