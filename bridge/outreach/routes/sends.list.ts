import { listSends } from '../../../src/outreach/sends.ts';
import { sendListQuery, sendPageSchema } from '../../../src/outreach/shapes/send.ts';
import { SEND } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';

export const listSendsRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/sends',
  operationId: 'listSends',
  tag: 'Sends',
  scope: 'sends:read',
  summary: 'List mails and their delivery state',
  description:
    'Mails that left, wait to leave or never will, newest first. `unknown` is a mail whose server did not say whether it took it: it may have arrived, and is never sent again by itself.',
  query: sendListQuery,
  shape: sendPageSchema,
  example: { data: [SEND], nextCursor: null, hasMore: false },
  statuses: { 200: 'A page of mails.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, query }) => ({ body: await listSends(app, workspace.id, query) }),
});
