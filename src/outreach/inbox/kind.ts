import type { InboundMail } from '../../mail/inbound/inbound-mail.ts';
import { type Automatic, readAutomatic } from './automatic/automatic.ts';
import type { Bounce } from './bounce/bounce.ts';
import { readBounce } from './bounce/read-bounce.ts';
import { type Complaint, readComplaint } from './complaint.ts';

/** What a mail that came in is, with what was read from it on the way. */
export type MailKind =
  | { kind: 'own' }
  | { kind: 'bounce'; bounce: Bounce }
  | { kind: 'complaint'; complaint: Complaint }
  | { kind: 'auto'; automatic: Automatic }
  | { kind: 'reply' };

/** What tells a mailbox's own mail. */
export interface OwnMail {
  /** In lower case. */
  addresses: ReadonlySet<string>;
  isOwnMessageId(id: string): boolean;
}

/**
 * Sorts a mail, in this order: a copy of what we sent ourselves, a bounce, a complaint, an automatic answer, a reply.
 * Bounces come before automatic answers, since several servers mark theirs as such.
 */
export function kindOf(mail: InboundMail, own: OwnMail, receivedAtMs: number): MailKind {
  if (isOwn(mail, own)) return { kind: 'own' };
  const bounce = readBounce(mail);
  if (bounce) return { kind: 'bounce', bounce };
  const complaint = readComplaint(mail);
  if (complaint) return { kind: 'complaint', complaint };
  const automatic = readAutomatic(mail, receivedAtMs);
  return automatic ? { kind: 'auto', automatic } : { kind: 'reply' };
}

function isOwn(mail: InboundMail, own: OwnMail): boolean {
  if (mail.messageId !== null && own.isOwnMessageId(mail.messageId)) return true;
  return mail.from !== null && own.addresses.has(mail.from.address.toLowerCase());
}
