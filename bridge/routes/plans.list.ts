import * as z from 'zod';
import { callMeta } from '../../src/generation/envelope.ts';
import { pageQuery } from '../../src/outreach/shapes/fields.ts';
import { listPlans } from '../../src/plans/list-plans.ts';
import { listedPlanSchema } from '../../src/plans/shapes.ts';
import { defineRoute } from '../route.ts';

export const listPlansRoute = defineRoute({
  method: 'GET',
  path: '/mcp/plans',
  operationId: 'listPlans',
  tag: 'Plans',
  summary: 'List plans',
  description:
    'The plans of the workspace, newest first, then the samples, which every workspace can read and build from. Every generation goes into the plan of its idea and context. Costs nothing.',
  price: 0,
  tier: 'free',
  query: z.strictObject(pageQuery),
  responses: {
    200: { description: 'A page of plans.', shape: z.array(listedPlanSchema).describe('The plans.'), isPage: true },
  },
  errors: [],
  handler: async ({ app, caller, query, startedAt }) => {
    const { data, ...page } = await listPlans(app, caller.workspace.id, query);
    return { kind: 'json', data, page, meta: await callMeta(app, caller, { tool: 'list_plans', startedAt }) };
  },
});
