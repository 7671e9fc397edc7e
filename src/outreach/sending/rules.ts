import { dayEnd } from '../sequence/local-day.ts';
import { capOfDay, rampDay } from '../sequence/ramp.ts';
import { nextOpening, type SendingWindow } from '../sequence/window.ts';
import type { CampaignRow, MailboxRow } from './rows.ts';

/** Everything that decides whether a campaign may send now. */
export interface CampaignFacts {
  campaign: CampaignRow;
  mailbox: MailboxRow | undefined;
  hasPostalAddress: boolean;
  steps: number;
  /** The campaign's local day. */
  day: string;
  /** Mails reserved for that day. */
  reserved: { campaign: number; mailbox: number };
}

/** What can hold a whole campaign back, in the order in which it is looked at. */
export const CAMPAIGN_RULES = [
  'campaign_draft',
  'campaign_paused',
  'campaign_completed',
  'campaign_archived',
  'no_steps',
  'no_mailbox',
  'no_postal_address',
  'mailbox_paused',
  'mailbox_error',
  'window_closed',
  'daily_cap',
  'mailbox_daily_cap',
  'mailbox_gap',
] as const;
export type CampaignRule = (typeof CAMPAIGN_RULES)[number];

/** What holds mail back, and until when: null, until somebody changes it. */
export interface Block<Rule extends string = CampaignRule> {
  rule: Rule;
  until: number | null;
}

/** The first rule that holds a campaign back; undefined when a mail may leave now. */
export function campaignBlock(facts: CampaignFacts, now: number): Block | undefined {
  return settingsBlock(facts) ?? windowBlock(facts.campaign, now) ?? capBlock(facts, now) ?? gapBlock(facts, now);
}

/** What only a person can change. */
export function settingsBlock({ campaign, mailbox, hasPostalAddress, steps }: CampaignFacts): Block | undefined {
  if (campaign.status !== 'active') return forGood(`campaign_${campaign.status}`);
  if (steps === 0) return forGood('no_steps');
  if (!mailbox) return forGood('no_mailbox');
  if (!hasPostalAddress) return forGood('no_postal_address');
  return mailbox.status === 'active' ? undefined : forGood(`mailbox_${mailbox.status}`);
}

export function windowBlock(campaign: CampaignRow, now: number): Block | undefined {
  const opens = nextOpening(windowOf(campaign), campaign.time_zone, now);
  return opens > now ? { rule: 'window_closed', until: opens } : undefined;
}

/** Whether one more mail fits into the day, of the campaign and of its mailbox. */
export function capBlock(facts: CampaignFacts, now: number): Block | undefined {
  const left = capsLeft(facts, now);
  if (left.campaign > 0 && left.mailbox > 0) return undefined;
  return { rule: left.campaign > 0 ? 'mailbox_daily_cap' : 'daily_cap', until: nextDayOpening(facts.campaign, now) };
}

/** Mails that may still be reserved for the campaign's local day. */
export function capsLeft(facts: CampaignFacts, now: number): { campaign: number; mailbox: number } {
  const { campaign, reserved } = facts;
  return { campaign: campaign.daily_cap - reserved.campaign, mailbox: mailboxCap(facts, now) - reserved.mailbox };
}

/** The mailbox's cap of the day, as far as its ramp has come; 0 without a mailbox. */
export function mailboxCap({ campaign, mailbox }: CampaignFacts, now: number): number {
  if (!mailbox) return 0;
  const limits = { dailyCap: mailbox.daily_cap, rampStart: mailbox.ramp_start, rampStep: mailbox.ramp_step };
  return capOfDay(limits, rampDay(campaign.time_zone, mailbox.first_sent_at, now));
}

/** When the campaign's next local day begins to send. */
export const nextDayOpening = (campaign: CampaignRow, now: number): number =>
  nextOpening(windowOf(campaign), campaign.time_zone, dayEnd(campaign.time_zone, now));

// Checked with its schema before it was stored.
export const windowOf = (campaign: CampaignRow): SendingWindow => JSON.parse(campaign.sending_window) as SendingWindow;

function gapBlock({ mailbox }: CampaignFacts, now: number): Block | undefined {
  if (!mailbox || mailbox.next_send_at <= now) return undefined;
  return { rule: 'mailbox_gap', until: mailbox.next_send_at };
}

const forGood = (rule: CampaignRule): Block => ({ rule, until: null });
