import { suppressionListQuery, suppressionPageSchema } from '../../../src/outreach/shapes/suppression.ts';
import { listSuppressions } from '../../../src/outreach/suppressions.ts';
import { SUPPRESSION } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';

export const listSuppressionsRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/suppressions',
  operationId: 'listSuppressions',
  tag: 'Suppressions',
  scope: 'suppressions:write',
  summary: 'List whom nobody may mail',
  description: 'Addresses and domains that no campaign of the workspace mails, newest first.',
  query: suppressionListQuery,
  shape: suppressionPageSchema,
  example: { data: [SUPPRESSION], nextCursor: null, hasMore: false },
  statuses: { 200: 'A page of suppressions.' },
  errors: ['unprocessable'],
  handler: async ({ app, workspace, query }) => ({ body: await listSuppressions(app, workspace.id, query) }),
});
