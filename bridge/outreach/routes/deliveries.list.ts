import { listDeliveries } from '../../../src/outreach/deliveries.ts';
import { deliveryListQuery, deliveryPageSchema } from '../../../src/outreach/shapes/delivery.ts';
import { DELIVERY } from '../example-webhook.ts';
import { defineOutreachRoute } from '../route.ts';
import { idIn } from '../things.ts';

export const listDeliveriesRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/webhooks/{id}/deliveries',
  operationId: 'listDeliveries',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  summary: 'List the deliveries of a webhook',
  description: 'What was posted or waits to be, newest first.',
  params: idIn('webhook', 'ep'),
  query: deliveryListQuery,
  shape: deliveryPageSchema,
  example: { data: [DELIVERY], nextCursor: null, hasMore: false },
  statuses: { 200: 'A page of deliveries.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id, query }) => ({ body: await listDeliveries(app, workspace.id, id, query) }),
});
