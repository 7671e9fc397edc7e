import * as z from 'zod';
import { callMeta } from '../../src/generation/envelope.ts';
import { estimate } from '../../src/generation/estimating/estimate.ts';
import { estimateSchema } from '../../src/generation/estimating/shapes.ts';
import { suppliedSchemas, toolInput } from '../../src/generation/input.ts';
import { parseInput } from '../../src/generation/parse.ts';
import { must } from '../../src/system/must.ts';
import { GENERATION_TOOLS, generationTools } from '../../tools/generation.ts';
import { defineRoute } from '../route.ts';

const tool = z.enum(GENERATION_TOOLS.map(({ name }) => name)).describe('Name of the tool, such as generate_blueprint.');

const { research, architecture, features } = suppliedSchemas;
const supplied = {
  research: research.optional(),
  architecture: architecture.optional(),
  features: features.optional(),
};

export const estimateRoute = defineRoute({
  method: 'POST',
  path: '/mcp/estimate',
  operationId: 'estimate',
  tag: 'Generation',
  summary: 'Estimate what a call costs',
  description:
    'Credits, tokens, money and seconds that a call is expected to cost: `tool` beside the body of that call, which is checked as it would be. Nothing is written, and no model is asked. Costs nothing.',
  price: 0,
  tier: 'free',
  body: {
    // The tool's own schema refuses what it does not take.
    schema: toolInput(supplied).safeExtend({ tool }),
    examples: {
      idea: {
        summary: 'A blueprint',
        value: { tool: 'generate_blueprint', idea: 'A booking app for dog groomers with SMS reminders' },
      },
    },
  },
  responses: { 200: { description: 'What the call would cost.', shape: estimateSchema } },
  errors: [
    ...(['plan_required', 'conflict', 'not_found', 'engine_unavailable', 'unprocessable'] as const),
    ...(['invalid_json', 'payload_too_large', 'unsupported_media_type'] as const),
  ],
  handler: async ({ app, caller, readJson, startedAt }) => {
    const { tool: name, ...input } = parseInput(z.looseObject({ tool }), await readJson());
    const data = await estimate(app, caller, must(generationTools.get(name)), input, { sameness: { kind: 'fresh' } });
    return { kind: 'json', data, meta: await callMeta(app, caller, { tool: 'estimate', startedAt }) };
  },
});
