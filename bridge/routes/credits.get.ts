import { creditsSchema, getCredits } from '../../src/generation/credits-view.ts';
import { callMeta } from '../../src/generation/envelope.ts';
import { defineRoute } from '../route.ts';

const TOOL = 'get_credits';

export const getCreditsRoute = defineRoute({
  method: 'GET',
  path: '/mcp/credits',
  operationId: 'getCredits',
  tag: 'Credits',
  summary: 'Read balance and plan',
  description:
    'Balance and plan of the workspace that the key belongs to. Costs nothing; counts against the rate limit.',
  price: 0,
  tier: 'free',
  responses: {
    200: {
      description: 'Balance and plan.',
      shape: creditsSchema,
      example: {
        workspaceId: 'ws_0f3c2b7a9d1e4c5f8a6b3d2e1f0c9b8a',
        workspaceName: 'Northwind',
        credits: 1475,
        plan: 'starter',
        planLabel: 'Starter',
        creditsPerCycle: 1500,
      },
    },
  },
  errors: [],
  handler: async ({ app, caller, startedAt }) => {
    const data = await getCredits(app, caller);
    return {
      kind: 'json',
      data,
      meta: await callMeta(app, caller, { tool: TOOL, startedAt, remaining: data.credits }),
    };
  },
});
