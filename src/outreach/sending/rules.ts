import { capOfDay, rampDay } from '../sequence/ramp.ts';
import { firstHold, type Hold, type RuleGroup, type Snapshot } from '../sequence/rules.ts';
import type { SendingWindow } from '../sequence/window.ts';
import { type InboxReading, isRead } from './inbox-read.ts';
import type { CampaignRow, MailboxRow, SendRow } from './rows.ts';

/** Everything that decides whether a campaign may send now. */
export interface CampaignFacts {
  campaign: CampaignRow;
  mailbox: MailboxRow | undefined;
  /** Of a mailbox that is read. */
  reading: InboxReading | undefined;
  /** The workspace's own; null when it has none yet. */
  postalAddress: string | null;
  steps: number;
  /** The local day of the campaign and that of its mailbox, of which each counts its own cap. */
  days: CapDays;
  /** Mails reserved for those days. */
  reserved: { campaign: number; mailbox: number };
}

/** Days such as 2026-11-21. */
export interface CapDays {
  campaign: string;
  mailbox: string;
}

/** What holds a whole campaign back now, by these groups of the rules; null when a mail may leave. */
export const campaignHold = (
  facts: CampaignFacts,
  now: number,
  groups: readonly RuleGroup[] = ['settings', 'hold', 'window', 'caps', 'pace'],
): Hold | null => firstHold({ ...snapshotOf(facts, now), next: null }, groups);

/** What is known of a campaign, as the rules look at it. `room` is how many more mails may wait in its mailbox. */
export function snapshotOf(
  facts: CampaignFacts,
  now: number,
  { room = Number.POSITIVE_INFINITY } = {},
): Omit<Snapshot, 'lead' | 'next'> {
  const { campaign, mailbox, reading, steps, postalAddress } = facts;
  const left = capsLeft(facts, now);
  return {
    nowMs: now,
    zone: campaign.time_zone,
    window: windowOf(campaign),
    campaign: { status: campaign.status, steps, hasPostalAddress: postalAddress !== null, capLeft: left.campaign },
    mailbox: mailbox
      ? {
          status: mailbox.status,
          zone: mailbox.time_zone,
          capLeft: left.mailbox,
          room,
          nextMailAtMs: mailbox.next_send_at,
          heldUntilMs: mailbox.hold_until ?? 0,
          isRead: reading === undefined || isRead(reading, now),
        }
      : null,
  };
}

/** Mails that may still be reserved for these days. */
export function capsLeft(facts: CampaignFacts, now: number): { campaign: number; mailbox: number } {
  const { campaign, reserved } = facts;
  return { campaign: campaign.daily_cap - reserved.campaign, mailbox: mailboxCap(facts, now) - reserved.mailbox };
}

/** The mailbox's cap of the day, as far as its ramp has come; 0 without a mailbox. */
export function mailboxCap({ mailbox }: Pick<CampaignFacts, 'mailbox'>, now: number): number {
  if (!mailbox) return 0;
  const limits = { dailyCap: mailbox.daily_cap, rampStart: mailbox.ramp_start, rampStep: mailbox.ramp_step };
  return capOfDay(limits, rampDay(mailbox.time_zone, mailbox.first_sent_at, now));
}

/** Whether a written mail has its place in the caps of these days, so that neither holds it back. */
export const hasPlaceOn = (days: CapDays, send: Pick<SendRow, 'cap_day' | 'mailbox_day'>): boolean =>
  send.cap_day === days.campaign && send.mailbox_day === days.mailbox;

// Checked with its schema before it was stored.
export const windowOf = ({ sending_window }: Pick<CampaignRow, 'sending_window'>): SendingWindow =>
  JSON.parse(sending_window) as SendingWindow;
