import { listKeptMails } from '../../../src/outreach/inbox/kept-mail.ts';
import { keptMailListQuery, keptMailPageSchema } from '../../../src/outreach/shapes/inbound.ts';
import { KEPT_MAIL } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';

export const listKeptMailsRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/inbound',
  operationId: 'listInboundMails',
  tag: 'Inbound',
  scope: 'replies:read',
  summary: 'List mails that came in',
  description:
    'Every mail that was read from a mailbox or handed over, newest first, each with what was done with it: bounces, complaints and copies of your own too. With `status=failed` those that could not be handled, which are yours to read.',
  query: keptMailListQuery,
  shape: keptMailPageSchema,
  example: { data: [KEPT_MAIL], nextCursor: null, hasMore: false },
  statuses: { 200: 'A page of mails.' },
  errors: [],
  handler: async ({ app, workspace, query }) => ({ body: await listKeptMails(app, workspace.id, query) }),
});
