import * as z from 'zod';
import { callMeta } from '../../src/generation/envelope.ts';
import { exportPlanAs } from '../../src/generation/exporting/export-plan.ts';
import { exportFormatSchema, planExportSchema } from '../../src/generation/exporting/shapes.ts';
import { planParams } from '../plan-params.ts';
import { defineRoute } from '../route.ts';

export const exportPlanRoute = defineRoute({
  method: 'GET',
  path: '/mcp/plans/{id}/export',
  operationId: 'exportPlan',
  tag: 'Plans',
  summary: 'Export a plan as files',
  description:
    'The current versions of a plan as the files of a format: paths and texts, to write into a repository. Ids such as F1.2 and P3 stay in them. A plan without the artefacts that the format is made of is a conflict. Costs nothing.',
  price: 0,
  tier: 'free',
  params: planParams,
  query: z.strictObject({ as: exportFormatSchema }),
  responses: { 200: { description: 'The files.', shape: planExportSchema } },
  errors: ['not_found', 'conflict'],
  handler: async ({ app, caller, params, query, startedAt }) => ({
    kind: 'json',
    data: await exportPlanAs(app, caller, { planId: params.id, as: query.as }),
    meta: await callMeta(app, caller, { tool: 'export_plan', startedAt }),
  }),
});
