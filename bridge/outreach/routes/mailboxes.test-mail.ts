import { testMailSchema } from '../../../src/outreach/shapes/mailbox-test.ts';
import { sendTestMail } from '../../../src/outreach/test-mailbox.ts';
import { MAILBOX } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const sendTestMailRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/mailboxes/{id}/test-mail',
  operationId: 'sendTestMail',
  tag: 'Mailboxes',
  scope: 'mailboxes:write',
  reachesOut: true,
  summary: 'Send a test mail',
  description: 'Sends one mail from the mailbox to itself, signed as its mails are. It counts against no cap.',
  params: idIn('mailbox', 'mbx'),
  shape: dataOf(testMailSchema),
  example: { data: { status: 'sent', to: MAILBOX.email, reason: null } },
  statuses: { 200: 'What became of it.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id, gone }) => ({
    body: { data: await sendTestMail(app, workspace.id, { id, signal: gone }) },
  }),
});
