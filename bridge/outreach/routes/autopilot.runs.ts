import { autopilotRunListQuery, listAutopilotRuns } from '../../../src/outreach/actions/autopilot/runs.ts';
import { autopilotRunPageSchema } from '../../../src/outreach/shapes/autopilot.ts';
import { AUTOPILOT_RUN } from '../example-report.ts';
import { defineOutreachRoute } from '../route.ts';
import { idIn } from '../things.ts';

export const listAutopilotRunsRoute = defineOutreachRoute({
  method: 'GET',
  path: '/outreach/campaigns/{id}/autopilot/runs',
  operationId: 'listAutopilotRuns',
  tag: 'Campaigns',
  scope: 'campaigns:read',
  summary: 'List the autopilot runs of a campaign',
  description: 'Each with its report, newest first. Dry runs are not among them.',
  params: idIn('campaign', 'cam'),
  query: autopilotRunListQuery,
  shape: autopilotRunPageSchema,
  example: { data: [AUTOPILOT_RUN], nextCursor: null, hasMore: false },
  statuses: { 200: 'A page of runs.' },
  errors: ['not_found'],
  handler: async ({ app, workspace, id, query }) => ({
    body: await listAutopilotRuns(app, workspace.id, id, query),
  }),
});
