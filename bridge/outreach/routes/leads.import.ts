import * as z from 'zod';
import { parseInput } from '../../../src/generation/parse.ts';
import { importCsv, importJson } from '../../../src/outreach/import-leads.ts';
import { idInput } from '../../../src/outreach/shapes/fields.ts';
import { importJsonSchema, importReportSchema } from '../../../src/outreach/shapes/lead-import.ts';
import { inOnePiece } from '../body.ts';
import { CAMPAIGN_ID, LEAD_ID } from '../examples.ts';
import { defineOutreachRoute, type OutreachCall } from '../route.ts';
import { BODY_ERRORS, dataOf } from '../things.ts';

const jsonSchema = z.strictObject({
  campaignId: idInput('The campaign they enter, at step 1.'),
  leads: importJsonSchema,
});
const query = z.strictObject({
  campaignId: idInput('The campaign that the leads of a CSV file enter; JSON names it in the body.').optional(),
});
const csvQuery = query.required();

export const importLeadsRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/leads/import',
  operationId: 'importLeads',
  tag: 'Leads',
  scope: 'leads:write',
  summary: 'Put many people into a campaign',
  description:
    'Up to 10,000 leads in 16 MiB, as JSON or as a CSV file. Each row is taken by itself: a bad one is reported and stops no other, and one that is there already stays as it is, so a retry is safe.',
  query,
  body: {
    schema: jsonSchema,
    examples: {
      two: {
        summary: 'Two people, one of them without an address',
        value: {
          campaignId: CAMPAIGN_ID,
          leads: [{ email: 'sam@example.com', firstName: 'Sam' }, { firstName: 'Ada' }],
        },
      },
    },
    isLarge: true,
    other: {
      type: 'text/csv',
      description:
        'A header with `email` and the usual names of the other fields; further columns become merge fields, named as the column. Commas, semicolons or tabs, UTF-8. The campaign stands in the query: `?campaignId=cam_…`.',
      example: 'email,firstName,company,city\r\nsam@example.com,Sam,Pawfect Ltd,Bristol\r\n',
    },
  },
  shape: dataOf(importReportSchema),
  example: {
    data: {
      total: 2,
      created: 1,
      existing: 0,
      invalid: 1,
      suppressed: 0,
      rows: [
        { row: 1, outcome: 'created', leadId: LEAD_ID },
        { row: 2, outcome: 'invalid', reason: 'email is required and must be a string.' },
      ],
    },
  },
  statuses: { 200: 'What became of each row.' },
  errors: [...BODY_ERRORS, 'not_found', 'unprocessable'],
  handler: async (call) => ({ body: { data: await importLeads(call) } }),
});

async function importLeads({ app, workspace, query: given, body }: OutreachCall) {
  if (body instanceof Uint8Array) {
    const { campaignId } = parseInput(csvQuery, given);
    return importCsv(app, workspace.id, campaignId, inOnePiece(body));
  }
  parseInput(z.strictObject({}), given);
  const { campaignId, leads } = parseInput(jsonSchema, body);
  return importJson(app, workspace.id, campaignId, leads);
}
