import * as z from 'zod';
import { windowSchema } from '../sequence/window.ts';
import { timeZoneSchema } from '../sequence/zone.ts';
import { id, idInput, line, lines, pageOf, pageQuery, senderName, timestamp } from './fields.ts';
import { icpSchema, icpShownSchema } from './icp.ts';

export const CAMPAIGN_STATUSES = ['draft', 'active', 'paused', 'completed', 'archived'] as const;

const DAILY_CAP_MAX = 100_000;
const count = (says: string) => z.int().min(0).describe(says);

const fields = {
  name: line(200, 'Name of the campaign.'),
  fromName: senderName(200, 'Name the mails come from.'),
  pitchContext: lines(8_000, 'What is offered, to whom and why: free text that touches and drafts are written from.'),
  dailyCap: z.int().min(1).max(DAILY_CAP_MAX).describe('Mails a local day, over all steps.'),
  mailboxId: idInput('The mailbox it sends from; it cannot be active without one.').nullable(),
  timeZone: timeZoneSchema,
  sendingWindow: windowSchema,
  icp: icpSchema.nullable().describe('Whom it is for: what discovery and autopilot look for among the prospects.'),
  stopForCompany: z
    .boolean()
    .describe('Whether a reply of one person stops the other leads of the same company in this campaign.'),
};

export const campaignCreateSchema = z.strictObject({
  ...fields,
  pitchContext: fields.pitchContext.default(''),
  dailyCap: fields.dailyCap.default(50),
  mailboxId: fields.mailboxId.default(null),
  timeZone: fields.timeZone.default('UTC'),
  sendingWindow: fields.sendingWindow
    .optional()
    .describe('When mails may leave. Without it Monday to Friday, 09:00 to 17:00; in a demo always.'),
  icp: fields.icp.default(null),
  stopForCompany: fields.stopForCompany.default(false),
});

export const campaignUpdateSchema = z.strictObject(fields).partial();

export const campaignSchema = z.object({
  id: id('cam', 'What leads name as `campaignId`.'),
  name: z.string().describe('Its name.'),
  status: z.enum(CAMPAIGN_STATUSES).describe('Only an `active` campaign sends.'),
  pausedReason: z.string().nullable().describe('Why Planwright paused it; null when a person did, or nobody.'),
  fromName: z.string().describe('Name the mails come from.'),
  pitchContext: z.string().describe('What is offered, to whom and why.'),
  dailyCap: z.int().describe('Mails a local day, over all steps.'),
  mailboxId: z.string().nullable().describe('The mailbox it sends from.'),
  timeZone: z.string().describe('IANA time zone of the window and the cap.'),
  sendingWindow: z
    .object({
      days: z.array(z.int()).describe('Weekdays, 1 is Monday.'),
      from: z.string().describe('First moment of a day.'),
      to: z.string().describe('End of a day.'),
    })
    .describe('When mail may leave, local time.'),
  icp: icpShownSchema.nullable().describe('Whom it is for; null: discovery reads the pitch.'),
  stopForCompany: z.boolean().describe('Whether one reply stops the other leads of a company.'),
  _count: z
    .object({
      leads: count('Leads in it.'),
      sends: count('Mails made for it, sent or not.'),
      steps: count('Steps of its sequence.'),
      replies: count('Replies matched to it.'),
    })
    .describe('How much it has.'),
  activatedAt: timestamp('When it was first made active.').nullable(),
  createdAt: timestamp('When it was made.'),
  updatedAt: timestamp('When it was changed last.'),
});
export type Campaign = z.output<typeof campaignSchema>;

/** Campaigns come whole unless a page is asked for. */
export const campaignListQuery = z.strictObject({
  cursor: pageQuery.cursor,
  limit: pageQuery.limit.unwrap().optional().describe('Items a page, 1 to 200; all when left out.'),
  status: z.enum(CAMPAIGN_STATUSES).optional().describe('Only campaigns of this status.'),
});
export const campaignPageSchema = pageOf(campaignSchema);
