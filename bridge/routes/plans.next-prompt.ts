import * as z from 'zod';
import { nextPrompt } from '../../src/generation/building/next-prompt.ts';
import { doneSchema, nextPromptSchema } from '../../src/generation/building/shapes.ts';
import { callMeta } from '../../src/generation/envelope.ts';
import { parseInput } from '../../src/generation/parse.ts';
import { planParams } from '../plan-params.ts';
import { defineRoute } from '../route.ts';

const body = z.strictObject({ done: doneSchema.optional() });

export const nextPromptRoute = defineRoute({
  method: 'POST',
  path: '/mcp/plans/{id}/prompts/next',
  operationId: 'nextPrompt',
  tag: 'Plans',
  summary: 'Build from a plan, one prompt at a time',
  description:
    'Marks the prompts of `done` as built, all of them or none, and answers the next one whose dependencies are done, the setup first, with what is done, open and blocked. A prompt that has changed since it was done is open again. The same again changes nothing. Costs nothing.',
  price: 0,
  tier: 'free',
  params: planParams,
  body: {
    schema: body,
    isOptional: true,
    examples: {
      next: { summary: 'The next prompt', value: {} },
      done: {
        summary: 'A prompt is built',
        value: {
          done: [
            {
              prompt: 'P3',
              version: 1,
              note: 'Booking with a deposit; 14 tests.',
              evidence: { files: ['src/booking.ts'], command: 'npm test', exitCode: 0, commit: '4f2a9c1' },
            },
          ],
        },
      },
    },
  },
  responses: { 200: { description: 'How far the plan is built, and its next prompt.', shape: nextPromptSchema } },
  errors: ['not_found', 'conflict', 'invalid_json', 'payload_too_large', 'unsupported_media_type'],
  handler: async ({ app, caller, params, readJson, startedAt }) => {
    const data = await nextPrompt(app, caller, { plan: params.id, ...parseInput(body, await readJson()) });
    return { kind: 'json', data, meta: await callMeta(app, caller, { tool: 'next_prompt', startedAt }) };
  },
});
