import type { InboundMail } from '../../mail/inbound/inbound-mail.ts';
import { isPublicProvider } from '../../mail/public-provider.ts';
import { type EmailKey, readEmailKey } from '../email-key.ts';
import type { LeadRow } from '../sending/rows.ts';

/** Whom a mail came from is known as far as it was matched. */
interface Known {
  lead: Pick<LeadRow, 'email_key' | 'domain'> | null;
  /** Addresses of one's own mailboxes, in lower case. */
  own: ReadonlySet<string>;
}

/**
 * Where a reply asks to be answered (Reply-To), if an answer may go there: to the lead, or to the company that the lead or
 * the sender is of. Null where it asks for nothing else, and for a stranger: whoever forges a mail would be sent what we
 * write to the lead.
 */
export function answerTo({ replyTo, from }: Pick<InboundMail, 'replyTo' | 'from'>, known: Known): string | null {
  const [only, ...others] = replyTo;
  const wanted = only === undefined || others.length > 0 ? undefined : readEmailKey(only);
  const sender = readEmailKey(from?.address ?? '');
  if (!wanted || wanted.key === sender?.key || known.own.has(wanted.key)) return null;
  return isTheirs(wanted, sender, known) ? wanted.email : null;
}

function isTheirs({ key, domain }: EmailKey, sender: EmailKey | undefined, { lead }: Known): boolean {
  if (key === lead?.email_key) return true;
  // Strangers share such a domain.
  if (isPublicProvider(domain)) return false;
  return domain === sender?.domain || domain === lead?.domain;
}
