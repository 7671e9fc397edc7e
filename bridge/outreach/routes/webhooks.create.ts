import { createEndpoint } from '../../../src/outreach/endpoints.ts';
import { endpointCreateSchema, endpointWithSecretSchema } from '../../../src/outreach/shapes/endpoint.ts';
import { WEBHOOK } from '../example-webhook.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf } from '../things.ts';

export const createWebhookRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/webhooks',
  operationId: 'createWebhook',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  tellsSecret: true,
  summary: 'Add a webhook',
  description:
    'Posts the events that are named to a public https URL. The answer tells the secret, this once. Each delivery is signed: `X-SVC-Signature` is `sha256=` and the HMAC-SHA256 of the raw body keyed with the secret, and the headers of Standard Webhooks stand beside it. A delivery that fails by network error or a 5xx answer is tried again after 5 minutes, 30 minutes and 2 hours, with the same bytes and the same `X-SVC-Event-Id`.',
  body: {
    schema: endpointCreateSchema,
    examples: {
      replies: { summary: 'What people answer', value: { url: WEBHOOK.url, eventTypes: WEBHOOK.eventTypes } },
    },
  },
  shape: dataOf(endpointWithSecretSchema),
  example: { data: { ...WEBHOOK, secret: 'whsec_…' } },
  statuses: { 201: 'The webhook with its secret.' },
  errors: [...BODY_ERRORS, 'unprocessable'],
  handler: async ({ app, workspace, body }) => ({ body: { data: await createEndpoint(app, workspace.id, body) } }),
});
