import { runAutopilot } from '../../../src/outreach/actions/autopilot/run-autopilot.ts';
import { autopilotInput, autopilotRunSchema } from '../../../src/outreach/shapes/autopilot.ts';
import { AUTOPILOT_RUN } from '../example-report.ts';
import { defineOutreachRoute } from '../route.ts';
import { BODY_ERRORS, dataOf, idIn } from '../things.ts';

export const runAutopilotRoute = defineOutreachRoute({
  method: 'POST',
  path: '/outreach/campaigns/{id}/autopilot/run',
  operationId: 'runAutopilot',
  tag: 'Campaigns',
  scope: 'campaigns:write',
  reachesOut: true,
  summary: 'Let autopilot make one pass over a campaign',
  description:
    'Puts the prospects that fit the campaign’s `icp` (or its pitch) by at least 50 of 100 into it as leads, looks up the companies of the new ones (at most 10, each counted as an enrichment), and drafts answers to replies that wait for a person (at most 10, each counted as a reply draft). It sends nothing itself: the campaign’s sequence does, and drafts are sent by a person. The answer, which is kept, says each thing it did and why, and what it left out. Limited for each workspace to 2 a minute, 10 an hour and 50 a day.',
  params: idIn('campaign', 'cam'),
  body: {
    schema: autopilotInput,
    examples: {
      dry: { summary: 'Only tell what it would do', value: { dryRun: true } },
      ten: { summary: 'At most ten new leads', value: { limit: 10 } },
    },
    isOptional: true,
  },
  shape: dataOf(autopilotRunSchema),
  example: { data: AUTOPILOT_RUN },
  statuses: { 200: 'What it did and why.' },
  errors: [...BODY_ERRORS, 'not_found', 'conflict', 'unprocessable'],
  handler: async ({ app, workspace, id, body, tellQuota }) => ({
    body: { data: await runAutopilot(app, workspace.id, id, { input: body, tellQuota }) },
  }),
});
