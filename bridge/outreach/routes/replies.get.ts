import { getReply } from '../../../src/outreach/replies.ts';
import { replyDetailSchema } from '../../../src/outreach/shapes/reply.ts';
import { REPLY, SEND } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const getReplyRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/replies/{id}',
  operationId: 'getReply',
  tag: 'Replies',
  scope: 'replies:read',
  summary: 'Get a reply',
  description: 'A reply with its whole text, the thread that it names, and the answers that were drafted.',
  params: idIn('reply', 'rep'),
  shape: dataOf(replyDetailSchema),
  example: {
    data: {
      ...REPLY,
      fullText: `${REPLY.bodyText}\n\nOn Fri, Nov 20, 2026 Grace wrote:\n> how many bookings a week do you lose to no-shows?`,
      inReplyTo: SEND.messageId,
      references: [SEND.messageId],
      drafts: [],
    },
  },
  statuses: { 200: 'The reply.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await getReply(app, workspace.id, id) } }),
});
