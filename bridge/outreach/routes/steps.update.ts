import { stepSchema, stepUpdateSchema } from '../../../src/outreach/shapes/step.ts';
import { updateStep } from '../../../src/outreach/steps.ts';
import { STEP } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf, stepIn } from '../things.ts';

export const updateStepRoute = defineOutreachRoute({
  method: 'PATCH',
  path: '/outreach/campaigns/{id}/steps/{stepId}',
  operationId: 'updateStep',
  tag: 'Steps',
  scope: 'campaigns:write',
  summary: 'Change a step, or move it',
  description:
    'Changes what is sent and leaves the rest; `position` moves the step. Mails that have left, or are about to, stay as they are.',
  params: stepIn,
  body: { schema: stepUpdateSchema, examples: { wait: { summary: 'A longer wait', value: { waitDays: 5 } } } },
  shape: dataOf(stepSchema),
  example: { data: { ...STEP, waitHours: 120 } },
  statuses: { 200: 'The step as it is now.' },
  errors: [...BODY_ERRORS, 'not_found', 'unprocessable'],
  handler: async ({ app, workspace, id: campaignId, stepId, body }) => ({
    body: { data: await updateStep(app, { workspaceId: workspace.id, campaignId, stepId }, body) },
  }),
});
