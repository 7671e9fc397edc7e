import type * as z from 'zod';
import { callMeta } from '../src/generation/envelope.ts';
import { type Revising, revisePlan } from '../src/generation/orders/revise.ts';
import { revisedSchema } from '../src/generation/orders/shapes.ts';
import { parseInput } from '../src/generation/parse.ts';
import type { BodySpec } from './endpoint.ts';
import { WAIT_MS } from './idempotency-key.ts';
import { planParams } from './plan-params.ts';
import { defineRoute, type Route } from './route.ts';

interface Revision {
  /** The end of its path. */
  name: 'revise' | 'refresh';
  operationId: string;
  summary: string;
  says: string;
  body: BodySpec & { schema: z.ZodType<Omit<Revising, 'plan'>> };
}

const DONE = 'What was brought up to date, and what is left.';

/** Offers one way to have the service's model change a plan. */
export function revisionRoute({ name, operationId, summary, says, body }: Revision): Route {
  return defineRoute({
    method: 'POST',
    path: `/mcp/plans/{id}/${name}`,
    operationId,
    tag: 'Plans',
    summary,
    description: `${says} Each artefact that changes is charged the price of its tool as soon as it is accepted; what still holds is free. After 280 seconds, or a failure, \`left\` says what is still to be done, and the same call goes on from there. Nothing is reviewed: \`plan_next\` asks for a review. Needs a model.`,
    price: 0,
    tier: 'free',
    params: planParams,
    body,
    // A schema of its own each: the documents name it by its route.
    responses: { 200: { description: DONE, shape: revisedSchema.describe(`What the ${name} of a plan has come to.`) } },
    errors: [
      ...(['not_found', 'conflict', 'insufficient_credits', 'engine_unavailable', 'engine_timeout'] as const),
      ...(['unprocessable', 'invalid_json', 'payload_too_large', 'unsupported_media_type'] as const),
    ],
    handler: async ({ app, caller, params, readJson, startedAt }) => {
      const asked = parseInput(body.schema, await readJson());
      const data = await revisePlan(app, caller, { plan: params.id, ...asked }, { waitMs: WAIT_MS });
      const charged = data.updated.reduce((sum, { creditsCharged }) => sum + creditsCharged, 0);
      return { kind: 'json', data, meta: await callMeta(app, caller, { tool: `plan_${name}`, startedAt, charged }) };
    },
  });
}
