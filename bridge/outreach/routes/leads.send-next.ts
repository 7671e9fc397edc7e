import { forceNextStep } from '../../../src/outreach/sending/force-step.ts';
import { leadExplanationSchema } from '../../../src/outreach/shapes/explain.ts';
import { LEAD_EXPLANATION } from '../example-looks.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const sendNextRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/leads/{id}/send-next',
  operationId: 'sendNextStep',
  tag: 'Leads',
  scope: 'sends:trigger',
  summary: 'Send the next step now',
  description:
    'Lets the next step of a lead begin without its wait. Caps, window and suppressions hold as ever; the answer says which of them holds it back, if one does. Asked twice before it has begun, it begins once.',
  params: idIn('lead', 'lead'),
  shape: dataOf(leadExplanationSchema),
  example: { data: LEAD_EXPLANATION },
  statuses: { 202: 'What comes next, and what holds it back.' },
  errors: ['not_found', 'conflict', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await forceNextStep(app, workspace.id, id) } }),
});
