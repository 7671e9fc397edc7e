import * as z from 'zod';
import { parseInput } from '../../../src/generation/parse.ts';
import { importProspectsCsv, importProspectsJson } from '../../../src/outreach/prospects/import-prospects.ts';
import { importJsonSchema } from '../../../src/outreach/shapes/lead-import.ts';
import { prospectImportReportSchema } from '../../../src/outreach/shapes/prospect.ts';
import { inOnePiece } from '../body.ts';
import { PROSPECT_ID } from '../example-prospects.ts';
import { defineOutreachRoute, type OutreachCall } from '../route.ts';
import { BODY_ERRORS, dataOf } from '../things.ts';

const jsonSchema = z.strictObject({
  prospects: importJsonSchema.describe('Prospects as objects with `email`, `firstName` and so on, at most 10000.'),
});

export const importProspectsRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/prospects/import',
  operationId: 'importProspects',
  tag: 'Prospects',
  scope: 'leads:write',
  summary: 'Import many prospects',
  description:
    'Up to 10,000 people in 16 MiB, as JSON or as a CSV file, in the same form as an import of leads but into no campaign: discovery looks through them. Each row is taken by itself: a bad one is reported and stops no other, and one that is there already stays as it is, so a retry is safe. `industry`, `country` and the like belong into `fields`.',
  body: {
    schema: jsonSchema,
    examples: {
      two: {
        summary: 'Two people, one of them without an address',
        value: {
          prospects: [
            {
              email: 'lena@hundesalon-krause.example',
              firstName: 'Lena',
              role: 'Geschäftsführerin',
              fields: { industry: 'Pet grooming', country: 'Germany' },
            },
            { firstName: 'Ada' },
          ],
        },
      },
    },
    isLarge: true,
    other: {
      type: 'text/csv',
      description:
        'A header with `email` and the usual names of the other fields; further columns become fields, named as the column. Commas, semicolons or tabs, UTF-8.',
      example: 'email,firstName,role,industry,country\r\nlena@example.com,Lena,Owner,Pet grooming,Germany\r\n',
    },
  },
  shape: dataOf(prospectImportReportSchema),
  example: {
    data: {
      total: 2,
      created: 1,
      existing: 0,
      invalid: 1,
      suppressed: 0,
      rows: [
        { row: 1, outcome: 'created', prospectId: PROSPECT_ID },
        { row: 2, outcome: 'invalid', reason: 'email is required and must be a string.' },
      ],
    },
  },
  statuses: { 200: 'What became of each row.' },
  errors: [...BODY_ERRORS, 'unprocessable'],
  handler: async (call) => ({ body: { data: await importProspects(call) } }),
});

function importProspects({ app, workspace, body }: OutreachCall) {
  if (body instanceof Uint8Array) return importProspectsCsv(app, workspace.id, inOnePiece(body));
  return importProspectsJson(app, workspace.id, parseInput(jsonSchema, body).prospects);
}
