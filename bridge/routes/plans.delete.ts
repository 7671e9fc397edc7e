import * as z from 'zod';
import { callMeta } from '../../src/generation/envelope.ts';
import { deletePlan } from '../../src/plans/delete-plan.ts';
import { planParams } from '../plan-params.ts';
import { defineRoute } from '../route.ts';

const deletedSchema = z
  .object({ planId: z.string().describe('Id of the plan.'), deleted: z.literal(true).describe('It is gone.') })
  .describe('A plan that was deleted.');

export const deletePlanRoute = defineRoute({
  method: 'DELETE',
  path: '/mcp/plans/{id}',
  operationId: 'deletePlan',
  tag: 'Plans',
  summary: 'Delete a plan',
  description:
    'Deletes a plan with all its versions and drafts, and the input and result of each of its runs. What was charged stays in the ledger. While one of its runs is in progress, it is a conflict. The same idea makes a new plan afterwards.',
  price: 0,
  tier: 'free',
  params: planParams,
  responses: { 200: { description: 'It was deleted.', shape: deletedSchema } },
  errors: ['not_found', 'conflict'],
  handler: async ({ app, caller, params, startedAt }) => {
    await deletePlan(app, caller.workspace.id, params.id);
    return {
      kind: 'json',
      data: { planId: params.id, deleted: true },
      meta: await callMeta(app, caller, { tool: 'delete_plan', startedAt }),
    };
  },
});
