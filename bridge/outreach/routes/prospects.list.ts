import { listProspects } from '../../../src/outreach/prospects/prospects.ts';
import { prospectListQuery, prospectPageSchema } from '../../../src/outreach/shapes/prospect.ts';
import { PROSPECT } from '../example-prospects.ts';
import { defineOutreachRoute } from '../route.ts';

export const listProspectsRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/prospects',
  operationId: 'listProspects',
  tag: 'Prospects',
  scope: 'leads:read',
  summary: 'List prospects',
  description:
    'The prospects of the workspace, newest first, of one address or domain where the query says so. They are in no campaign until somebody puts them into one.',
  query: prospectListQuery,
  shape: prospectPageSchema,
  example: { data: [PROSPECT], nextCursor: null, hasMore: false },
  statuses: { 200: 'A page of prospects.' },
  errors: ['unprocessable'],
  handler: async ({ app, workspace, query }) => ({ body: await listProspects(app, workspace.id, query) }),
});
