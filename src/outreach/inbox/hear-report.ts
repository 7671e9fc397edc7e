import type { App } from '../../app.ts';
import { namesDay } from '../../mail/refusal/answer.ts';
import type { RefusalReason } from '../../mail/refusal/verdict.ts';
import type { Tx } from '../../store/store.ts';
import { readEmailKey } from '../email-key.ts';
import { personKey } from '../person-key.ts';
import { bounceLead } from '../sending/bounce-lead.ts';
import type { SendRow } from '../sending/rows.ts';
import { suppress } from '../sending/suppress.ts';
import type { Bounce, BouncedRecipient } from './bounce/bounce.ts';
import type { Complaint } from './complaint.ts';
import type { Hearing } from './hearing.ts';
import { matchReport } from './match.ts';
import type { OutcomeCode } from './outcomes.ts';

// Reports of machines, which anybody can write: none does anything unless it is about a mail that was sent.

/** What was done because of a report, and the mail of ours that it is about. */
export interface Heard {
  outcome: OutcomeCode;
  send: SendRow | null;
}

const SAID_MAX = 300;

/** A mail came back, or is late. */
export async function hearBounce(app: App, tx: Tx, { mail, place }: Hearing, bounce: Bounce): Promise<Heard> {
  const recipients = bounce.recipients.map(({ address }) => address);
  const matched = await matchReport(tx, mail, { original: bounce.original, recipients }, place);
  if (!matched) return { outcome: 'bounce_unmatched', send: null };
  const { send, isProven } = matched;
  if (!isProven) return { outcome: 'bounce_unproven', send };
  if (bounce.delayed) return { outcome: 'delayed', send };
  const { verdict, status, reason, diagnostic } = ofRecipient(bounce, send);
  const untilTomorrow = namesDay(reason, diagnostic);
  await bounceLead(app, tx, { send, verdict, untilTomorrow, code: status, reason: said(diagnostic) ?? WORDS[reason] });
  if (verdict !== 'recipient-gone') return { outcome: 'soft_bounce', send };
  return { outcome: send.bounced_at === null ? 'bounced' : 'bounced_before', send };
}

/** Somebody pressed "spam", or a provider says so. */
export async function hearComplaint(app: App, tx: Tx, { mail, place }: Hearing, told: Complaint): Promise<Heard> {
  const { original, recipients } = told;
  const send = (await matchReport(tx, mail, { original, recipients }, place))?.send;
  if (!send) return { outcome: 'complaint_unmatched', send: null };
  if (!told.wantsNoMore) return { outcome: 'complaint_noted', send };
  const { lead_id: leadId, workspace_id: workspaceId } = send;
  const { email_key: value } = await tx
    .selectFrom('leads')
    .select('email_key')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  const how = { by: 'complaint', sendId: send.id } as const;
  await suppress(app, tx, { workspaceId, kind: 'address', value, reason: 'complained', how, leadId });
  return { outcome: 'complained', send };
}

/**
 * What a report says of the one whom this mail went to. Where it names others alone, those are where somebody has the mail
 * passed on to: that one of them is gone says nothing of the address that was mailed.
 */
function ofRecipient(bounce: Bounce, send: SendRow): Omit<BouncedRecipient, 'address'> {
  const person = personOf(send.recipient);
  const named = bounce.recipients.find(({ address }) => address !== null && personOf(address) === person);
  if (named) return named;
  const [only, ...others] = bounce.recipients;
  const told = only && others.length === 0 ? only : { ...bounce, diagnostic: '' };
  const namesNobody = bounce.recipients.every(({ address }) => address === null);
  return namesNobody || told.verdict !== 'recipient-gone' ? told : { ...told, verdict: 'recipient-unavailable' };
}

function personOf(address: string): string | undefined {
  const key = readEmailKey(address)?.key;
  return key && personKey(key);
}

const said = (diagnostic: string): string | null =>
  diagnostic.replaceAll(/\s+/g, ' ').trim().slice(0, SAID_MAX).toWellFormed() || null;

const WORDS: Readonly<Record<RefusalReason, string>> = {
  user_unknown: 'There is no such mailbox.',
  host_unknown: 'There is no such mail domain.',
  moved: 'The mailbox has moved.',
  not_accepting: 'The domain accepts no mail.',
  mailbox_full: 'The mailbox is full.',
  greylisted: 'The server takes mail only when it is tried again.',
  suspended: 'The mailbox is suspended.',
  filtered: 'A filter refused the mail.',
  too_big: 'The mail is too big.',
  sender_refused: 'The sender’s address was refused.',
  relaying_denied: 'The server does not relay to this address.',
  authentication: 'The sender’s authentication failed.',
  blocked: 'The sending server is blocked.',
  rate_limited: 'Too many mails in too little time.',
  spam: 'It was taken for spam.',
  virus: 'It was taken for a virus.',
  policy: 'A policy of the recipient refused it.',
  content: 'Its content was refused.',
  expired: 'It could not be delivered in time.',
  network: 'The server could not be reached.',
  system: 'The receiving system failed.',
  unclear: 'It came back without a clear reason.',
};
