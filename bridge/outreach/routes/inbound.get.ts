import { getKeptMail } from '../../../src/outreach/inbox/kept-mail.ts';
import { keptMailDetailSchema } from '../../../src/outreach/shapes/inbound.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const getKeptMailRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/inbound/{id}',
  operationId: 'getInboundMail',
  tag: 'Inbound',
  scope: 'replies:read',
  summary: 'Read a mail that came in',
  description: 'One mail with its source, as it came.',
  params: idIn('mail', 'inm'),
  shape: dataOf(keptMailDetailSchema),
  statuses: { 200: 'The mail.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await getKeptMail(app, workspace.id, id) } }),
});
