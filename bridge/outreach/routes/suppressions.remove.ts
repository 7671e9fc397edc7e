import { removeSuppression } from '../../../src/outreach/suppressions.ts';
import { defineOutreachRoute } from '../route.ts';
import { idIn, removed, removedSchema } from '../things.ts';

export const removeSuppressionRoute = defineOutreachRoute({
  method: 'DELETE',
  path: '/outreach/suppressions/{id}',
  operationId: 'removeSuppression',
  tag: 'Suppressions',
  scope: 'suppressions:write',
  summary: 'Let an address or a domain be mailed again',
  description: 'Takes a suppression away. Leads that it stopped stay stopped.',
  params: idIn('suppression', 'sup'),
  shape: removedSchema,
  statuses: { 200: 'It is gone.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => {
    await removeSuppression(app, workspace.id, id);
    return { body: removed(id) };
  },
});
