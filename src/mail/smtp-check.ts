import type { SendOutcome, SmtpPhase } from './outcome.ts';
import { accessFault, type Conversation, inSession } from './smtp.ts';
import type { SmtpAccess } from './smtp-access.ts';

/** Whether mail could be sent; if not, how far it came and what to mend. */
export type SmtpCheck = { ok: true } | { ok: false; phase: SmtpPhase; reason: string };

/** Connects, changes to TLS and logs in as a mail would, and leaves without sending one. */
export async function checkSmtp(request: Conversation): Promise<SmtpCheck> {
  const fault = accessFault(request.access);
  if (fault) return { ok: false, phase: 'connect', reason: fault };
  const outcome = await inSession(request, ourName(request.access), async () => ({ kind: 'sent', response: '' }));
  return checkOf(outcome);
}

function checkOf(outcome: SendOutcome): SmtpCheck {
  if (outcome.kind === 'later' || outcome.kind === 'failed' || outcome.kind === 'refused') {
    return { ok: false, phase: outcome.phase, reason: outcome.reason };
  }
  return { ok: true };
}

/** Servers want to be greeted with a domain: the user's, where the user is an address. */
const ourName = ({ user }: SmtpAccess): string => /@([a-z0-9.-]+\.[a-z0-9-]+)$/i.exec(user ?? '')?.[1] ?? '[127.0.0.1]';
