// What a refusal comes to, for answers of SMTP and reports of bounces alike. A wrong "gone" loses a lead for good, so only
// what plainly speaks of a dead address is that.

/** Why a mail was refused. */
export const REFUSAL_REASONS = [
  'user_unknown',
  'host_unknown',
  'moved',
  'not_accepting',
  'mailbox_full',
  'greylisted',
  'suspended',
  'filtered',
  'too_big',
  'sender_refused',
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
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/**
 * Whom a refusal is about. `recipient-gone`: the address will never take mail. `recipient-unavailable`: not now. `mail`:
 * this mail and no other. `sender`: every mail of this mailbox, because of its address, server, login, limits or repute.
 */
export const VERDICTS = ['recipient-gone', 'recipient-unavailable', 'mail', 'sender'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Where in an SMTP dialogue a mail was refused. `data` means that the server had been told the recipient and took it. */
export type RefusedAt = 'connect' | 'mail' | 'rcpt' | 'data';

const VERDICT_OF: Readonly<Record<RefusalReason, Verdict>> = {
  user_unknown: 'recipient-gone',
  host_unknown: 'recipient-gone',
  moved: 'recipient-gone',
  not_accepting: 'recipient-gone',
  mailbox_full: 'recipient-unavailable',
  greylisted: 'recipient-unavailable',
  suspended: 'recipient-unavailable',
  expired: 'recipient-unavailable',
  network: 'recipient-unavailable',
  system: 'recipient-unavailable',
  filtered: 'mail',
  too_big: 'mail',
  spam: 'mail',
  virus: 'mail',
  policy: 'mail',
  content: 'mail',
  unclear: 'mail',
  sender_refused: 'sender',
  relaying_denied: 'sender',
  authentication: 'sender',
  blocked: 'sender',
  rate_limited: 'sender',
};

/** What is known of a refusal besides its reason. */
export interface Refused {
  reason: RefusalReason;
  at: RefusedAt | null;
  /** Enhanced status (RFC 3463); null when there is none. */
  status: string | null;
}

/** The verdict of a report: a server has given the mail up. */
export function verdictOfReport({ reason, at, status }: Refused): Verdict {
  if (reason === 'rate_limited' && isOfRecipient(status)) return 'recipient-unavailable';
  const beforeRecipient = at === 'connect' || at === 'mail';
  if (beforeRecipient && (reason === 'policy' || reason === 'unclear')) return 'sender';
  return VERDICT_OF[reason];
}

/** The verdict of an answer in an SMTP dialogue: what comes before RCPT TO can be about no recipient. */
export function verdictOfAnswer({ reason, at, status }: Refused, code: number): Verdict {
  const isTemporary = code < 500;
  if (at === 'connect') return 'sender';
  // The size of the mail is told together with its sender.
  if (at === 'mail' && reason !== 'too_big') return 'sender';
  const verdict = verdictOfReport({ reason, at, status });
  return verdict !== 'sender' && isTemporary ? 'recipient-unavailable' : verdict;
}

/** X.2.1 is about the recipient's mailbox: too many mails at once for it, not from us. */
const isOfRecipient = (status: string | null): boolean => /^[45]\.2\.1$/.test(status ?? '');
