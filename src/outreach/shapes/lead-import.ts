import * as z from 'zod';
import { leadFields } from './lead.ts';

export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_BYTES_MAX = 16 * 1024 * 1024;
export const IMPORT_OUTCOMES = ['created', 'existing', 'invalid', 'suppressed'] as const;

/** One row of an import: a lead without its campaign. */
export const importRowSchema = z.strictObject({ email: z.string().describe('E-mail address.'), ...leadFields });

/** The JSON form of an import. Each row is checked by itself, so that one bad row does not stop the others. */
export const importJsonSchema = z
  .array(z.unknown())
  .min(1)
  .max(IMPORT_ROWS_MAX)
  .describe(`Leads as objects with \`email\`, \`firstName\` and so on, at most ${IMPORT_ROWS_MAX}.`);

export const importReportSchema = z.object({
  total: z.int().describe('Rows read.'),
  created: z.int().describe('New leads.'),
  existing: z.int().describe('Leads that were there before, or came twice.'),
  invalid: z.int().describe('Rows that are no lead.'),
  suppressed: z.int().describe('Rows whose address or domain is suppressed.'),
  rows: z
    .array(
      z.object({
        row: z.int().describe('Number of the row, 1 is the first after the header.'),
        outcome: z.enum(IMPORT_OUTCOMES).describe('What became of it.'),
        leadId: z.string().optional().describe('The lead, created or existing.'),
        reason: z.string().optional().describe('What is wrong with it.'),
      }),
    )
    .describe('One entry a row, in their order.'),
});
export type ImportReport = z.output<typeof importReportSchema>;
export type ImportRowReport = ImportReport['rows'][number];
