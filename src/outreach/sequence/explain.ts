import { dayEnd } from './local-day.ts';
import { isOpen, nextOpening, type SendingWindow } from './window.ts';

/** Every answer to "why is nothing going out?", and what it says to people. */
export const HOLDS = {
  lead_replied: 'This lead replied, so that nothing more is sent.',
  lead_bounced: 'Mail to this lead bounced, so that nothing more is sent.',
  lead_unsubscribed: 'This lead unsubscribed, so that nothing more is sent.',
  lead_completed: 'This lead has had every step.',
  lead_failed: 'A step for this lead failed. Mend what its last send says, then set the lead going again.',
  address_suppressed: 'The address is on the suppression list of the workspace.',
  domain_suppressed: 'The domain of the address is on the suppression list of the workspace.',
  campaign_draft: 'The campaign is a draft. Activate it.',
  campaign_paused: 'The campaign is paused. Activate it to go on.',
  campaign_completed: 'The campaign is completed. Activate it to go on.',
  campaign_archived: 'The campaign is archived.',
  no_steps: 'The campaign has no step. Add one.',
  no_mailbox: 'The campaign has no mailbox. Give it one.',
  no_postal_address: 'The workspace has no postal address, which every mail must carry. Set it.',
  mailbox_error: 'The mailbox has an error. Look at its reason, mend it and set it active again.',
  mailbox_paused: 'The mailbox is paused. Set it active to go on.',
  lead_paused: 'The lead is paused. Set it going to go on.',
  values_missing: 'The next step asks for what this lead lacks. Fill it in, or give the template a default.',
  nothing_waiting: 'No lead waits for a step. Add leads.',
  in_flight: 'A mail is on its way at this moment.',
  not_due: 'The next step is not due yet.',
  window_closed: 'The sending window is closed.',
  campaign_cap: 'The campaign has sent all that it may today.',
  mailbox_cap: 'The mailbox has sent all that it may today.',
  mailbox_gap: 'The mailbox rests between two mails.',
  ready: 'Nothing holds it back: it goes out with one of the next ticks.',
} as const satisfies Record<string, string>;

export type HoldCode = keyof typeof HOLDS;

/** The first rule that holds something back; `untilMs` is null when time alone does not end it. */
export interface Explanation {
  code: HoldCode;
  sentence: string;
  untilMs: number | null;
}

/** All that the decision needs, as it stood at one moment. */
export interface Snapshot {
  nowMs: number;
  zone: string;
  window: SendingWindow;
  campaign: {
    status: 'draft' | 'active' | 'paused' | 'completed' | 'archived';
    steps: number;
    hasPostalAddress: boolean;
    /** Mails it may still send this local day. */
    capLeft: number;
  };
  /** `capRenewsAtMs`: when its day ends. */
  mailbox: {
    status: 'active' | 'paused' | 'error';
    capLeft: number;
    capRenewsAtMs: number;
    nextMailAtMs: number;
  } | null;
  /** Left out when the question is about the campaign. */
  lead?: {
    status: 'queued' | 'active' | 'replied' | 'bounced' | 'unsubscribed' | 'completed' | 'paused' | 'failed';
    suppressed: 'address' | 'domain' | null;
  };
  /** The lead's next step, or the one of the campaign that is due first; null when none waits. */
  next: { kind: 'email' | 'touch'; dueAtMs: number; inFlight: boolean; valuesMissing: boolean } | null;
}

type Held = HoldCode | { code: HoldCode; untilMs: number } | null;

/**
 * Why nothing goes out to a lead, or of a campaign: what is over for good, then what a person must do, then what only
 * time ends, in the order below. A touch waits for no mailbox, cap or gap.
 */
export function explain(snapshot: Snapshot): Explanation {
  for (const rule of RULES) {
    const held = rule(snapshot);
    if (held === null) continue;
    const { code, untilMs } = typeof held === 'string' ? { code: held, untilMs: null } : held;
    return { code, sentence: HOLDS[code], untilMs };
  }
  return { code: 'ready', sentence: HOLDS.ready, untilMs: null };
}

const RULES: readonly ((snapshot: Snapshot) => Held)[] = [
  ({ lead }) => (lead && isOver(lead.status) ? `lead_${lead.status}` : null),
  ({ lead }) => (lead?.suppressed ? `${lead.suppressed}_suppressed` : null),
  ({ campaign }) => (campaign.status === 'active' ? null : `campaign_${campaign.status}`),
  ({ campaign }) => (campaign.steps === 0 ? 'no_steps' : null),
  ({ mailbox }) => (mailbox === null ? 'no_mailbox' : null),
  ({ campaign }) => (campaign.hasPostalAddress ? null : 'no_postal_address'),
  ({ mailbox, next }) => (mailbox && mailbox.status !== 'active' && isMail(next) ? `mailbox_${mailbox.status}` : null),
  ({ lead }) => (lead?.status === 'paused' ? 'lead_paused' : null),
  ({ next }) => (next === null ? 'nothing_waiting' : null),
  ({ next }) => (next?.valuesMissing ? 'values_missing' : null),
  ({ next }) => (next?.inFlight ? 'in_flight' : null),
  ({ next, nowMs }) => (next && next.dueAtMs > nowMs ? { code: 'not_due', untilMs: next.dueAtMs } : null),
  (now) => (isOpen(now.window, now.zone, now.nowMs) ? null : { code: 'window_closed', untilMs: opens(now, now.nowMs) }),
  (now) =>
    isMail(now.next) && now.campaign.capLeft <= 0
      ? { code: 'campaign_cap', untilMs: opens(now, dayEnd(now.zone, now.nowMs)) }
      : null,
  (now) =>
    isMail(now.next) && now.mailbox && now.mailbox.capLeft <= 0
      ? { code: 'mailbox_cap', untilMs: opens(now, now.mailbox.capRenewsAtMs) }
      : null,
  (now) =>
    isMail(now.next) && now.mailbox && now.mailbox.nextMailAtMs > now.nowMs
      ? { code: 'mailbox_gap', untilMs: opens(now, now.mailbox.nextMailAtMs) }
      : null,
];

function isOver(
  status: NonNullable<Snapshot['lead']>['status'],
): status is 'replied' | 'bounced' | 'unsubscribed' | 'completed' | 'failed' {
  return status !== 'queued' && status !== 'active' && status !== 'paused';
}

function isMail(next: Snapshot['next']): boolean {
  return next === null || next.kind === 'email';
}

function opens({ window, zone }: Snapshot, atMs: number): number {
  return nextOpening(window, zone, atMs);
}
