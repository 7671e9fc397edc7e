import * as z from 'zod';
import { id, idInput, pageOf, pageQuery, timestamp } from './fields.ts';
import { CHANNELS } from './step.ts';

export const TOUCH_STATUSES = ['queued', 'sent', 'skipped'] as const;

export const touchSchema = z.object({
  id: id('tch', 'Id of the touch.'),
  campaignId: z.string().describe('Its campaign.'),
  leadId: z.string().describe('Whom it is for.'),
  stepId: z.string().describe('The step it carries out.'),
  channel: z.enum(CHANNELS).describe('Where a person posts it.'),
  bodyText: z.string().describe('What to post.'),
  status: z
    .enum(TOUCH_STATUSES)
    .describe('`queued` until a person marks it as sent; `skipped`: whom it was for wants no more to be written to.'),
  createdAt: timestamp('When it was written.'),
  sentAt: timestamp('When it was marked as sent.').nullable(),
});
export type Touch = z.output<typeof touchSchema>;

export const touchDetailSchema = touchSchema.extend({
  versions: z
    .array(
      z.object({
        version: z.int().describe('1 is the first.'),
        bodyText: z.string().describe('What it said.'),
        writtenBy: z
          .string()
          .describe(
            '`sequence` for the first, then `offline` for the composer that ships with the product, or the model’s vendor.',
          ),
        createdAt: timestamp('When it was written.'),
      }),
    )
    .describe('Every wording it has had, the one it has now last.'),
});
export type TouchDetail = z.output<typeof touchDetailSchema>;

export const touchListQuery = z.strictObject({
  campaignId: idInput('Only touches of this campaign.').optional(),
  leadId: idInput('Only touches for this lead.').optional(),
  status: z.enum(TOUCH_STATUSES).optional().describe('Only touches of this state.'),
  ...pageQuery,
});
export const touchPageSchema = pageOf(touchSchema);
