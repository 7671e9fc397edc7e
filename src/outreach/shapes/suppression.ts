import * as z from 'zod';
import { VERDICTS } from '../../mail/refusal/verdict.ts';
import { id, line, pageOf, pageQuery, timeInput, timestamp } from './fields.ts';

export const SUPPRESSION_KINDS = ['address', 'domain'] as const;
export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained', 'manual', 'imported'] as const;
export const SUPPRESSIONS_BULK_MAX = 10_000;

const VALUE_CHARS_MAX = 400;

export const suppressionCreateSchema = z.strictObject({
  value: line(VALUE_CHARS_MAX, 'An e-mail address, or a domain such as `example.com` (without its subdomains).'),
  reason: z.enum(SUPPRESSION_REASONS).default('manual').describe('Why nobody may be mailed there.'),
});

export const suppressionBulkSchema = z.strictObject({
  values: z
    .array(z.unknown())
    .min(1)
    .max(SUPPRESSIONS_BULK_MAX)
    .describe(`E-mail addresses and domains, at most ${SUPPRESSIONS_BULK_MAX}.`),
  reason: z.enum(SUPPRESSION_REASONS).default('imported').describe('Why nobody may be mailed there.'),
});

export const suppressionSchema = z.object({
  id: id('sup', 'Id of the suppression.'),
  kind: z.enum(SUPPRESSION_KINDS).describe('Whether it stands for one address or for a whole domain.'),
  value: z
    .string()
    .describe(
      'The address or the domain, lower case, domain in ASCII. An address stands for the person: without a plus tag, and at Google without dots; one that bounced is kept as it is.',
    ),
  reason: z.enum(SUPPRESSION_REASONS).describe('Why nobody may be mailed there.'),
  verdict: z
    .enum(VERDICTS)
    .nullable()
    .describe(
      'Of a bounce: whom the refusal was judged to be about; null for other reasons, and before there were any.',
    ),
  reply: z.string().nullable().describe('Of a bounce: what the server said, shortened.'),
  createdAt: timestamp('When it was added.'),
});
export type Suppression = z.output<typeof suppressionSchema>;

export const suppressionListQuery = z.strictObject({
  value: z.string().max(VALUE_CHARS_MAX).optional().describe('Only this address or domain.'),
  reason: z.enum(SUPPRESSION_REASONS).optional().describe('Only those of this reason.'),
  since: timeInput('Only those added at this time or later.').optional(),
  until: timeInput('Only those added before this time.').optional(),
  ...pageQuery,
});
export const suppressionPageSchema = pageOf(suppressionSchema);

/** Only what was found out about an address is undone in bulk: everything else is somebody's wish. */
export const suppressionUndoSchema = z.strictObject({
  reason: z.enum(['bounced']).describe('Why they were suppressed. Only bounces can be undone in bulk.'),
  since: timeInput('Those suppressed at this time or later.'),
  until: timeInput('Those suppressed before this time; now unless given.').optional(),
});

export const suppressionUndoReportSchema = z.object({
  removed: z.int().describe('Suppressions taken back.'),
  kept: z.int().describe('Kept, because their reader unsubscribed or complained.'),
  leadsResumed: z.int().describe('Leads that go on with their next step.'),
});
export type SuppressionUndoReport = z.output<typeof suppressionUndoReportSchema>;

export const suppressionBulkReportSchema = z.object({
  total: z.int().describe('Values read.'),
  created: z.int().describe('New suppressions.'),
  existing: z.int().describe('There before, or given twice.'),
  invalid: z.int().describe('Neither an address nor a domain.'),
  rows: z
    .array(
      z.object({
        row: z.int().describe('Place in `values`, 1 is the first.'),
        outcome: z.enum(['created', 'existing', 'invalid']).describe('What became of it.'),
        reason: z.string().optional().describe('What is wrong with it.'),
      }),
    )
    .describe('One entry a value, in their order.'),
});
export type SuppressionBulkReport = z.output<typeof suppressionBulkReportSchema>;
