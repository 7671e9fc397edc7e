/** Why a mail did not arrive. */
export const BOUNCE_REASONS = [
  'user_unknown',
  'host_unknown',
  'moved',
  'not_accepting',
  'mailbox_full',
  'suspended',
  'filtered',
  'too_big',
  'relaying_denied',
  'authentication',
  'blocked',
  'rate_limited',
  'spam',
  'virus',
  'policy',
  'content',
  'expired',
  'network',
  'system',
  'unclear',
] as const;
export type BounceReason = (typeof BOUNCE_REASONS)[number];

/** What a report says of one recipient. */
export interface BouncedRecipient {
  /** Null when the report does not name it. */
  address: string | null;
  hard: boolean;
  reason: BounceReason;
  /** Enhanced status (RFC 3463) such as "5.1.1"; null when there is none. */
  status: string | null;
  /** What the server said, as one line; empty when nothing is quoted. */
  diagnostic: string;
}

/** What a report tells of the mail it is about. */
export interface BouncedOriginal {
  /** As "<id@host>". */
  messageId: string | null;
  /** All ids found in it, the likeliest first, for a matcher that knows its own. */
  messageIds: string[];
  from: string | null;
  to: string | null;
  returnPath: string | null;
  subject: string | null;
}

/** A report that a mail did not arrive, or not yet. */
export interface Bounce {
  /** Whether no mail will ever arrive there: of a recipient that is the only one, or of all of them. */
  hard: boolean;
  /** Whether the server goes on trying: a warning, nothing has failed yet. */
  delayed: boolean;
  reason: BounceReason;
  status: string | null;
  /** At least one, in the order of the report. */
  recipients: BouncedRecipient[];
  original: BouncedOriginal | null;
}

/** What is kept of one report. */
export const BOUNCE_LIMITS = { recipients: 100, diagnostic: 1_000, notice: 60_000 } as const;

/**
 * The reasons after which an address never works again. A wrong "hard" loses a lead for good, so nothing else is:
 * about half of all 5.x.x reports speak of a full mailbox, a filter, a policy or a reputation.
 */
export function isHard(reason: BounceReason): boolean {
  return reason === 'user_unknown' || reason === 'host_unknown' || reason === 'moved' || reason === 'not_accepting';
}
