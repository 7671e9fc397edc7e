import { removeEndpoint } from '../../../src/outreach/endpoints.ts';
import { defineOutreachRoute } from '../route.ts';
import { idIn, removed, removedSchema } from '../things.ts';

export const removeWebhookRoute = defineOutreachRoute({
  method: 'DELETE',
  path: '/outreach/webhooks/{id}',
  operationId: 'removeWebhook',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Remove a webhook',
  description: 'Nothing is posted to it any more, and what waited is cancelled.',
  params: idIn('webhook', 'ep'),
  shape: removedSchema,
  statuses: { 200: 'It is gone.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => {
    await removeEndpoint(app, workspace.id, id);
    return { body: removed(id) };
  },
});
