import { retryKeptMail } from '../../../src/outreach/inbox/kept-mail.ts';
import { keptMailSchema } from '../../../src/outreach/shapes/inbound.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const retryKeptMailRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/inbound/{id}/retry',
  operationId: 'retryInboundMail',
  tag: 'Inbound',
  scope: 'inbound:write',
  summary: 'Try again to handle a mail',
  description: 'Has a mail handled again that could not be, within seconds. Any other stays as it is.',
  params: idIn('mail', 'inm'),
  shape: dataOf(keptMailSchema),
  statuses: { 200: 'The mail: it waits, or was handled before.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await retryKeptMail(app, workspace.id, id) } }),
});
