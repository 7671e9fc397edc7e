import { sendTestEvent } from '../../../src/outreach/deliveries.ts';
import { deliverySchema } from '../../../src/outreach/shapes/delivery.ts';
import { DELIVERY } from '../example-webhook.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const testWebhookRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/webhooks/{id}/test',
  operationId: 'testWebhook',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Send a test event',
  description:
    'Posts an event of the type `webhook.test`, which stands for nothing. Read the delivery to see what came of it.',
  params: idIn('webhook', 'ep'),
  shape: dataOf(deliverySchema),
  example: { data: { ...DELIVERY, eventType: 'webhook.test', status: 'waiting', attempts: 0, finishedAt: null } },
  statuses: { 202: 'The delivery, on its way.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await sendTestEvent(app, workspace.id, id) } }),
});
