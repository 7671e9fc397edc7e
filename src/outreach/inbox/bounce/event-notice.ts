import * as z from 'zod';
import { BOUNCE_LIMITS } from './bounce.ts';
import type { StatusGroup } from './status-fields.ts';

// Amazon SES tells of bounces, complaints and deliveries as JSON, which Amazon SNS sends by mail when asked to:
// https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html

const recipient = z.object({
  emailAddress: z.string().max(320),
  action: z.string().max(40).optional(),
  status: z.string().max(40).optional(),
  diagnosticCode: z.string().max(4_000).optional(),
});
const recipients = z.array(recipient).max(BOUNCE_LIMITS.recipients);
const notification = z.object({
  notificationType: z.enum(['Bounce', 'Complaint', 'Delivery']),
  bounce: z.object({ bounceType: z.string().optional(), bouncedRecipients: recipients }).optional(),
  complaint: z
    .object({ complainedRecipients: recipients, complaintFeedbackType: z.string().max(60).optional() })
    .optional(),
  delivery: z.object({ recipients: z.array(z.string().max(320)).max(BOUNCE_LIMITS.recipients) }).optional(),
});
export type EventNotice = z.output<typeof notification>;

/** The notification in the text of a mail; null when there is none. */
export function eventNotice(text: string): EventNotice | null {
  const start = text.slice(0, 3_000).indexOf('{');
  if (start < 0 || start > 2_000 || !text.includes('notificationType')) return null;
  // What follows the closing brace tells how to unsubscribe; line ends were put in on the way.
  const json = text.slice(start, text.lastIndexOf('}') + 1).replace(/\r?\n/g, '');
  try {
    const parsed: unknown = JSON.parse(json);
    const read = notification.safeParse(unwrapped(parsed));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Its recipients as the groups of a delivery status. */
export function eventGroups(notice: EventNotice): StatusGroup[] {
  const delivered = (notice.delivery?.recipients ?? []).map((emailAddress) => ({ emailAddress, action: 'delivered' }));
  return [...(notice.bounce?.bouncedRecipients ?? []), ...delivered].map((one) => ({ fields: fieldsOf(one) }));
}

function fieldsOf(one: z.output<typeof recipient>): Map<string, string> {
  const fields = new Map([
    ['final-recipient', `rfc822; ${one.emailAddress}`],
    ['action', one.action ?? 'failed'],
  ]);
  if (one.status !== undefined) fields.set('status', one.status);
  if (one.diagnosticCode !== undefined) fields.set('diagnostic-code', one.diagnosticCode);
  return fields;
}

function unwrapped(parsed: unknown): unknown {
  const envelope = z.object({ Message: z.string() }).safeParse(parsed);
  if (!envelope.success) return parsed;
  const inner: unknown = JSON.parse(envelope.data.Message);
  return inner;
}
