import { removeProspect } from '../../../src/outreach/prospects/prospects.ts';
import { defineOutreachRoute } from '../route.ts';
import { idIn, removed, removedSchema } from '../things.ts';

export const removeProspectRoute = defineOutreachRoute({
  method: 'DELETE',
  path: '/outreach/prospects/{id}',
  operationId: 'removeProspect',
  tag: 'Prospects',
  scope: 'leads:write',
  summary: 'Forget a prospect',
  description: 'Takes a prospect away. A lead that was made of it stays in its campaign.',
  params: idIn('prospect', 'prs'),
  shape: removedSchema,
  statuses: { 200: 'It is gone.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => {
    await removeProspect(app, workspace.id, id);
    return { body: removed(id) };
  },
});
