import * as z from 'zod';

// What each event tells. Additive under v1: a field may come, none goes. Plain strings on purpose: what was stored is
// told as it was stored, and an event never fails the change it tells of.

const id = z.string();
const time = z.string().describe('ISO 8601, in UTC');
const text = z.string();

export const leadInEvent = z
  .object({
    id,
    campaignId: id,
    email: text,
    firstName: text.nullable(),
    lastName: text.nullable(),
    company: text.nullable(),
    role: text.nullable(),
    linkedinUrl: text.nullable(),
    status: text.describe('The lead’s status after the event'),
    stepPosition: z.int().describe('Steps done; 0 before the first'),
    createdAt: time,
  })
  .describe('The lead, as it was when the event happened');

export const sendInEvent = z
  .object({
    id,
    leadId: id,
    campaignId: id,
    stepId: id.nullable().describe('null: a person’s answer to a reply, which carries out no step'),
    mailboxId: id,
    recipient: text,
    subject: text,
    messageId: text.describe('The mail’s Message-ID'),
    status: text,
    sentAt: time.nullable(),
  })
  .describe('One mail to one lead');

export const replyInEvent = z
  .object({
    id,
    leadId: id.nullable().describe('null: it could not be matched to a lead'),
    campaignId: id.nullable(),
    sendId: id.nullable().describe('The mail it answers'),
    mailboxId: id.nullable(),
    fromAddress: text,
    fromName: text.nullable(),
    subject: text,
    bodyText: text.describe('Without quotes and signature'),
    classification: text.nullable().describe('null until it is classified'),
    confidence: z.number().nullable().describe('0 to 1'),
    certainty: text.nullable().describe('sure or uncertain; null until it is classified'),
    content: text.describe('What there is to read: text, none, unreadable, encrypted or reaction'),
    privacyRequest: z.boolean().describe('It asks for something under a privacy law'),
    needsAction: z.boolean(),
    receivedAt: time,
  })
  .describe('The inbound mail');

export const touchInEvent = z
  .object({
    id,
    leadId: id,
    campaignId: id,
    stepId: id,
    channel: text.describe('linkedin, x, phone or other'),
    bodyText: text,
    status: text,
    createdAt: time,
    sentAt: time.nullable(),
  })
  .describe('The message to post by hand');

/** Every event there is, by its name: when it fires, and what its `data` holds. The only source for types and docs. */
export const EVENTS = {
  'lead.created': {
    when: 'A lead was created by the app, the API, an import or auto-discovery.',
    data: z.object({ lead: leadInEvent }),
  },
  'lead.replied': {
    when: 'An inbound reply was matched to the lead.',
    data: z.object({ lead: leadInEvent, reply: replyInEvent }),
  },
  'lead.bounced': {
    when: 'A hard bounce came back for a send to the lead.',
    data: z.object({
      lead: leadInEvent,
      send: sendInEvent,
      code: text.nullable().describe('The SMTP or enhanced status code, such as 550 or 5.1.1'),
      reason: text.nullable().describe('What the mail server said, shortened'),
    }),
  },
  'lead.unsubscribed': {
    when: 'The lead unsubscribed, by the link in a mail or by a reply that says so.',
    data: z.object({
      lead: leadInEvent,
      by: z.enum(['link', 'one_click', 'reply', 'complaint', 'manual']),
      sendId: id.nullable().describe('The mail it came from, when it is known'),
    }),
  },
  'lead.completed': {
    when: 'The lead reached the end of the sequence.',
    data: z.object({ lead: leadInEvent }),
  },
  'send.sent': {
    when: 'A mail left: the receiving server took it.',
    data: z.object({ send: sendInEvent }),
  },
  'send.failed': {
    when: 'The mail server returned an error after all retries, or one that no retry mends.',
    data: z.object({ send: sendInEvent, reason: text.nullable() }),
  },
  'reply.received': {
    when: 'An inbound reply arrived, matched to a lead or not.',
    data: z.object({ reply: replyInEvent }),
  },
  'reply.classified': {
    when: 'An inbound reply was classified.',
    data: z.object({ reply: replyInEvent }),
  },
  'channel_touch.queued': {
    when: 'A message for a social channel was written and waits to be posted by hand.',
    data: z.object({ touch: touchInEvent }),
  },
  'channel_touch.sent': {
    when: 'A user marked a queued message as sent.',
    data: z.object({ touch: touchInEvent }),
  },
} as const satisfies Record<string, { when: string; data: z.ZodType }>;

export type EventType = keyof typeof EVENTS;
export type EventData<T extends EventType> = z.output<(typeof EVENTS)[T]['data']>;

/** Reserved by the contract to announce changes of the API: it can be subscribed to and is not sent yet. */
const RESERVED_TYPE = 'system.api_change';
/** What a test of an endpoint sends; nobody subscribes to it. */
export const TEST_TYPE = 'webhook.test';

/** What an endpoint can subscribe to: the eleven events, and the reserved one. */
// The keys of a literal table are exactly its names.
export const EVENT_TYPES = [...(Object.keys(EVENTS) as EventType[]), RESERVED_TYPE] as const;
export type SubscribedType = (typeof EVENT_TYPES)[number];

/** The body of a delivery. */
export const envelopeSchema = z.object({
  id: z.string().describe('Of the event: the same at every endpoint'),
  type: z.enum([...EVENT_TYPES, TEST_TYPE]),
  timestamp: time.describe('When it happened; ISO 8601, in UTC'),
  workspaceId: id,
  apiVersion: z.literal('v1'),
  data: z.record(z.string(), z.unknown()).describe('As the table of events says'),
});
export type Envelope = z.output<typeof envelopeSchema>;
