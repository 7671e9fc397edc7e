import * as z from 'zod';
import { id, pageOf, pageQuery, timestamp } from './fields.ts';
import { importReportSchema } from './lead-import.ts';

export const prospectSchema = z.object({
  id: id('prs', 'Id of the prospect.'),
  email: z.string().describe('The address, as it was given first.'),
  domain: z.string().describe('Domain of the address, lower case, in ASCII.'),
  firstName: z.string().nullable().describe('First name.'),
  lastName: z.string().nullable().describe('Last name.'),
  company: z.string().nullable().describe('Company.'),
  role: z.string().nullable().describe('Role in the company.'),
  linkedinUrl: z.string().nullable().describe('LinkedIn profile.'),
  fields: z
    .record(z.string(), z.string())
    .describe('Further fields, such as `industry`, `country` or `city`: discovery reads them, and leads keep them.'),
  createdAt: timestamp('When it was imported.'),
});
export type Prospect = z.output<typeof prospectSchema>;

export const prospectListQuery = z.strictObject({
  email: z.string().optional().describe('Only the prospect with this address.'),
  domain: z.string().max(254).optional().describe('Only prospects of this domain, such as `example.com`.'),
  ...pageQuery,
});
export const prospectPageSchema = pageOf(prospectSchema);

const row = importReportSchema.shape.rows.element;

/** What became of an import of prospects. */
export const prospectImportReportSchema = importReportSchema.extend({
  created: z.int().describe('New prospects.'),
  existing: z.int().describe('Prospects that were there before and stay as they are, or came twice.'),
  invalid: z.int().describe('Rows that are no prospect.'),
  rows: z
    .array(
      row
        .omit({ leadId: true })
        .extend({ prospectId: z.string().optional().describe('The prospect, created or existing.') }),
    )
    .describe('One entry a row, in their order.'),
});
export type ProspectImportReport = z.output<typeof prospectImportReportSchema>;
export type ProspectRowReport = ProspectImportReport['rows'][number];
