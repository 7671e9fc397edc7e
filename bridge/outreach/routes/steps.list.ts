import { stepSchema } from '../../../src/outreach/shapes/step.ts';
import { listSteps } from '../../../src/outreach/steps.ts';
import { STEP } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { allOf, idIn } from '../things.ts';

export const listStepsRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/campaigns/{id}/steps',
  operationId: 'listSteps',
  tag: 'Steps',
  scope: 'campaigns:read',
  summary: 'List the steps of a campaign',
  description: 'The sequence, in the order in which leads go through it.',
  params: idIn('campaign', 'cam'),
  shape: allOf(stepSchema, 'The steps, first to last.'),
  example: { data: [STEP] },
  statuses: { 200: 'The steps.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id }) => ({ body: { data: await listSteps(app, workspace.id, id) } }),
});
