import { touchDetailSchema } from '../../../src/outreach/shapes/touch.ts';
import { getTouch } from '../../../src/outreach/touch-detail.ts';
import { TOUCH_DETAIL } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const getTouchRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/touches/{id}',
  operationId: 'getTouch',
  tag: 'Touches',
  scope: 'touches:write',
  summary: 'Read a touch',
  description: 'What a person is to post, with every wording it has had.',
  params: idIn('touch', 'tch'),
  shape: dataOf(touchDetailSchema),
  example: { data: TOUCH_DETAIL },
  statuses: { 200: 'The touch.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await getTouch(app, workspace.id, id) } }),
});
