import * as z from 'zod';
import { callMeta } from '../../src/generation/envelope.ts';
import { contextSchema, ideaSchema } from '../../src/generation/input.ts';
import { planNext } from '../../src/generation/orders/plan-next.ts';
import { planOrderedSchema } from '../../src/generation/orders/shapes.ts';
import { parseInput } from '../../src/generation/parse.ts';
import { defineRoute } from '../route.ts';

const body = z.strictObject({ idea: ideaSchema, context: contextSchema.optional() });

export const openPlanRoute = defineRoute({
  method: 'POST',
  path: '/mcp/plans',
  operationId: 'openPlan',
  tag: 'Plans',
  summary: 'Open a plan that your own model writes',
  description:
    'Opens the plan of an idea, or finds the one that there is, and answers its next order: what a model of your own is to write. Costs nothing; an artefact is charged when all of it is accepted.',
  price: 0,
  tier: 'free',
  body: {
    schema: body,
    examples: { idea: { summary: 'An idea', value: { idea: 'A tide diary for oyster growers, on a shared phone' } } },
  },
  responses: { 200: { description: 'The plan and its next order.', shape: planOrderedSchema } },
  errors: ['conflict', 'invalid_json', 'payload_too_large', 'unsupported_media_type'],
  handler: async ({ app, caller, readJson, startedAt }) => {
    const data = await planNext(app, caller, parseInput(body, await readJson()));
    return { kind: 'json', data, meta: await callMeta(app, caller, { tool: 'plan_next', startedAt }) };
  },
});
