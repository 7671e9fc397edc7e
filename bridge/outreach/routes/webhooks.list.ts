import { listEndpoints } from '../../../src/outreach/endpoints.ts';
import { endpointSchema } from '../../../src/outreach/shapes/endpoint.ts';
import { WEBHOOK } from '../example-webhook.ts';
import { defineOutreachRoute } from '../route.ts';
import { allOf } from '../things.ts';

export const listWebhooksRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/webhooks',
  operationId: 'listWebhooks',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'List webhooks',
  description: 'Where the events of the workspace are posted to. Secrets are never told again.',
  shape: allOf(endpointSchema, 'The webhooks, oldest first.'),
  example: { data: [WEBHOOK] },
  statuses: { 200: 'All webhooks.' },
  errors: [],
  handler: async ({ app, workspace }) => ({ body: { data: await listEndpoints(app, workspace.id) } }),
});
