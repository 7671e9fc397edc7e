import { suppressionCreateSchema, suppressionSchema } from '../../../src/outreach/shapes/suppression.ts';
import { addSuppression } from '../../../src/outreach/suppressions.ts';
import { SUPPRESSION } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { addedOf, BODY_ERRORS } from '../things.ts';

export const addSuppressionRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/suppressions',
  operationId: 'addSuppression',
  tag: 'Suppressions',
  scope: 'suppressions:write',
  summary: 'Suppress an address or a domain',
  description:
    'From now on nobody of the workspace mails it, and what waits for it is cancelled. One that is there comes back as it is.',
  body: {
    schema: suppressionCreateSchema,
    examples: {
      address: { summary: 'One address', value: { value: SUPPRESSION.value } },
      domain: { summary: 'A whole domain', value: { value: 'competitor.example', reason: 'manual' } },
    },
  },
  shape: addedOf(suppressionSchema),
  example: { data: SUPPRESSION, created: true },
  statuses: { 200: 'The suppression that was there before.', 201: 'The new suppression.' },
  errors: [...BODY_ERRORS, 'unprocessable'],
  handler: async ({ app, workspace, body }) => {
    const answer = await addSuppression(app, workspace.id, body);
    return { status: answer.created ? 201 : 200, body: answer };
  },
});
