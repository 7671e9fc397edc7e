import * as z from 'zod';
import { VERDICTS } from '../../mail/refusal/verdict.ts';
import { id, idInput, pageOf, pageQuery, timestamp } from './fields.ts';

export const SEND_STATUSES = ['queued', 'claimed', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const;

export const sendSchema = z.object({
  id: id('snd', 'Id of the send.'),
  campaignId: z.string().describe('Its campaign.'),
  leadId: z.string().describe('Whom it is for.'),
  stepId: z.string().nullable().describe('The step it carries out; null for an answer to a reply.'),
  replyId: z.string().nullable().describe('The reply it answers; null for a mail of the sequence.'),
  mailboxId: z.string().describe('The mailbox it leaves from.'),
  status: z
    .enum(SEND_STATUSES)
    .describe(
      'Delivery state. `unknown`: the connection was lost after the text went out, so it may have arrived; it is never sent again by itself.',
    ),
  reason: z.string().nullable().describe('Why it failed, waits or was cancelled.'),
  verdict: z
    .enum(VERDICTS)
    .nullable()
    .describe('Whom its last refusal was about; null when it was not refused, or was taken since.'),
  recipient: z.string().describe('Address it goes to.'),
  subject: z.string().describe('Subject as sent.'),
  messageId: z.string().describe('Its Message-ID, fixed before the first attempt.'),
  serverId: z
    .string()
    .nullable()
    .describe(
      'The id that the mail server named when it took the mail, if it named one: some put it in place of messageId.',
    ),
  attempts: z.int().describe('How often it was tried.'),
  nextAttemptAt: timestamp('When it is tried next.').nullable(),
  sentAt: timestamp('When the mail server took it.').nullable(),
  bouncedAt: timestamp('When a hard bounce came back.').nullable(),
  createdAt: timestamp('When it was made.'),
  updatedAt: timestamp('When it was changed last.'),
});
export type Send = z.output<typeof sendSchema>;

export const sendDetailSchema = sendSchema.extend({ bodyText: z.string().describe('The plain text as sent.') });
export type SendDetail = z.output<typeof sendDetailSchema>;

export const sendListQuery = z.strictObject({
  campaignId: idInput('Only sends of this campaign.').optional(),
  leadId: idInput('Only sends to this lead.').optional(),
  status: z.enum(SEND_STATUSES).optional().describe('Only sends of this state.'),
  ...pageQuery,
});
export const sendPageSchema = pageOf(sendSchema);
