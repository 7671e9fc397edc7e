import { removeMailbox } from '../../../src/outreach/mailboxes.ts';
import { defineOutreachRoute } from '../route.ts';
import { idIn, removed, removedSchema } from '../things.ts';

export const removeMailboxRoute = defineOutreachRoute({
  method: 'DELETE',
  path: '/outreach/mailboxes/{id}',
  operationId: 'removeMailbox',
  tag: 'Mailboxes',
  scope: 'mailboxes:write',
  summary: 'Remove a mailbox',
  description:
    'Removes a mailbox and its secrets; what it sent stays. It is refused while a campaign may still send from it, or a mail waits in it.',
  params: idIn('mailbox', 'mbx'),
  shape: removedSchema,
  statuses: { 200: 'It is gone.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => {
    await removeMailbox(app, workspace.id, id);
    return { body: removed(id) };
  },
});
