import { listReplies } from '../../../src/outreach/replies.ts';
import { replyListQuery, replyPageSchema } from '../../../src/outreach/shapes/reply.ts';
import { REPLY } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';

export const listRepliesRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/replies',
  operationId: 'listReplies',
  tag: 'Replies',
  scope: 'replies:read',
  summary: 'List replies',
  description: 'What people wrote back, newest first, each with what it is and whether a person should act on it.',
  query: replyListQuery,
  shape: replyPageSchema,
  example: { data: [REPLY], nextCursor: null, hasMore: false },
  statuses: { 200: 'A page of replies.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, query }) => ({ body: await listReplies(app, workspace.id, query) }),
});
