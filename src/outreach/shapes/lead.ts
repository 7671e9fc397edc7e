import * as z from 'zod';
import { clean } from '../../artifacts/text.ts';
import { enrichmentSchema } from './enrichment.ts';
import { id, idInput, line, pageOf, pageQuery, timestamp } from './fields.ts';
import { replySchema } from './reply.ts';
import { sendSchema } from './send.ts';
import { touchSchema } from './touch.ts';

export const LEAD_STATUSES = [
  'queued',
  'active',
  'replied',
  'bounced',
  'unsubscribed',
  'completed',
  'paused',
  'failed',
] as const;

export const MERGE_FIELDS_MAX = 50;
const MERGE_FIELD_CHARS_MAX = 1_000;
export const MERGE_FIELD_NAME = /^(?!__)[A-Za-z_][A-Za-z0-9_]{0,63}$/;
const URL_CHARS_MAX = 2_000;

/** A line that may be empty or null, which both mean nothing is known. */
const optionalLine = (max: number, says: string) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      line(max, says).nullable(),
    )
    .describe(says);

/** As it was given: parsed as a URL it would lose its line breaks without a word. */
const webUrl = z
  .string()
  .max(URL_CHARS_MAX)
  .refine((url) => !/[\s\p{Cc}]/u.test(url), { error: 'must have no spaces or control characters' })
  .refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), { error: 'Write a web address with https://.' })
  .meta({ format: 'uri' });

/** What a lead may say of itself beside its address. */
export const leadFields = {
  firstName: optionalLine(200, 'First name.').optional(),
  lastName: optionalLine(200, 'Last name.').optional(),
  company: optionalLine(300, 'Company.').optional(),
  role: optionalLine(300, 'Role in the company.').optional(),
  linkedinUrl: z
    .preprocess((value) => (typeof value === 'string' ? value.trim() || null : value), webUrl.nullable())
    .describe('LinkedIn profile, a web address.')
    .optional(),
  fields: z
    .record(
      z.string().regex(MERGE_FIELD_NAME, 'Name it with up to 64 letters, digits and _, no digit first.'),
      z.string().max(MERGE_FIELD_CHARS_MAX).overwrite(clean),
    )
    .refine((fields) => Object.keys(fields).length <= MERGE_FIELDS_MAX, {
      error: `must have at most ${MERGE_FIELDS_MAX} fields`,
    })
    .describe(
      `Further merge fields for the templates, name to text: at most ${MERGE_FIELDS_MAX}, each name up to 64 letters, digits and _, each text up to ${MERGE_FIELD_CHARS_MAX.toLocaleString('en-US')} characters.`,
    )
    .optional(),
};

export const leadCreateSchema = z.strictObject({
  campaignId: idInput('The campaign it enters, at step 1.'),
  email: z.string().meta({
    description: 'E-mail address. With `campaignId` it is what makes a lead the same one; letter case does not matter.',
    examples: ['ada@example.com'],
  }),
  ...leadFields,
});
export type LeadCreate = z.output<typeof leadCreateSchema>;

/** Address and campaign stay. `fields` is replaced whole. */
export const leadUpdateSchema = z.strictObject(leadFields);

export const leadSchema = z.object({
  id: id('lead', 'Id of the lead.'),
  campaignId: z.string().describe('Its campaign.'),
  email: z.string().describe('Its address, as it was given first.'),
  firstName: z.string().nullable().describe('First name.'),
  lastName: z.string().nullable().describe('Last name.'),
  company: z.string().nullable().describe('Company.'),
  role: z.string().nullable().describe('Role in the company.'),
  linkedinUrl: z.string().nullable().describe('LinkedIn profile.'),
  fields: z.record(z.string(), z.string()).describe('Further merge fields.'),
  status: z
    .enum(LEAD_STATUSES)
    .describe('`queued` before the first step, `active` between steps; the others say why nothing more is sent.'),
  pausedReason: z
    .enum(['company_replied', 'person_replied', 'reply_uncertain', 'has_left'])
    .nullable()
    .describe(
      'Why it is paused, when it was not a person who paused it: a colleague replied; they replied in another campaign, or their reply there waits for your word if it is not sure; or an automatic answer says that they have left.',
    ),
  stepPosition: z.int().describe('Steps done: 0 before the first.'),
  nextStepAt: timestamp('When its next step is due, at the earliest.').nullable(),
  createdAt: timestamp('When it was made.'),
  updatedAt: timestamp('When it was changed last.'),
});
export type Lead = z.output<typeof leadSchema>;

export const leadDetailSchema = leadSchema.extend({
  step: z
    .object({
      position: z.int().describe('Steps done: 0 before the first.'),
      total: z.int().describe('Steps of the sequence.'),
      nextStepId: z.string().nullable().describe('The step that comes next; null when none is left.'),
      nextStepAt: timestamp('When it is due, at the earliest.').nullable(),
    })
    .describe('Where it stands in the sequence.'),
  sends: z.array(sendSchema).describe('Mails to it, oldest first; at most the last 200.'),
  replies: z.array(replySchema).describe('Its replies, oldest first; at most the last 200.'),
  touches: z.array(touchSchema).describe('Its touches, oldest first; at most the last 200.'),
  enrichments: z
    .array(enrichmentSchema)
    .describe('What was found out about its company, oldest first; at most the last 10.'),
});
export type LeadDetail = z.output<typeof leadDetailSchema>;

export const leadListQuery = z.strictObject({
  campaignId: idInput('Only leads of this campaign.').optional(),
  status: z.enum(LEAD_STATUSES).optional().describe('Only leads of this status.'),
  email: z.string().optional().describe('Only leads with this address.'),
  ...pageQuery,
});
export const leadPageSchema = pageOf(leadSchema);
/** What posting a lead answers. */
export const leadCreatedSchema = z.object({
  data: leadSchema.describe('The lead.'),
  created: z.boolean().describe('false: the lead was there before and stays as it was.'),
});
