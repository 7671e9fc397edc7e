import { getEndpoint } from '../../../src/outreach/endpoints.ts';
import { endpointSchema } from '../../../src/outreach/shapes/endpoint.ts';
import { WEBHOOK } from '../example-webhook.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const getWebhookRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/webhooks/{id}',
  operationId: 'getWebhook',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Read a webhook',
  description: 'One webhook, without its secret.',
  params: idIn('webhook', 'ep'),
  shape: dataOf(endpointSchema),
  example: { data: WEBHOOK },
  statuses: { 200: 'The webhook.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await getEndpoint(app, workspace.id, id) } }),
});
