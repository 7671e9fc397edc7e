import { leadSchema } from '../../../src/outreach/shapes/lead.ts';
import { resumeLead } from '../../../src/outreach/update-lead.ts';
import { LEAD } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const resumeLeadRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/leads/{id}/resume',
  operationId: 'resumeLead',
  tag: 'Leads',
  scope: 'leads:write',
  summary: 'Resume a lead',
  description: 'Lets a paused lead go on where it stands.',
  params: idIn('lead', 'lead'),
  shape: dataOf(leadSchema),
  example: { data: LEAD },
  statuses: { 200: 'The lead, going on.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await resumeLead(app, workspace.id, id) } }),
});
