import * as z from 'zod';
import { callMeta } from '../../src/generation/envelope.ts';
import { diffVersions } from '../../src/plans/read-plan.ts';
import { planDiffSchema } from '../../src/plans/shapes.ts';
import { planArtifactParams, versionQuery } from '../plan-params.ts';
import { defineRoute } from '../route.ts';

export const diffPlanArtifactRoute = defineRoute({
  method: 'GET',
  path: '/mcp/plans/{id}/{artifact}/diff',
  operationId: 'diffPlanArtifact',
  tag: 'Plans',
  summary: 'Compare two versions of an artefact',
  description:
    'The items that were added, removed and changed between two versions, with the fields that differ. Costs nothing.',
  price: 0,
  tier: 'free',
  params: planArtifactParams,
  query: z.strictObject({
    from: versionQuery('Number of the earlier version; the one before the later one by default.').optional(),
    to: versionQuery('Number of the later version; the current one by default.').optional(),
  }),
  responses: { 200: { description: 'What differs.', shape: planDiffSchema } },
  errors: ['not_found'],
  handler: async ({ app, caller, params, query, startedAt }) => {
    const { id: planId, artifact } = params;
    const data = await diffVersions(app, caller.workspace.id, { planId, artifact, ...query });
    return { kind: 'json', data, meta: await callMeta(app, caller, { tool: 'read_plan', startedAt }) };
  },
});
