import { draftReply } from '../../../src/outreach/answers/draft-reply.ts';
import { draftCreateSchema, draftSchema } from '../../../src/outreach/shapes/draft.ts';
import { DRAFT } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf, idIn } from '../things.ts';

export const draftReplyRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/replies/{id}/draft',
  operationId: 'draftReply',
  tag: 'Replies',
  scope: 'replies:write',
  summary: 'Draft an answer to a reply',
  description:
    'Writes an answer from the conversation, the pitch and what the reply is, in its language; each further draft reads otherwise. Nothing is sent. What only you know, such as a price or a time, is left as a gap, `[[…]]`. With a `text` of your own the draft is that, and is not counted against the action’s limit. Opt-outs, automatic answers and replies of nobody known get none.',
  params: idIn('reply', 'rep'),
  body: {
    schema: draftCreateSchema,
    examples: {
      written: { summary: 'Written for you', value: {} },
      own: { summary: 'Your own words', value: { text: 'Hi Sam,\n\n19 pounds a month.\n\nGrace' } },
    },
    isOptional: true,
  },
  shape: dataOf(draftSchema),
  example: { data: DRAFT },
  statuses: { 201: 'The draft.' },
  errors: [...BODY_ERRORS, 'not_found', 'unprocessable'],
  handler: async ({ app, workspace, id, body, gone, tellQuota }) => ({
    body: {
      data: await draftReply(app, workspace.id, id, {
        input: body,
        signal: gone,
        beforeWriting: () => app.actionLimiter.take(workspace.id, 'reply_draft', tellQuota),
      }),
    },
  }),
});
