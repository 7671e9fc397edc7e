import * as z from 'zod';
import { id, pageOf, timestamp } from './fields.ts';

export const AUTOPILOT_MAX = 50;
const AUTOPILOT_DEFAULT = 25;

export const autopilotInput = z.strictObject({
  dryRun: z.boolean().default(false).describe('`true`: tells what it would do, and changes, asks and keeps nothing.'),
  limit: z
    .int()
    .min(1)
    .max(AUTOPILOT_MAX)
    .default(AUTOPILOT_DEFAULT)
    .describe(`New leads of this run, at most ${AUTOPILOT_MAX}.`),
});

const ACTIONS = ['queue', 'enrich', 'draft'] as const;
const action = z
  .enum(ACTIONS)
  .describe('`queue`: a prospect became a lead; `enrich`: its company was looked up; `draft`: a reply got a draft.');
const ids = {
  prospectId: z.string().nullable().describe('The prospect it is about.'),
  leadId: z.string().nullable().describe('The lead; null in a dry run, which makes none.'),
  replyId: z.string().nullable().describe('The reply.'),
};
const count = (says: string) => z.int().min(0).describe(says);

const doneSchema = z.object({
  action,
  who: z.string().describe('Address of the person.'),
  ...ids,
  draftId: z.string().nullable().describe('The draft; null in a dry run.'),
  why: z.string().describe('Why it was done, and what came of it.'),
});
export type AutopilotDone = z.output<typeof doneSchema>;

const leftOutSchema = z.object({
  action,
  count: count('How many.'),
  ...ids,
  why: z.string().describe('Why not.'),
});
export type AutopilotLeftOut = z.output<typeof leftOutSchema>;

export const autopilotReportSchema = z.object({
  considered: count('Prospects looked at.'),
  queued: count('Prospects that became leads, or in a dry run would.'),
  enriched: count('Leads whose company was looked up.'),
  drafted: count('Replies that got a draft, or in a dry run would.'),
  did: z.array(doneSchema).describe('Each thing it did, or in a dry run would do, in its order.'),
  leftOut: z.array(leftOutSchema).describe('What it left out, and why; alike ones together.'),
});
export type AutopilotReport = z.output<typeof autopilotReportSchema>;

export const autopilotRunSchema = z.object({
  id: id('apr', 'Id of the run; null for a dry run, which is not kept.').nullable(),
  campaignId: z.string().describe('The campaign.'),
  status: z
    .enum(['running', 'done', 'broken_off'])
    .describe('`broken_off`: its process died; what it had done until then stays done.'),
  dryRun: z.boolean().describe('Whether it only told what it would do.'),
  report: autopilotReportSchema
    .nullable()
    .describe(
      'What it did and why; of one that is under way or broke off, what it had noted by then: null before that.',
    ),
  createdAt: timestamp('When it began.'),
});
export type AutopilotRun = z.output<typeof autopilotRunSchema>;
export const autopilotRunPageSchema = pageOf(autopilotRunSchema);
