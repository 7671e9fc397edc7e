import { firstHeader, type InboundMail } from '../../../mail/inbound/inbound-mail.ts';
import type { RefusedAt } from '../../../mail/refusal/verdict.ts';
import { BOUNCE_LIMITS, type Bounce, type BouncedRecipient } from './bounce.ts';
import { judge } from './judge.ts';
import { looksLikeBounce } from './looks-like-bounce.ts';
import { type Notice, noticeOf } from './notice.ts';
import { originalOf } from './original.ts';
import { addressIn, isSuccess, type StatusGroup } from './status-fields.ts';
import { type TextRecipient, textRecipients } from './text-recipients.ts';

/**
 * Reads a report that a mail did not arrive or is delayed: RFC 3464 and the many that follow nothing. Null when the mail
 * is none. What it says is a machine's word, which anybody can forge: whoever acts on it first finds the mail that
 * `original` names.
 */
export function readBounce(mail: InboundMail): Bounce | null {
  const notice = noticeOf(mail);
  if (!looksLikeBounce(mail, notice)) return null;
  const recipients = recipientsOf(mail, notice).slice(0, BOUNCE_LIMITS.recipients);
  const mildest = recipients.find(({ verdict }) => verdict !== 'recipient-gone') ?? recipients[0];
  return {
    verdict: mildest?.verdict ?? 'mail',
    delayed: isDelay(mail, notice),
    reason: mildest?.reason ?? 'unclear',
    status: mildest?.status ?? null,
    recipients,
    original: originalOf(mail, notice),
  };
}

const STILL_TRYING =
  /\b(?:warning message only|this is (?:only )?a (?:temporary failure|warning)|do not need to resend|will be retried|will keep trying|delivery attempts will continue|still being retried|has not yet been delivered|temporary failure report)\b/i;

function isDelay(mail: InboundMail, notice: Notice): boolean {
  const actions = notice.groups.map(({ fields }) => fields.get('action')?.toLowerCase() ?? '').filter(Boolean);
  if (actions.length > 0) return actions.every((action) => action.startsWith('delayed'));
  return STILL_TRYING.test(notice.text) || /\(delay\)|\bdelayed\b/i.test(mail.subject);
}

function recipientsOf(mail: InboundMail, notice: Notice): BouncedRecipient[] {
  const usualPhase = usualPhaseOf(mail);
  const failed = notice.groups.filter((group) => !isSuccess(group));
  const named = textRecipients(notice.text, ownAddresses(mail));
  if (failed.length > 0) {
    const general = failed.length === 1 ? notice.text : '';
    return failed.map((group) => fromGroup(group, named, general, usualPhase));
  }
  const general = named.length <= 1 ? notice.text : '';
  if (named.length > 0) {
    return named.map(({ address, text }) => judge(address, { particular: text, general, statusField: '', usualPhase }));
  }
  return listedRecipients(mail).map((address) =>
    judge(address, { particular: '', general: notice.text, statusField: '', usualPhase }),
  );
}

function fromGroup({ fields }: StatusGroup, named: TextRecipient[], general: string, usualPhase: RefusedAt | null) {
  const final = addressIn(fields.get('final-recipient'));
  const address = final ?? addressIn(fields.get('original-recipient'));
  const said = named.find((one) => one.address.toLowerCase() === address?.toLowerCase());
  const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^\s*(?:smtp|dns|x-[\w-]+|x\.?400)\s*;\s*/i, '');
  const words = said?.text ?? '';
  return judge(address, {
    particular: diagnostic || words,
    general: general || words,
    statusField: fields.get('status') ?? '',
    usualPhase,
  });
}

/** Exim, Gmail and others list them in a header; a report that names nobody is about somebody unknown. */
function listedRecipients(mail: InboundMail): (string | null)[] {
  const listed = (firstHeader(mail, 'x-failed-recipients') ?? '').split(',').map((one) => one.trim());
  const addresses = listed.filter((one) => /^[^\s@]+@[^\s@]+$/.test(one));
  return addresses.length > 0 ? addresses : [null];
}

const ownAddresses = (mail: InboundMail): ReadonlySet<string> =>
  new Set([...mail.to, mail.from?.address ?? '', mail.returnPath ?? ''].map((one) => one.toLowerCase()));

// Relays and gateways that pass mail on at once and report the answer to the recipient's address without saying so.
const REPORT_RCPT = /\b(?:messagelabs\.com|vtext\.com|vzwpix\.com|yahoo\.com)$/;

function usualPhaseOf(mail: InboundMail): RefusedAt | null {
  const host = mail.from?.address.split('@')[1] ?? '';
  return REPORT_RCPT.test(host) ? 'rcpt' : null;
}
