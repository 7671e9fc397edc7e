import { getDelivery } from '../../../src/outreach/deliveries.ts';
import { deliveryDetailSchema } from '../../../src/outreach/shapes/delivery.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const getDeliveryRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/deliveries/{id}',
  operationId: 'getDelivery',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'Read a delivery',
  description: 'One delivery with its body and what came of each attempt.',
  params: idIn('delivery', 'dlv'),
  shape: dataOf(deliveryDetailSchema),
  statuses: { 200: 'The delivery.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await getDelivery(app, workspace.id, id) } }),
});
