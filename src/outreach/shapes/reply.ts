import * as z from 'zod';
import { MAIL_CONTENTS } from '../../mail/inbound/inbound-mail.ts';
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

export const CERTAINTIES = ['sure', 'uncertain'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** How a lead was found that a mail of nobody known may be from, the surest sign first. */
export const CANDIDATE_SIGNS = ['thread', 'named', 'domain'] as const;

export const candidateSchema = z.object({
  leadId: z.string().describe('The lead.'),
  by: z
    .enum(CANDIDATE_SIGNS)
    .describe(
      '`thread`: it answers in their thread; `named`: their address is in the mail; `domain`: it came from their domain.',
    ),
});
export type Candidate = z.output<typeof candidateSchema>;

export const LEADS_PICKED_MAX = 200;

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
  certainty: z
    .enum(CERTAINTIES)
    .nullable()
    .describe(
      '`uncertain`: the class may be wrong, so a person looks at it, and the sequences it may speak of wait. Null until it has been classified.',
    ),
  content: z
    .enum(MAIL_CONTENTS)
    .describe(
      'What there is to read: `text`; `none`; `unreadable`, such as a picture or winmail.dat alone; `encrypted`, or signed so that it cannot be read; `reaction`, such as a thumbs up.',
    ),
  privacyRequest: z
    .boolean()
    .describe('Whether it asks for something under a privacy law, such as erasure or a copy of data.'),
  candidates: z
    .array(candidateSchema)
    .describe(
      'Of an opt-out that matches no lead: whom it may be from. One person is stopped; of several each is held until you say who it was.',
    ),
  successor: z
    .string()
    .nullable()
    .describe('Whom somebody who has left names in their place: an address that you may add as a prospect.'),
  classificationReason: z.string().nullable().describe('Why it was classified so.'),
  classifiedBy: z
    .string()
    .nullable()
    .describe('What decided: headers, rules, offline (the classifier that ships along), model, or correction.'),
  correctedFrom: z.string().nullable().describe('What it was taken for before a person corrected it.'),
  needsAction: z
    .boolean()
    .describe(
      'Whether a person should look at it: to answer, to say what it is, or to do what a law asks; false once it is answered or marked as done.',
    ),
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

export const replyUpdateSchema = z
  .strictObject({
    classification: z.enum(CLASSIFICATIONS).optional().describe('What the reply is, as a person says.'),
    leadIds: z
      .array(idInput('A lead.'))
      .max(LEADS_PICKED_MAX)
      .optional()
      .describe('Who wrote it, where that is not known; empty: none of the candidates.'),
  })
  .refine(({ classification, leadIds }) => classification !== undefined || leadIds !== undefined, {
    error: 'Say what the reply is (`classification`), who wrote it (`leadIds`), or both.',
  });

export const replyListQuery = z.strictObject({
  campaignId: idInput('Only replies to this campaign.').optional(),
  needsAction: flagQuery('`true`: only replies a person should answer; `false`: only the others.'),
  matched: flagQuery('`true`: only replies of a lead; `false`: only those of nobody known.'),
  ...pageQuery,
});
export const replyPageSchema = pageOf(replySchema);
