import { getLead } from '../../../src/outreach/lead-detail.ts';
import { leadDetailSchema } from '../../../src/outreach/shapes/lead.ts';
import { LEAD_DETAIL } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const getLeadRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/leads/{id}',
  operationId: 'getLead',
  tag: 'Leads',
  scope: 'leads:read',
  summary: 'Read a lead',
  description: 'One lead with where it stands in the sequence, its mails, its replies and its touches.',
  params: idIn('lead', 'lead'),
  shape: dataOf(leadDetailSchema),
  example: { data: LEAD_DETAIL },
  statuses: { 200: 'The lead.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await getLead(app, workspace.id, id) } }),
});
