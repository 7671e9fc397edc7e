import { updateEndpoint } from '../../../src/outreach/endpoints.ts';
import { endpointSchema, endpointUpdateSchema } from '../../../src/outreach/shapes/endpoint.ts';
import { WEBHOOK } from '../example-webhook.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf, idIn } from '../things.ts';

export const updateWebhookRoute = defineOutreachRoute({
  method: 'PATCH',
  path: '/outreach/webhooks/{id}',
  operationId: 'updateWebhook',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Change, pause or resume a webhook',
  description:
    'Changes what is sent and leaves the rest. Paused, nothing is posted and new events are not kept for it; resumed, what waited goes out.',
  params: idIn('webhook', 'ep'),
  body: { schema: endpointUpdateSchema, examples: { pause: { summary: 'Pause it', value: { status: 'paused' } } } },
  shape: dataOf(endpointSchema),
  example: { data: { ...WEBHOOK, status: 'paused' } },
  statuses: { 200: 'The webhook as it is now.' },
  errors: [...BODY_ERRORS, 'not_found', 'unprocessable'],
  handler: async ({ app, workspace, id, body }) => ({
    body: { data: await updateEndpoint(app, workspace.id, id, body) },
  }),
});
