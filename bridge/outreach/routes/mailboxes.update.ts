import { updateMailbox } from '../../../src/outreach/mailboxes.ts';
import { mailboxSchema, mailboxUpdateSchema } from '../../../src/outreach/shapes/mailbox.ts';
import { MAILBOX } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf, idIn } from '../things.ts';

export const updateMailboxRoute = defineOutreachRoute({
  method: 'PATCH',
  path: '/outreach/mailboxes/{id}',
  operationId: 'updateMailbox',
  tag: 'Mailboxes',
  scope: 'mailboxes:write',
  summary: 'Change, pause or resume a mailbox',
  description:
    'Changes what is sent and leaves the rest. `status` pauses it (`paused`) or sets it going again (`active`). A password that is left out stays, unless the server is another one.',
  params: idIn('mailbox', 'mbx'),
  body: {
    schema: mailboxUpdateSchema,
    examples: { pause: { summary: 'Pause it', value: { status: 'paused' } } },
  },
  shape: dataOf(mailboxSchema),
  example: { data: { ...MAILBOX, status: 'paused' } },
  statuses: { 200: 'The mailbox as it is now.' },
  errors: [...BODY_ERRORS, 'not_found', 'unprocessable'],
  handler: async ({ app, workspace, id, body }) => ({
    body: { data: await updateMailbox(app, workspace.id, id, body) },
  }),
});
