import { removeStep } from '../../../src/outreach/steps.ts';
import { defineOutreachRoute } from '../route.ts';
import { removed, removedSchema, stepIn } from '../things.ts';

export const removeStepRoute = defineOutreachRoute({
  method: 'DELETE',
  path: '/outreach/campaigns/{id}/steps/{stepId}',
  operationId: 'removeStep',
  tag: 'Steps',
  scope: 'campaigns:write',
  summary: 'Remove a step',
  description:
    'Takes a step out of the sequence, unless it has been carried out for a lead already: that one stays, so that it can be told what was sent.',
  params: stepIn,
  shape: removedSchema,
  statuses: { 200: 'It is gone.' },
  errors: ['not_found', 'unprocessable'],
  handler: async ({ app, workspace, id: campaignId, stepId }) => {
    await removeStep(app, { workspaceId: workspace.id, campaignId, stepId });
    return { body: removed(stepId) };
  },
});
