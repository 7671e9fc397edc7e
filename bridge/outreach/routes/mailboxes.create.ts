import { createMailbox } from '../../../src/outreach/mailboxes.ts';
import { mailboxCreateSchema, mailboxSchema } from '../../../src/outreach/shapes/mailbox.ts';
import { MAILBOX } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf } from '../things.ts';

export const createMailboxRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/mailboxes',
  operationId: 'createMailbox',
  tag: 'Mailboxes',
  scope: 'mailboxes:write',
  summary: 'Add a mailbox',
  description:
    'Adds an address that campaigns send from, with its server. Passwords and the DKIM key are sealed when stored and never told again.',
  body: {
    schema: mailboxCreateSchema,
    examples: {
      smtp: {
        summary: 'A mailbox at a provider',
        value: {
          email: MAILBOX.email,
          name: MAILBOX.name,
          smtp: {
            host: 'smtp.northwind.example',
            port: 587,
            security: 'starttls',
            user: 'grace',
            password: 'an app password',
          },
          ramp: { start: 10, step: 5 },
        },
      },
    },
  },
  shape: dataOf(mailboxSchema),
  example: { data: MAILBOX },
  statuses: { 201: 'The mailbox.' },
  errors: [...BODY_ERRORS, 'unprocessable'],
  handler: async ({ app, workspace, body }) => ({ body: { data: await createMailbox(app, workspace.id, body) } }),
});
