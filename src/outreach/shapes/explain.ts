import * as z from 'zod';
import { CAMPAIGN_RULES } from '../sending/rules.ts';
import { timestamp } from './fields.ts';
import { LEAD_STATUSES } from './lead.ts';

/** What can hold one lead back, before and beside what holds its campaign back. */
export const LEAD_RULES = [
  'lead_replied',
  'lead_bounced',
  'lead_unsubscribed',
  'lead_completed',
  'lead_paused',
  'lead_failed',
  'suppressed',
  'mail_under_way',
  'not_due',
] as const;

const blockOf = <Rule extends string>(rules: readonly [Rule, ...Rule[]]) =>
  z
    .object({
      rule: z.enum(rules).describe('The first rule that holds it back.'),
      reason: z.string().describe('The same in words, and what would change it.'),
      until: timestamp('When it ends by itself; null: when somebody changes it.').nullable(),
    })
    .describe('What holds it back; null when nothing does and its turn comes with the next looks.');

const used = (what: string) =>
  z
    .object({ reserved: z.int().describe('Mails counted so far.'), cap: z.int().describe('The most there may be.') })
    .describe(what);

export const campaignExplanationSchema = z.object({
  campaignId: z.string().describe('The campaign.'),
  blockedBy: blockOf(CAMPAIGN_RULES).nullable(),
  day: z.string().describe('Its local day, such as 2026-11-21.'),
  today: z
    .object({
      campaign: used('Of the campaign’s daily cap.'),
      mailbox: used('Of the mailbox’s, as far as its ramp has come; null without a mailbox.').nullable(),
    })
    .describe('What the caps of the day have left.'),
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
  blockedBy: blockOf([...LEAD_RULES, ...CAMPAIGN_RULES]).nullable(),
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
