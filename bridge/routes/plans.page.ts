import { callMeta } from '../../src/generation/envelope.ts';
import { linkPage } from '../../src/plans/page-links.ts';
import { pageLinkSchema } from '../../src/plans/shapes.ts';
import { planParams } from '../plan-params.ts';
import { defineRoute } from '../route.ts';

export const linkPlanPageRoute = defineRoute({
  method: 'POST',
  path: '/mcp/plans/{id}/page',
  operationId: 'linkPlanPage',
  tag: 'Plans',
  summary: 'Get a link to the page of a plan',
  description:
    'A link for a browser that shows the whole plan to read. It works once, within ten minutes; the page then stays open in that browser for twelve hours, without an API key. The page of a sample is open to everyone, and needs no link. Costs nothing.',
  price: 0,
  tier: 'free',
  params: planParams,
  responses: { 200: { description: 'The link.', shape: pageLinkSchema } },
  errors: ['not_found'],
  handler: async ({ app, caller, params, baseUrl, startedAt }) => {
    const asked = { workspaceId: caller.workspace.id, planId: params.id, keyId: caller.key?.id };
    return {
      kind: 'json',
      data: await linkPage(app, asked, baseUrl),
      meta: await callMeta(app, caller, { tool: 'link_plan_page', startedAt }),
    };
  },
});
