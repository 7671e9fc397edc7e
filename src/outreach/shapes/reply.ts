import * as z from 'zod';
import { draftSchema } from './draft.ts';
import { flagQuery, id, idInput, pageOf, pageQuery, timestamp } from './fields.ts';

/** What an inbound reply can be, as the API contract lists them. */
export const CLASSIFICATIONS = [
  'interested',
  'meeting_request',
  'objection',
  'not_interested',
  'unsubscribe_request',
  'out_of_office',
  'auto_reply',
  'wrong_person',
  'referral',
  'question',
  'other',
] as const;

export const replySchema = z.object({
  id: id('rep', 'Id of the reply.'),
  campaignId: z.string().nullable().describe('The campaign it answers; null when it could not be matched.'),
  leadId: z.string().nullable().describe('The lead who wrote it; null when it could not be matched.'),
  sendId: z.string().nullable().describe('The mail it answers, when known.'),
  mailboxId: z.string().nullable().describe('The mailbox it came to.'),
  messageId: z.string().nullable().describe('Its Message-ID.'),
  fromAddress: z.string().describe('Address it came from.'),
  fromName: z.string().nullable().describe('Name it came from.'),
  answerTo: z
    .string()
    .describe(
      'Where an answer goes: where it came from, or its Reply-To, when that is the lead or of the domain of either.',
    ),
  subject: z.string().describe('Its subject.'),
  bodyText: z.string().describe('Its text, without quotes and signature.'),
  classification: z.enum(CLASSIFICATIONS).nullable().describe('What it is; null until it has been classified.'),
  confidence: z.number().min(0).max(1).nullable().describe('How sure the classification is, 0 to 1.'),
  classificationReason: z.string().nullable().describe('Why it was classified so.'),
  classifiedBy: z
    .string()
    .nullable()
    .describe('What decided: headers, rules, offline (the classifier that ships along), model, or correction.'),
  correctedFrom: z.string().nullable().describe('What it was taken for before a person corrected it.'),
  needsAction: z.boolean().describe('Whether a person should answer it; false once it is answered or marked as done.'),
  answeredAt: timestamp('When it was answered from here.').nullable(),
  doneAt: timestamp('When a person marked it as done.').nullable(),
  receivedAt: timestamp('When it arrived.'),
  createdAt: timestamp('When it was read in.'),
  updatedAt: timestamp('When it was changed last.'),
});
export type Reply = z.output<typeof replySchema>;

export const replyDetailSchema = replySchema.extend({
  fullText: z.string().nullable().describe('Its whole text, with quotes and signature.'),
  inReplyTo: z.string().nullable().describe('The Message-ID that it says it answers.'),
  references: z.array(z.string()).describe('Message-IDs of its thread, oldest first.'),
  drafts: z.array(draftSchema).describe('Answers that were drafted, oldest first.'),
});
export type ReplyDetail = z.output<typeof replyDetailSchema>;

export const replyUpdateSchema = z.strictObject({
  classification: z.enum(CLASSIFICATIONS).describe('What the reply is, as a person says.'),
});

export const replyListQuery = z.strictObject({
  campaignId: idInput('Only replies to this campaign.').optional(),
  needsAction: flagQuery('`true`: only replies a person should answer; `false`: only the others.'),
  matched: flagQuery('`true`: only replies of a lead; `false`: only those of nobody known.'),
  ...pageQuery,
});
export const replyPageSchema = pageOf(replySchema);
