import { listLeads } from '../../../src/outreach/leads.ts';
import { leadListQuery, leadPageSchema } from '../../../src/outreach/shapes/lead.ts';
import { LEAD } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';

export const listLeadsRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/leads',
  operationId: 'listLeads',
  tag: 'Leads',
  scope: 'leads:read',
  summary: 'List leads',
  description: 'The leads of the workspace, newest first, of one campaign, status or address where the query says so.',
  query: leadListQuery,
  shape: leadPageSchema,
  example: { data: [LEAD], nextCursor: null, hasMore: false },
  statuses: { 200: 'A page of leads.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, query }) => ({ body: await listLeads(app, workspace.id, query) }),
});
