import { leadSchema } from '../../../src/outreach/shapes/lead.ts';
import { pauseLead } from '../../../src/outreach/update-lead.ts';
import { LEAD } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const pauseLeadRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/leads/{id}/pause',
  operationId: 'pauseLead',
  tag: 'Leads',
  scope: 'leads:write',
  summary: 'Pause a lead',
  description: 'Nothing more is sent to it until it is resumed; its place in the sequence stays.',
  params: idIn('lead', 'lead'),
  shape: dataOf(leadSchema),
  example: { data: { ...LEAD, status: 'paused', nextStepAt: null } },
  statuses: { 200: 'The lead, paused.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await pauseLead(app, workspace.id, id) } }),
});
