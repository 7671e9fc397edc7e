import { touchSchema } from '../../../src/outreach/shapes/touch.ts';
import { markTouchSent } from '../../../src/outreach/touches.ts';
import { CREATED_AT, TOUCH } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const markTouchSentRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/touches/{id}/sent',
  operationId: 'markTouchSent',
  tag: 'Touches',
  scope: 'touches:write',
  summary: 'Mark a touch as sent',
  description: 'Says that a person has posted it. One that is marked already stays as it is.',
  params: idIn('touch', 'tch'),
  shape: dataOf(touchSchema),
  example: { data: { ...TOUCH, status: 'sent', sentAt: CREATED_AT } },
  statuses: { 200: 'The touch, sent.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await markTouchSent(app, workspace.id, id) } }),
});
