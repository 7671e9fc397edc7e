import { regenerateTouch } from '../../../src/outreach/answers/regenerate-touch.ts';
import { touchDetailSchema } from '../../../src/outreach/shapes/touch.ts';
import { TOUCH_DETAIL } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const regenerateTouchRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/touches/{id}/regenerate',
  operationId: 'regenerateTouch',
  tag: 'Touches',
  scope: 'touches:write',
  summary: 'Word a touch anew',
  description:
    'Writes what a person is to post in other words, by the model where the service has one, else from the choices of its step. What it said before is kept. One that was posted stays as it is.',
  params: idIn('touch', 'tch'),
  shape: dataOf(touchDetailSchema),
  example: { data: TOUCH_DETAIL },
  statuses: { 200: 'The touch with its new words.' },
  errors: ['not_found', 'unprocessable', 'engine_unavailable', 'engine_timeout'],
  handler: async ({ app, workspace, id, gone, tellQuota }) => ({
    body: {
      data: await regenerateTouch(app, workspace.id, id, {
        signal: gone,
        beforeWriting: () => app.actionLimiter.take(workspace.id, 'touch_regenerate', tellQuota),
      }),
    },
  }),
});
