import * as z from 'zod';
import { callMeta } from '../../src/generation/envelope.ts';
import { importFiles } from '../../src/generation/importing/import-files.ts';
import { IMPORT_LIMIT, importShape, planImportSchema } from '../../src/generation/importing/shapes.ts';
import { parseInput } from '../../src/generation/parse.ts';
import { planParams } from '../plan-params.ts';
import { defineRoute } from '../route.ts';

const body = z.strictObject(importShape);

export const importPlanRoute = defineRoute({
  method: 'POST',
  path: '/mcp/plans/{id}/import',
  operationId: 'importPlan',
  tag: 'Plans',
  summary: 'Import edited files into a plan',
  description:
    'Takes what people changed in the files of an export into the plan: each artefact that changes gets a new version. Edits that have no place in the plan, or contradict what has changed in it since, are named, and nothing is imported unless `partial`. The same files again change nothing. Up to 16 MiB. Costs nothing.',
  price: 0,
  tier: 'free',
  params: planParams,
  body: {
    schema: body,
    limit: IMPORT_LIMIT,
    examples: {
      files: {
        summary: 'A file of an export, edited',
        value: {
          as: 'markdown',
          files: [{ path: 'docs/plan/features.md', text: '# Features\n\n## F1 Tide diary\n' }],
          dryRun: true,
        },
      },
    },
  },
  responses: { 200: { description: 'What was imported, or what stands in the way.', shape: planImportSchema } },
  errors: ['not_found', 'conflict', 'invalid_json', 'payload_too_large', 'unsupported_media_type'],
  handler: async ({ app, caller, params, readJson, startedAt }) => {
    const data = await importFiles(app, caller, { ...parseInput(body, await readJson()), planId: params.id });
    return { kind: 'json', data, meta: await callMeta(app, caller, { tool: 'import_plan', startedAt }) };
  },
});
