import { stepCreateSchema, stepSchema } from '../../../src/outreach/shapes/step.ts';
import { addStep } from '../../../src/outreach/steps.ts';
import { STEP } from '../examples.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf, idIn } from '../things.ts';

export const addStepRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/campaigns/{id}/steps',
  operationId: 'addStep',
  tag: 'Steps',
  scope: 'campaigns:write',
  summary: 'Add a step',
  description:
    'Adds a mail, or a touch that is written for a person to post, at the end unless `position` says where. Subject and body are Liquid with spintax: `{{ firstName }}`, `{Hi|Hello}`. A follow-up without a subject answers the mail before it in the same thread.',
  params: idIn('campaign', 'cam'),
  body: {
    schema: stepCreateSchema,
    examples: {
      mail: { summary: 'The first mail', value: { subject: STEP.subject, body: STEP.body } },
      followUp: {
        summary: 'A follow-up in the same thread',
        value: { waitDays: 3, body: 'One more thought, {{ firstName }}: …' },
      },
      touch: {
        summary: 'A note to post by hand',
        value: { kind: 'touch', channel: 'linkedin', waitDays: 2, note: 'Ask how their booking works today.' },
      },
    },
  },
  shape: dataOf(stepSchema),
  example: { data: STEP },
  statuses: { 201: 'The step.' },
  errors: [...BODY_ERRORS, 'not_found', 'unprocessable'],
  handler: async ({ app, workspace, id, body }) => ({ body: { data: await addStep(app, workspace.id, id, body) } }),
});
