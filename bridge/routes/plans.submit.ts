import * as z from 'zod';
import { callMeta } from '../../src/generation/envelope.ts';
import { planSubmit } from '../../src/generation/orders/plan-submit.ts';
import { submissionShape, submitAnswerSchema } from '../../src/generation/orders/shapes.ts';
import { parseInput } from '../../src/generation/parse.ts';
import { planParams } from '../plan-params.ts';
import { defineRoute } from '../route.ts';

const body = z.strictObject(submissionShape);

export const submitPartRoute = defineRoute({
  method: 'POST',
  path: '/mcp/plans/{id}/submit',
  operationId: 'submitPart',
  tag: 'Plans',
  summary: 'Submit what your model wrote',
  description:
    'Takes what an order asked for, or a patch of what was refused, and answers a verdict: accepted with the next order, or refused with what is wrong. An artefact is charged once, when all of it is accepted. The same submission sent again gets the same verdict.',
  price: 0,
  tier: 'free',
  params: planParams,
  body: {
    schema: body,
    examples: {
      data: {
        summary: 'An answer to an order',
        value: { artifact: 'brief', data: { product: 'A tide diary for oyster growers' } },
      },
      patch: {
        summary: 'A patch of what was refused',
        value: {
          artifact: 'brief',
          patch: [{ op: 'replace', path: '/demands/D1/quote', value: 'see the next low tide' }],
          base: '9f2c5a0e',
        },
      },
    },
  },
  responses: { 200: { description: 'The verdict.', shape: submitAnswerSchema } },
  errors: [
    'not_found',
    'conflict',
    'insufficient_credits',
    'invalid_json',
    'payload_too_large',
    'unsupported_media_type',
  ],
  handler: async ({ app, caller, params, readJson, startedAt }) => {
    const data = await planSubmit(app, caller, { plan: params.id, ...parseInput(body, await readJson()) });
    const charged = data.verdict.creditsCharged;
    return { kind: 'json', data, meta: await callMeta(app, caller, { tool: 'plan_submit', startedAt, charged }) };
  },
});
