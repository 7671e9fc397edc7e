import * as z from 'zod';
import { timestamp } from './fields.ts';
import { CLASSIFICATIONS } from './reply.ts';

/** Days of a report, the newest ones. */
export const REPORT_DAYS_MAX = 366;

const count = (says: string) => z.int().min(0).describe(says);
const rate = (says: string) => z.number().min(0).max(1).nullable().describe(`${says} Null before the first.`);

const mails = {
  sent: count('Mails that left.'),
  delivered: count('Of those, the ones that did not come back.'),
  bounced: count('Mails that came back for good, those that a server refused at once among them.'),
  softBounced: count('Mails that came back for now, such as from a full mailbox.'),
};
const heard = {
  replied: count('Replies of people: automatic answers and out-of-office notes are none.'),
  unsubscribed: count('Leads that unsubscribed.'),
};

const byClass = z
  .object(Object.fromEntries(CLASSIFICATIONS.map((one) => [one, count(`Replies of the class \`${one}\`.`)])))
  .extend({ unclassified: count('Replies that have no class yet.') })
  .describe('Replies by what they say, automatic ones too.');

export const campaignReportSchema = z.object({
  campaignId: z.string().describe('The campaign.'),
  timeZone: z.string().describe('By whose days it is counted.'),
  at: timestamp('When it was counted.'),
  mails: z
    .object({
      ...mails,
      failed: count('Mails that no server took, for another reason than the address.'),
      unknown: count('Mails whose connection broke off at the end: they may have arrived, and are not sent again.'),
      waiting: count('Mails that are made and have not left.'),
      answers: count('Answers to replies that a person has sent; they are in no other number.'),
    })
    .describe('Mails of the sequence.'),
  replies: z
    .object({
      ...heard,
      byClass,
      people: count('Leads of whom there is a reply that is not automatic; one may have sent several.'),
    })
    .omit({ unsubscribed: true })
    .describe('What people wrote back.'),
  leads: z
    .object({
      total: count('Leads in it.'),
      queued: count('Before the first step.'),
      active: count('Between steps.'),
      paused: count('Held.'),
      replied: count(
        'Ended by a reply, and not by an opt-out since: fewer than `replies.people` where repliers unsubscribed.',
      ),
      bounced: count('Ended by a bounce.'),
      unsubscribed: count('Ended by an opt-out.'),
      completed: count('Through the whole sequence without any of these.'),
      failed: count('Ended by a mail that could not be sent.'),
    })
    .describe('Leads by where they stand.'),
  rates: z
    .object({
      delivered: rate('Delivered of sent.'),
      bounced: rate('Bounced of those that left or were refused.'),
      replied: rate('People who replied of the leads that were sent a mail.'),
      unsubscribed: rate('Unsubscribed of the leads that were sent a mail.'),
    })
    .describe('Shares, 0 to 1.'),
  steps: z
    .array(
      z.object({
        stepId: z.string().nullable().describe('The step; null: steps that were removed since.'),
        position: z.int().nullable().describe('Its place in the sequence.'),
        kind: z.enum(['email', 'touch']).nullable().describe('`email` or `touch`.'),
        ...mails,
        replied: count('Replies of people to a mail of this step.'),
        unsubscribed: count('Leads that unsubscribed after this step, before the next.'),
      }),
    )
    .describe('By step, in their order.'),
  days: z
    .array(
      z.object({
        day: z.string().meta({ description: 'The local day.', examples: ['2026-11-20'] }),
        ...mails,
        ...heard,
        completed: count('Leads that came to the end of the sequence.'),
      }),
    )
    .describe(
      `Days on which something happened, newest first, at most ${REPORT_DAYS_MAX}: mails with what became of them by the day they left, replies by the day they came.`,
    ),
});
export type CampaignReport = z.output<typeof campaignReportSchema>;
