import * as z from 'zod';
import { callMeta } from '../../src/generation/envelope.ts';
import { planNext } from '../../src/generation/orders/plan-next.ts';
import { answersSchema, changeSchema, planOrderedSchema } from '../../src/generation/orders/shapes.ts';
import { parseInput } from '../../src/generation/parse.ts';
import { planParams } from '../plan-params.ts';
import { defineRoute } from '../route.ts';

const body = z.strictObject({ answers: answersSchema.optional(), change: changeSchema.optional() });

export const nextOrderRoute = defineRoute({
  method: 'POST',
  path: '/mcp/plans/{id}/next',
  operationId: 'nextOrder',
  tag: 'Plans',
  summary: 'Get the next order of a plan',
  description:
    'What a model of your own is to write next. `answers` takes the person’s answers to questions of the brief, `change` what is to be different in the plan, in their words. Costs nothing.',
  price: 0,
  tier: 'free',
  params: planParams,
  body: {
    schema: body,
    isOptional: true,
    examples: {
      next: { summary: 'Go on', value: {} },
      answers: { summary: 'Answer a question of the brief', value: { answers: { Q1: 'Dutch' } } },
      change: { summary: 'Change the plan', value: { change: 'No deposits in the first release.' } },
    },
  },
  responses: {
    200: { description: 'The plan and its next order.', shape: planOrderedSchema.describe('The plan and its order.') },
  },
  errors: ['not_found', 'conflict', 'invalid_json', 'payload_too_large', 'unsupported_media_type'],
  handler: async ({ app, caller, params, readJson, startedAt }) => {
    const data = await planNext(app, caller, { plan: params.id, ...parseInput(body, await readJson()) });
    return { kind: 'json', data, meta: await callMeta(app, caller, { tool: 'plan_next', startedAt }) };
  },
});
