import { firstHeader, type InboundMail } from '../../mail/inbound/inbound-mail.ts';
import type { BouncedOriginal } from './bounce/bounce.ts';
import { type EventNotice, eventNotice } from './bounce/event-notice.ts';
import { fieldsNamed } from './bounce/fields-named.ts';
import { noticeOf } from './bounce/notice.ts';
import { originalOf } from './bounce/original.ts';
import { addressIn } from './bounce/status-fields.ts';

/** A provider's report about a mail of ours (ARF, RFC 5965). */
export interface Complaint {
  /** Feedback-Type in lower case: abuse, fraud, opt-out, not-spam, auth-failure … */
  type: string;
  /** Whether a person pressed "spam" or asked for no more; a failed DMARC check or a "not spam" is none of it. */
  wantsNoMore: boolean;
  /** Who complains, as far as the provider says: many hide it, and the original's Message-ID is all there is. */
  recipients: string[];
  original: BouncedOriginal | null;
}

const RECIPIENTS_MAX = 50;
const NO_MORE = /^(?:abuse|complaint|fraud|opt-out(?:-list)?|virus|miscategorized|other)$/;

/**
 * Reads a complaint. Null when the mail is none. Like any report it can be forged: whoever acts on it first finds the
 * mail that `original` names.
 */
export function readComplaint(mail: InboundMail): Complaint | null {
  const event = eventNotice(mail.text);
  if (event?.complaint) return fromEvent(mail, event.complaint);
  const report = reportOf(mail);
  if (report === null) return null;
  const type = (fieldsNamed(report, 'feedback-type')[0] ?? 'abuse').toLowerCase();
  const named = ['original-rcpt-to', 'removal-recipient', 'x-hmxmroriginalrecipient'].flatMap((name) =>
    fieldsNamed(report, name),
  );
  const recipients = named.map((value) => addressIn(value)).filter((address) => address !== null);
  return {
    type,
    wantsNoMore: NO_MORE.test(type),
    recipients: [...new Set(recipients)].slice(0, RECIPIENTS_MAX),
    original: originalOf(mail, noticeOf(mail)),
  };
}

function fromEvent(mail: InboundMail, told: NonNullable<EventNotice['complaint']>): Complaint {
  const type = (told.complaintFeedbackType ?? 'abuse').toLowerCase();
  return {
    type,
    wantsNoMore: NO_MORE.test(type),
    recipients: told.complainedRecipients.map((one) => one.emailAddress).slice(0, RECIPIENTS_MAX),
    original: originalOf(mail, noticeOf(mail)),
  };
}

/** The fields of the report, as text. */
function reportOf(mail: InboundMail): string | null {
  const part = mail.parts.find(({ type }) => type === 'message/feedback-report');
  if (part) return part.text;
  // Broken MIME leaves the fields in the text.
  const written = /^feedback-type:[^\n]*(?:\n[^\n]+)*/im.exec(mail.text.slice(0, 20_000))?.[0];
  const type = firstHeader(mail, 'content-type') ?? '';
  if (written !== undefined && (/feedback-report/i.test(type) || /^(?:user-agent|version):/im.test(written)))
    return written;
  if (/report-type\s*=\s*"?feedback-report/i.test(type)) return '';
  return isJunkReport(mail) ? (mail.parts.find((one) => one.type === 'message/rfc822')?.text ?? '') : null;
}

/** Outlook's junk mail reporting sends the mail itself and no fields. */
function isJunkReport(mail: InboundMail): boolean {
  const sender = /^staff@(?:hotmail|outlook|live|microsoft)\.com$/i.test(mail.from?.address ?? '');
  return sender && /^complaint about message from\b/i.test(mail.subject);
}
