import { markReplyDone } from '../../../src/outreach/inbox/mark-reply.ts';
import { replySchema } from '../../../src/outreach/shapes/reply.ts';
import { REPLY } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const markReplyDoneRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/replies/{id}/done',
  operationId: 'markReplyDone',
  tag: 'Replies',
  scope: 'replies:write',
  summary: 'Mark a reply as done',
  description:
    'Says that nothing is left to do: it no longer needs action, and leads that it held go on. One that is done already stays as it is. An opt-out that holds several candidates needs your word first: 422.',
  params: idIn('reply', 'rep'),
  shape: dataOf(replySchema),
  example: { data: { ...REPLY, needsAction: false, doneAt: '2026-11-21T09:30:00.000Z' } },
  statuses: { 200: 'The reply, done.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await markReplyDone(app, workspace.id, id) } }),
});
