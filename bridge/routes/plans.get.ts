import { callMeta } from '../../src/generation/envelope.ts';
import { readPlan } from '../../src/plans/read-plan.ts';
import { planSchema } from '../../src/plans/shapes.ts';
import { planParams } from '../plan-params.ts';
import { defineRoute } from '../route.ts';

export const getPlanRoute = defineRoute({
  method: 'GET',
  path: '/mcp/plans/{id}',
  operationId: 'getPlan',
  tag: 'Plans',
  summary: 'Read a plan',
  description:
    'Idea, context and the current version of each artefact: who wrote it, from what, and whether it is stale. The content is read one artefact at a time. Costs nothing.',
  price: 0,
  tier: 'free',
  params: planParams,
  responses: { 200: { description: 'The plan.', shape: planSchema } },
  errors: ['not_found'],
  handler: async ({ app, caller, params, startedAt }) => ({
    kind: 'json',
    data: await readPlan(app, caller.workspace.id, params.id),
    meta: await callMeta(app, caller, { tool: 'read_plan', startedAt }),
  }),
});
