import { explainLead } from '../../../src/outreach/sending/explain-lead.ts';
import { leadExplanationSchema } from '../../../src/outreach/shapes/explain.ts';
import { LEAD_EXPLANATION } from '../example-looks.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const explainLeadRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/leads/{id}/explain',
  operationId: 'explainLead',
  tag: 'Leads',
  scope: 'leads:read',
  summary: 'Say why a lead gets no mail',
  description: 'The first rule that holds the lead back, in words, and until when; and which step comes next.',
  params: idIn('lead', 'lead'),
  shape: dataOf(leadExplanationSchema),
  example: { data: LEAD_EXPLANATION },
  statuses: { 200: 'The explanation.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await explainLead(app, workspace.id, id) } }),
});
