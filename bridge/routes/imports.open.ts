import * as z from 'zod';
import { callMeta } from '../../src/generation/envelope.ts';
import { importFiles } from '../../src/generation/importing/import-files.ts';
import { IMPORT_LIMIT, importShape, planImportSchema } from '../../src/generation/importing/shapes.ts';
import { parseInput } from '../../src/generation/parse.ts';
import { defineRoute } from '../route.ts';

const body = z.strictObject(importShape);

export const importSpecRoute = defineRoute({
  method: 'POST',
  path: '/mcp/imports',
  operationId: 'importSpec',
  tag: 'Plans',
  summary: 'Open a plan from a spec',
  description:
    'Makes a plan of a spec of OpenSpec or Kiro: its requirements become features with their criteria, and what it lacks becomes questions of the brief. Go on with the order of that plan. Files that name a plan of this workspace are imported into it. Up to 16 MiB. Costs nothing.',
  price: 0,
  tier: 'free',
  body: {
    schema: body,
    limit: IMPORT_LIMIT,
    examples: {
      kiro: {
        summary: 'A spec of Kiro',
        value: {
          files: [
            {
              path: '.kiro/specs/tides/requirements.md',
              text: '# Requirements Document\n\n## Introduction\n\nA tide diary for oyster growers.\n\n### Requirement 1: Tides\n\n#### Acceptance Criteria\n\n1. WHEN a grower opens the diary THE System SHALL show the next low tide\n',
            },
          ],
        },
      },
    },
  },
  responses: { 200: { description: 'The plan, and what it lacks.', shape: planImportSchema } },
  errors: ['not_found', 'conflict', 'invalid_json', 'payload_too_large', 'unsupported_media_type'],
  handler: async ({ app, caller, readJson, startedAt }) => {
    const data = await importFiles(app, caller, parseInput(body, await readJson()));
    return { kind: 'json', data, meta: await callMeta(app, caller, { tool: 'import_plan', startedAt }) };
  },
});
