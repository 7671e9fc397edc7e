import { cancelRun } from '../../src/generation/cancel.ts';
import { defineRoute } from '../route.ts';
import { runData, runMeta, runSchema } from '../run-data.ts';
import { runParams } from '../run-params.ts';

export const cancelRunRoute = defineRoute({
  method: 'DELETE',
  path: '/mcp/runs/{id}',
  operationId: 'cancelRun',
  tag: 'Runs',
  summary: 'Cancel a run',
  description:
    'Stops a run and releases the credits it holds. A run that has ended stays as it ended, and is answered as it stands.',
  price: 0,
  tier: 'free',
  params: runParams,
  responses: {
    200: { description: 'The run as it ended.', shape: runSchema },
    202: { description: 'The run was told to stop and will.', shape: runSchema },
  },
  errors: ['not_found'],
  handler: async ({ app, caller, params, startedAt }) => {
    const run = await cancelRun(app, caller, params.id);
    const status = run.status === 'running' ? 202 : 200;
    return { kind: 'json', status, data: runData(run), meta: await runMeta(app, caller, run, startedAt) };
  },
});
