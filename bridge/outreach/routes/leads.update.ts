import { leadSchema, leadUpdateSchema } from '../../../src/outreach/shapes/lead.ts';
import { updateLead } from '../../../src/outreach/update-lead.ts';
import { LEAD } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf, idIn } from '../things.ts';

export const updateLeadRoute = defineOutreachRoute({
  method: 'PATCH',
  path: '/outreach/leads/{id}',
  operationId: 'updateLead',
  tag: 'Leads',
  scope: 'leads:write',
  summary: 'Change what is known of a lead',
  description:
    'Changes what is sent and leaves the rest; address and campaign stay. Mails that are written already stay as they are.',
  params: idIn('lead', 'lead'),
  body: {
    schema: leadUpdateSchema,
    examples: { role: { summary: 'Another role', value: { role: 'Head of bookings' } } },
  },
  shape: dataOf(leadSchema),
  example: { data: { ...LEAD, role: 'Head of bookings' } },
  statuses: { 200: 'The lead as it is now.' },
  errors: [...BODY_ERRORS, 'not_found'],
  handler: async ({ app, workspace, id, body }) => ({ body: { data: await updateLead(app, workspace.id, id, body) } }),
});
