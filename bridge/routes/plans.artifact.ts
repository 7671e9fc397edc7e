import * as z from 'zod';
import { callMeta } from '../../src/generation/envelope.ts';
import { readArtifact } from '../../src/plans/read-plan.ts';
import { asSchema, itemSchema, planArtifactSchema } from '../../src/plans/shapes.ts';
import { planArtifactParams, versionQuery } from '../plan-params.ts';
import { defineRoute } from '../route.ts';

export const getPlanArtifactRoute = defineRoute({
  method: 'GET',
  path: '/mcp/plans/{id}/{artifact}',
  operationId: 'getPlanArtifact',
  tag: 'Plans',
  summary: 'Read an artefact of a plan',
  description:
    'An artefact, or with `item` one piece of it, in the current version or the one named by `version`; before it is accepted, what is written of it so far (version 0). Costs nothing.',
  price: 0,
  tier: 'free',
  params: planArtifactParams,
  query: z.strictObject({
    version: versionQuery('Number of the version; the current one by default.').optional(),
    item: itemSchema.optional(),
    as: asSchema.optional(),
  }),
  responses: { 200: { description: 'The artefact.', shape: planArtifactSchema } },
  errors: ['not_found'],
  handler: async ({ app, caller, params, query, startedAt }) => {
    const asked = { planId: params.id, artifact: params.artifact, ...query, full: true };
    const { isWhole: _, ...data } = await readArtifact(app, caller.workspace.id, asked);
    return { kind: 'json', data, meta: await callMeta(app, caller, { tool: 'read_plan', startedAt }) };
  },
});
