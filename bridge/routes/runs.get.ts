import * as z from 'zod';
import { wholeQuery } from '../../src/artifacts/whole-query.ts';
import { waitForRun } from '../../src/generation/wait.ts';
import { defineRoute } from '../route.ts';
import { runData, runMeta, runSchema } from '../run-data.ts';
import { runParams } from '../run-params.ts';

const WAIT_SECONDS_MAX = 60;

export const getRunRoute = defineRoute({
  method: 'GET',
  path: '/mcp/runs/{id}',
  operationId: 'getRun',
  tag: 'Runs',
  summary: 'Read a run',
  description:
    'How a run of the workspace stands, and its result once it succeeded. With `wait` the answer comes when the run ends, or after so many seconds. Costs nothing.',
  price: 0,
  tier: 'free',
  params: runParams,
  query: z.object({
    wait: wholeQuery(0, WAIT_SECONDS_MAX)
      .prefault(0)
      .describe(`Seconds to wait for the end of the run, 0 to ${WAIT_SECONDS_MAX}.`),
  }),
  responses: { 200: { description: 'The run.', shape: runSchema } },
  errors: ['not_found'],
  handler: async ({ app, caller, params, query, startedAt }) => {
    const run = await waitForRun(app, caller, params.id, { forMs: query.wait * 1_000 });
    return { kind: 'json', data: runData(run), meta: await runMeta(app, caller, run, startedAt) };
  },
});
