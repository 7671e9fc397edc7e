import { removeDraft } from '../../../src/outreach/answers/drafts.ts';
import { defineOutreachRoute } from '../route.ts';
import { idIn, removed, removedSchema } from '../things.ts';

export const removeDraftRoute = defineOutreachRoute({
  method: 'DELETE',
  path: '/outreach/drafts/{id}',
  operationId: 'removeDraft',
  tag: 'Replies',
  scope: 'replies:write',
  summary: 'Remove a draft',
  description: 'Takes away a draft that was not sent.',
  params: idIn('draft', 'dft'),
  shape: removedSchema,
  statuses: { 200: 'It is gone.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => {
    await removeDraft(app, workspace.id, id);
    return { body: removed(id) };
  },
});
