import { correctReply } from '../../../src/outreach/inbox/mark-reply.ts';
import { replySchema, replyUpdateSchema } from '../../../src/outreach/shapes/reply.ts';
import { LEAD, REPLY } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf, idIn } from '../things.ts';

export const updateReplyRoute = defineOutreachRoute({
  method: 'PATCH',
  path: '/outreach/replies/{id}',
  operationId: 'updateReply',
  tag: 'Replies',
  scope: 'replies:write',
  summary: 'Say what a reply is, or who wrote it',
  description:
    'Your word stays, and is used for later replies of the same words; only a short opt-out, such as “Stop”, is heard again from the next who writes it. `unsubscribe_request` ends all mail to whoever wrote it; to take that back, remove the suppression too. It makes an uncertain reply sure, and what the reply held goes on. For an opt-out that matched no lead, `leadIds` says which of its candidates wrote it: those are stopped, the others go on. A person’s class for what was taken for an automatic answer ends its lead’s sequence; the other way round, resume the lead.',
  params: idIn('reply', 'rep'),
  body: {
    schema: replyUpdateSchema,
    examples: {
      meeting: { summary: 'It is a wish to meet', value: { classification: 'meeting_request' } },
      whose: { summary: 'Who wrote it', value: { leadIds: [LEAD.id] } },
      none: { summary: 'None of the candidates', value: { leadIds: [] } },
    },
  },
  shape: dataOf(replySchema),
  example: {
    data: {
      ...REPLY,
      classification: 'meeting_request',
      confidence: 1,
      classificationReason: 'A person said so.',
      classifiedBy: 'correction',
      correctedFrom: 'question',
    },
  },
  statuses: { 200: 'The reply as it is now.' },
  errors: [...BODY_ERRORS, 'not_found'],
  handler: async ({ app, workspace, id, body }) => ({
    body: { data: await correctReply(app, workspace.id, id, body) },
  }),
});
