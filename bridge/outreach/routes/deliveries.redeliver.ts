import { redeliver } from '../../../src/outreach/deliveries.ts';
import { deliverySchema } from '../../../src/outreach/shapes/delivery.ts';
import { DELIVERY } from '../example-webhook.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const redeliverRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/deliveries/{id}/redeliver',
  operationId: 'redeliver',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Deliver again',
  description: 'Posts the same bytes under the same id once more, in a new round of up to four attempts.',
  params: idIn('delivery', 'dlv'),
  shape: dataOf(deliverySchema),
  example: { data: { ...DELIVERY, status: 'waiting', finishedAt: null } },
  statuses: { 202: 'The delivery, on its way.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await redeliver(app, workspace.id, id) } }),
});
