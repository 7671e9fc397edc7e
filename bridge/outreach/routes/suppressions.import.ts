import { suppressionBulkReportSchema, suppressionBulkSchema } from '../../../src/outreach/shapes/suppression.ts';
import { addSuppressions } from '../../../src/outreach/suppressions.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf } from '../things.ts';

export const importSuppressionsRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/suppressions/import',
  operationId: 'importSuppressions',
  tag: 'Suppressions',
  scope: 'suppressions:write',
  summary: 'Suppress many at once',
  description:
    'Up to 10,000 addresses and domains, each by itself: one that is neither is reported and stops no other.',
  body: {
    schema: suppressionBulkSchema,
    examples: {
      list: { summary: 'From another tool', value: { values: ['sam@example.com', 'competitor.example', 'not one'] } },
    },
    isLarge: true,
  },
  shape: dataOf(suppressionBulkReportSchema),
  example: {
    data: {
      total: 3,
      created: 2,
      existing: 0,
      invalid: 1,
      rows: [
        { row: 1, outcome: 'created' },
        { row: 2, outcome: 'created' },
        {
          row: 3,
          outcome: 'invalid',
          reason: 'neither an e-mail address such as name@example.com nor a domain such as example.com',
        },
      ],
    },
  },
  statuses: { 200: 'What became of each.' },
  errors: [...BODY_ERRORS],
  handler: async ({ app, workspace, body }) => ({ body: { data: await addSuppressions(app, workspace.id, body) } }),
});
