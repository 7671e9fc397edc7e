import { rotateSecret } from '../../../src/outreach/endpoints.ts';
import { endpointWithSecretSchema } from '../../../src/outreach/shapes/endpoint.ts';
import { WEBHOOK } from '../example-webhook.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const rotateWebhookSecretRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/webhooks/{id}/rotate',
  operationId: 'rotateWebhookSecret',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  tellsSecret: true,
  summary: 'Give a webhook a new secret',
  description:
    'The answer tells the new secret, this once. For 24 hours `webhook-signature` carries a signature of the old one too; `X-SVC-Signature` is of the new one at once.',
  params: idIn('webhook', 'ep'),
  shape: dataOf(endpointWithSecretSchema),
  example: { data: { ...WEBHOOK, oldSecretUntil: '2026-11-21T09:00:00.000Z', secret: 'whsec_…' } },
  statuses: { 200: 'The webhook with its new secret.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await rotateSecret(app, workspace.id, id) } }),
});
