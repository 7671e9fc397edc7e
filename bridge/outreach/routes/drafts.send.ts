import { sendDraft } from '../../../src/outreach/answers/send-draft.ts';
import { sendSchema } from '../../../src/outreach/shapes/send.ts';
import { ANSWER_SEND } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const sendDraftRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/drafts/{id}/send',
  operationId: 'sendDraft',
  tag: 'Replies',
  scope: 'replies:write',
  scopeToo: 'sends:trigger',
  summary: 'Send a draft',
  description:
    'Hands the draft over to be sent, in the reply’s thread, to whoever wrote it. It leaves once, however often this is asked for, within the gap of its mailbox; suppressions and the mailbox’s state hold, the campaign’s window, state and caps do not. When it has left, the reply needs no action any more. When no server takes it, the draft is a draft again.',
  params: idIn('draft', 'dft'),
  shape: dataOf(sendSchema),
  example: { data: ANSWER_SEND },
  statuses: { 202: 'The mail that carries it.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await sendDraft(app, workspace.id, id) } }),
});
