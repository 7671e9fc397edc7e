import { getMailbox } from '../../../src/outreach/mailboxes.ts';
import { mailboxSchema } from '../../../src/outreach/shapes/mailbox.ts';
import { MAILBOX } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const getMailboxRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/mailboxes/{id}',
  operationId: 'getMailbox',
  tag: 'Mailboxes',
  scope: 'mailboxes:write',
  summary: 'Read a mailbox',
  description: 'One mailbox, without its secrets.',
  params: idIn('mailbox', 'mbx'),
  shape: dataOf(mailboxSchema),
  example: { data: MAILBOX },
  statuses: { 200: 'The mailbox.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await getMailbox(app, workspace.id, id) } }),
});
