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
  description:
    'Lets a paused or failed lead go on where it stands, after the wait of its next step; one that goes on already stays as it is. A failed lead begins with the step that failed, as a new mail: a mail has failed only when no server took it. One that may have arrived (`unknown`) is never sent again; the lead goes on behind it. What a pause has cancelled before it left is written anew.',
  params: idIn('lead', 'lead'),
  shape: dataOf(leadSchema),
  example: { data: LEAD },
  statuses: { 200: 'The lead, going on.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await resumeLead(app, workspace.id, id) } }),
});
