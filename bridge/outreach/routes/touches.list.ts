import { touchListQuery, touchPageSchema } from '../../../src/outreach/shapes/touch.ts';
import { listTouches } from '../../../src/outreach/touches.ts';
import { TOUCH } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';

export const listTouchesRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/touches',
  operationId: 'listTouches',
  tag: 'Touches',
  scope: 'touches:write',
  summary: 'List touches',
  description: 'What a person is to post on a social channel, newest first.',
  query: touchListQuery,
  shape: touchPageSchema,
  example: { data: [TOUCH], nextCursor: null, hasMore: false },
  statuses: { 200: 'A page of touches.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, query }) => ({ body: await listTouches(app, workspace.id, query) }),
});
