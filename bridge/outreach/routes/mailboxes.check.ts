import { mailboxTestSchema } from '../../../src/outreach/shapes/mailbox-test.ts';
import { testMailbox } from '../../../src/outreach/test-mailbox.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const testMailboxRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/mailboxes/{id}/test',
  operationId: 'testMailbox',
  tag: 'Mailboxes',
  scope: 'mailboxes:write',
  summary: 'Try a mailbox',
  description:
    'Connects to its server and logs in as a mail would, without sending one, and says what to mend; tries its IMAP server too, if it has one. Also answers the DNS record that its DKIM key needs.',
  params: idIn('mailbox', 'mbx'),
  shape: dataOf(mailboxTestSchema),
  example: { data: { ok: true, phase: null, reason: null, inbox: null, dkimRecord: null } },
  statuses: { 200: 'What came of it.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id, gone }) => ({
    body: { data: await testMailbox(app, workspace.id, { id, signal: gone }) },
  }),
});
