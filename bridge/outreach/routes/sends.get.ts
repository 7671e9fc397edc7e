import { getSend } from '../../../src/outreach/sends.ts';
import { sendDetailSchema } from '../../../src/outreach/shapes/send.ts';
import { defineOutreachRoute } from '../route.ts';
import { dataOf, idIn } from '../things.ts';

export const getSendRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/sends/{id}',
  operationId: 'getSend',
  tag: 'Sends',
  scope: 'sends:read',
  summary: 'Read a mail',
  description: 'One mail with its text and its delivery state.',
  params: idIn('mail', 'snd'),
  shape: dataOf(sendDetailSchema),
  statuses: { 200: 'The mail.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await getSend(app, workspace.id, id) } }),
});
