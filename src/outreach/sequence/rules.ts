import type { HoldCode } from './holds.ts';
import { dayEnd } from './local-day.ts';
import { isOpen, nextOpening, type SendingWindow } from './window.ts';

// The one list of rules: what holds a mail back is found in it, and why nothing goes out is told from it.

/** All that the decision needs, as it stood at one moment. */
export interface Snapshot {
  nowMs: number;
  zone: string;
  window: SendingWindow;
  /** Whether unsubscribe links of this process lead anywhere; left out where it sends anyway. */
  hasPublicLink?: boolean;
  campaign: {
    status: 'draft' | 'active' | 'paused' | 'completed' | 'archived';
    steps: number;
    hasPostalAddress: boolean;
    /** Mails it may still send this local day. */
    capLeft: number;
  };
  mailbox: {
    status: 'active' | 'paused' | 'error';
    /** By whose days its cap is counted. */
    zone: string;
    capLeft: number;
    /** How many more mails may wait in it. */
    room: number;
    nextMailAtMs: number;
    /** Until when its server's refusals hold it; in the past when they do not. */
    heldUntilMs: number;
    /** Whether all that has come to it is known, as far as anybody reads it. */
    isRead: boolean;
  } | null;
  /** Left out when the question is about the campaign. */
  lead?: {
    status: 'queued' | 'active' | 'replied' | 'bounced' | 'unsubscribed' | 'completed' | 'paused' | 'failed';
    suppressed: 'address' | 'domain' | null;
    /** Why it is paused, when it was not a person who paused it. */
    pausedReason?: 'company_replied' | 'person_replied' | 'reply_uncertain' | 'has_left' | null;
  };
  /** The lead's next step, or the one of the campaign that is due first; null when none waits. */
  next: NextStep | null;
}

/** A step that waits. The caps, the backlog and the gap hold steps of either kind: leads are begun one after the other. */
export interface NextStep {
  dueAtMs: number;
  inFlight: boolean;
  valuesMissing: boolean;
  /** What a mail that is written and waits to leave has already: its place in the day's caps, and its mailbox's turn. */
  has?: { place: boolean; turn: boolean };
}

/** The first rule that holds something back; `untilMs` is null when time alone does not end it. */
export interface Hold {
  code: HoldCode;
  untilMs: number | null;
}

type Rule = (snapshot: Snapshot) => HoldCode | Hold | null;

const RULES = {
  /** What is over for good. */
  lead: [
    // A step that could not be written is what the lead failed of.
    ({ lead, next }) => (lead?.status === 'failed' && next?.valuesMissing ? 'values_missing' : null),
    ({ lead }) => (lead && isOver(lead.status) ? `lead_${lead.status}` : null),
    ({ lead }) => (lead?.suppressed ? `${lead.suppressed}_suppressed` : null),
  ],
  /** What a person must do for the whole campaign. */
  settings: [
    ({ campaign }) => (campaign.status === 'active' ? null : `campaign_${campaign.status}`),
    ({ hasPublicLink }) => (hasPublicLink === false ? 'no_public_link' : null),
    ({ campaign }) => (campaign.steps === 0 ? 'no_steps' : null),
    ({ mailbox }) => (mailbox === null ? 'no_mailbox' : null),
    ({ campaign }) => (campaign.hasPostalAddress ? null : 'no_postal_address'),
    ({ mailbox }) => (mailbox && mailbox.status !== 'active' ? `mailbox_${mailbox.status}` : null),
  ],
  /** What ends by itself, or when the mailbox's owner sees to it. */
  hold: [
    (now) =>
      now.mailbox && now.mailbox.heldUntilMs > now.nowMs ? until('mailbox_held', now, now.mailbox.heldUntilMs) : null,
    ({ mailbox }) => (mailbox && !mailbox.isRead ? 'inbox_unread' : null),
  ],
  /** What holds the next step of one lead. */
  step: [
    ({ lead }) => (lead?.status === 'paused' ? (lead.pausedReason ?? 'lead_paused') : null),
    ({ next }) => (next === null ? 'nothing_waiting' : null),
    ({ next }) => (next?.valuesMissing ? 'values_missing' : null),
    ({ next }) => (next?.inFlight ? 'in_flight' : null),
    ({ next, nowMs }) => (next && next.dueAtMs > nowMs ? { code: 'not_due', untilMs: next.dueAtMs } : null),
  ],
  window: [(now) => (isOpen(now.window, now.zone, now.nowMs) ? null : until('window_closed', now, now.nowMs))],
  caps: [
    (now) =>
      now.campaign.capLeft > 0 || hasPlace(now) ? null : until('campaign_cap', now, dayEnd(now.zone, now.nowMs)),
    (now) =>
      now.mailbox && now.mailbox.capLeft <= 0 && !hasPlace(now)
        ? until('mailbox_cap', now, dayEnd(now.mailbox.zone, now.nowMs))
        : null,
  ],
  /** What keeps mails of one mailbox apart. */
  pace: [
    ({ mailbox, next }) => (mailbox && mailbox.room <= 0 && !next?.has ? 'mailbox_backlog' : null),
    (now) =>
      now.mailbox && now.mailbox.nextMailAtMs > now.nowMs && !now.next?.has?.turn
        ? until('mailbox_gap', now, now.mailbox.nextMailAtMs)
        : null,
  ],
} as const satisfies Record<string, readonly Rule[]>;

export type RuleGroup = keyof typeof RULES;

const ALL: readonly RuleGroup[] = ['lead', 'settings', 'hold', 'step', 'window', 'caps', 'pace'];

/**
 * What holds a mail back, or a whole campaign: what is over for good, then what a person must do, then what only time
 * ends. Null when nothing does. Whoever asks about a part of it names the groups of rules.
 */
export function firstHold(snapshot: Snapshot, groups: readonly RuleGroup[] = ALL): Hold | null {
  for (const rule of groups.flatMap((group): readonly Rule[] => RULES[group])) {
    const held = rule(snapshot);
    if (held !== null) return typeof held === 'string' ? { code: held, untilMs: null } : held;
  }
  return null;
}

function isOver(
  status: NonNullable<Snapshot['lead']>['status'],
): status is 'replied' | 'bounced' | 'unsubscribed' | 'completed' | 'failed' {
  return status !== 'queued' && status !== 'active' && status !== 'paused';
}

const hasPlace = ({ next }: Snapshot): boolean => next?.has?.place ?? false;

/** What ends at a time ends no earlier than the window is open then. */
const until = (code: HoldCode, { window, zone }: Snapshot, atMs: number): Hold => ({
  code,
  untilMs: nextOpening(window, zone, atMs),
});
