import { listMailboxes } from '../../../src/outreach/mailboxes.ts';
import { mailboxSchema } from '../../../src/outreach/shapes/mailbox.ts';
import { MAILBOX } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { allOf } from '../things.ts';

export const listMailboxesRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/mailboxes',
  operationId: 'listMailboxes',
  tag: 'Mailboxes',
  scope: 'mailboxes:write',
  summary: 'List mailboxes',
  description: 'Whom the mails of the workspace can come from. Passwords and keys are never told.',
  shape: allOf(mailboxSchema, 'The mailboxes, oldest first.'),
  example: { data: [MAILBOX] },
  statuses: { 200: 'All mailboxes.' },
  errors: [],
  handler: async ({ app, workspace }) => ({ body: { data: await listMailboxes(app, workspace.id) } }),
});
