import { suppressionUndoReportSchema, suppressionUndoSchema } from '../../../src/outreach/shapes/suppression.ts';
import { undoSuppressions } from '../../../src/outreach/undo-suppressions.ts';
import { CREATED_AT } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf } from '../things.ts';

export const undoSuppressionsRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/suppressions/undo',
  operationId: 'undoSuppressions',
  tag: 'Suppressions',
  scope: 'suppressions:write',
  summary: 'Undo the suppressions of bounces in a time',
  description:
    'Takes back the addresses that bounces suppressed in a time, and lets the leads that ended by it alone go on with their next step. Their history stays, and what a server took is not sent again. An address whose reader unsubscribed or complained is kept.',
  body: {
    schema: suppressionUndoSchema,
    examples: { morning: { summary: 'Since a morning', value: { reason: 'bounced', since: CREATED_AT } } },
  },
  shape: dataOf(suppressionUndoReportSchema),
  example: { data: { removed: 52, kept: 0, leadsResumed: 52 } },
  statuses: { 200: 'What was taken back.' },
  errors: [...BODY_ERRORS],
  handler: async ({ app, workspace, body }) => ({ body: { data: await undoSuppressions(app, workspace.id, body) } }),
});
