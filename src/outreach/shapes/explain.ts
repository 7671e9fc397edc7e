import * as z from 'zod';
import { HOLDS, type HoldCode } from '../sequence/holds.ts';
import { timestamp } from './fields.ts';
import { LEAD_STATUSES } from './lead.ts';

// The keys of a literal table are exactly its codes.
export const HOLD_CODES = Object.keys(HOLDS) as [HoldCode, ...HoldCode[]];

const hold = {
  code: z.enum(HOLD_CODES).describe('The first rule that holds it back; `ready` when none does.'),
  reason: z.string().describe('The same in words, and what would change it.'),
  until: timestamp('When the rule ends by itself; null: not by time alone.').nullable(),
};

const used = (says: string) =>
  z
    .object({ reserved: z.int().describe('Mails counted so far.'), cap: z.int().describe('The most there may be.') })
    .describe(says);

export const campaignExplanationSchema = z.object({
  campaignId: z.string().describe('The campaign.'),
  ...hold,
  day: z.string().describe('Its local day, such as 2026-11-21.'),
  today: z
    .object({
      campaign: used('Of the campaign’s daily cap.'),
      mailbox: used(
        'Of the mailbox’s, by its own day and as far as its ramp has come; null without a mailbox.',
      ).nullable(),
    })
    .describe('What of today’s caps is used.'),
  leads: z
    .object({
      due: z.int().describe('Whose next step could begin now.'),
      waiting: z.int().describe('Whose next step has a later time.'),
      underWay: z.int().describe('With a mail that waits to leave or is leaving.'),
    })
    .describe('Leads whose sequence is not over.'),
});
export type CampaignExplanation = z.output<typeof campaignExplanationSchema>;

export const leadExplanationSchema = z.object({
  leadId: z.string().describe('The lead.'),
  status: z.enum(LEAD_STATUSES).describe('Where it stands.'),
  ...hold,
  nextStep: z
    .object({
      stepId: z.string().describe('The step that comes next.'),
      position: z.int().describe('Its place in the sequence.'),
      dueAt: timestamp('When it is due, at the earliest.').nullable(),
    })
    .nullable()
    .describe('What comes next; null when nothing does.'),
});
export type LeadExplanation = z.output<typeof leadExplanationSchema>;
