import * as z from 'zod';
import { KINDS, OUTCOMES, type OutcomeCode } from '../inbox/outcomes.ts';
import { id, idInput, pageOf, pageQuery, timestamp } from './fields.ts';

const MAIL_CHARS_MAX = 1_000_000;

/** A mail in JSON, for services that hand over its source as text. */
export const inboundJsonSchema = z.strictObject({
  raw: z
    .string()
    .min(1)
    .max(MAIL_CHARS_MAX)
    .describe('The source of the mail, from its first header on. One that is no UTF-8 is sent as message/rfc822.'),
});

export const inboundQuery = z.strictObject({
  mailboxId: idInput('The mailbox that it came to; found by its addresses unless given.').optional(),
});

export const inboundSchema = z.object({
  id: id('inm', 'Id of the mail as it is kept.'),
  isNew: z.boolean().describe('false: it was there already, from here or from a mailbox, and nothing was done again.'),
  kind: z.enum(KINDS).nullable().describe('What it is; null when it could not be handled.'),
  // The keys of a literal table are exactly its names.
  outcome: z.enum(Object.keys(OUTCOMES) as [OutcomeCode, ...OutcomeCode[]]).describe('What was done, as a code.'),
  means: z.string().describe('The same in words.'),
  leadId: z.string().nullable().describe('The lead that it is about; null when it could not be matched.'),
  sendId: z.string().nullable().describe('The mail of yours that it is about.'),
  replyId: z.string().nullable().describe('The reply that it became, if it is one.'),
});
export type Inbound = z.output<typeof inboundSchema>;

export const keptMailSchema = z.object({
  id: id('inm', 'Id of the mail as it is kept.'),
  status: z
    .enum(['waiting', 'done', 'failed'])
    .describe('`waiting` to be handled, `done`, or `failed`: nobody but you has it in hand.'),
  kind: inboundSchema.shape.kind.describe('What it is; null until that is known.'),
  outcome: inboundSchema.shape.outcome.nullable().describe('What was done, as a code; null while it waits.'),
  means: z.string().describe('The same in words.'),
  fromAddress: z.string().nullable().describe('Address it came from, as it says.'),
  subject: z.string().describe('Its subject.'),
  messageId: z.string().nullable().describe('Its Message-ID.'),
  mailboxId: z.string().nullable().describe('The mailbox where it was read; null when it was handed over.'),
  leadId: z.string().nullable().describe('The lead that it is about; null when it could not be matched.'),
  sendId: z.string().nullable().describe('The mail of yours that it is about.'),
  replyId: z.string().nullable().describe('The reply that it became, if it is one.'),
  sizeBytes: z.int().describe('Its size as it came.'),
  attempts: z.int().describe('How often it was begun.'),
  receivedAt: timestamp('When it came, as its mail server says.'),
  createdAt: timestamp('When it was taken in.'),
});
export type KeptMail = z.output<typeof keptMailSchema>;

export const keptMailDetailSchema = keptMailSchema.extend({
  source: z.string().describe('The mail as it came, as UTF-8; of one above 1 MiB without its files.'),
  isWhole: z.boolean().describe('Whether the source is all of it.'),
});
export type KeptMailDetail = z.output<typeof keptMailDetailSchema>;

export const keptMailListQuery = z.strictObject({
  status: z.enum(['failed']).optional().describe('`failed`: only mails that could not be handled.'),
  ...pageQuery,
});
export const keptMailPageSchema = pageOf(keptMailSchema);
