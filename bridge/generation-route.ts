import { TIERS } from '../src/accounts/tiers.ts';
import { generatedMeta } from '../src/generation/envelope.ts';
import { type Generated, generate } from '../src/generation/generate.ts';
import type { Sameness } from '../src/generation/same-call.ts';
import type { GenerationTool } from '../src/generation/tool.ts';
import { API_PREFIX } from './api-prefix.ts';
import type { HeaderSpec } from './endpoint.ts';
import { requestExamples, responseExample } from './examples.ts';
import { idempotencyHeader, idempotencyKey, REPLAYED, WAIT_MS } from './idempotency-key.ts';
import { type Answer, type Call, defineRoute, type Route } from './route.ts';
import { runningSchema } from './run-data.ts';

const RESPOND_ASYNC = /(?:^|,)\s*respond-async\s*(?:[,;]|$)/i;

const REQUEST_HEADERS: readonly HeaderSpec[] = [
  idempotencyHeader(
    'Makes a retry safe: for 24 hours the same key with the same body answers with the same run, without a second charge. With another body it is a conflict.',
  ),
  {
    name: 'Prefer',
    description: '`respond-async` answers 202 at once with a runId, instead of waiting up to 280 seconds.',
    schema: { type: 'string', examples: ['respond-async'] },
  },
];

/** Offers a generation tool over REST: `generate_prompt_pack` as POST /mcp/generate/prompt-pack. */
export function generationRoute(tool: GenerationTool): Route {
  const words = tool.name.split('_');
  const path = `/mcp/generate/${words.slice(1).join('-')}` as const;
  return defineRoute({
    method: 'POST',
    path,
    operationId: words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(''),
    tag: 'Generation',
    summary: tool.title,
    description: `${tool.description}\n\nCharged once, when it succeeds; a failed generation costs nothing. ${tierText(tool)}`,
    price: tool.price,
    tier: tool.tier,
    requestHeaders: REQUEST_HEADERS,
    body: { schema: tool.input, examples: requestExamples(tool) },
    responses: {
      200: {
        description: 'What was made.',
        shape: tool.output,
        example: responseExample(tool),
        headers: { [REPLAYED]: '`true` when an earlier answer is given again, at no charge.' },
      },
      202: {
        description: 'The run goes on: asked for with `Prefer: respond-async`, or not done after 280 seconds.',
        shape: runningSchema,
        example: { runId: 'run_4b8e1f0c9b8a0f3c2b7a9d1e4c5f8a6b', status: 'running' },
        headers: {
          Location: 'Where to read the run.',
          'Preference-Applied': '`respond-async` when the request asked for it.',
        },
      },
    },
    errors: [
      'insufficient_credits',
      'plan_required',
      'conflict',
      'engine_unavailable',
      'engine_timeout',
      ...BODY_ERRORS,
    ],
    handler: (call) => answerGeneration(call, tool, path),
  });
}

const tierText = ({ tier }: GenerationTool): string =>
  tier === 'free' ? 'Every plan has it.' : `Needs the ${TIERS[tier].label} plan or above.`;

const BODY_ERRORS = ['invalid_json', 'payload_too_large', 'unsupported_media_type', 'not_found'] as const;

async function answerGeneration(call: Call, tool: GenerationTool, path: string): Promise<Answer> {
  const { app, caller, headers, startedAt } = call;
  const key = idempotencyKey(headers);
  const isAsync = RESPOND_ASYNC.test(headers.get('prefer') ?? '');
  const body = await call.readJson();
  const sameness: Sameness = {
    kind: 'fresh',
    idempotency: key === undefined ? undefined : { route: `POST ${path}`, key, body },
  };
  const generated = await generate(app, caller, tool, body, { sameness, waitMs: isAsync ? 0 : WAIT_MS });
  const meta = await generatedMeta(app, caller, generated, startedAt);
  if (generated.run.status === 'running') {
    return { kind: 'json', status: 202, ...runningAnswer(generated, isAsync), meta };
  }
  const replayed = generated.replayed ? { headers: { [REPLAYED]: 'true' } } : {};
  return { kind: 'json', data: generated.run.result, meta, ...replayed };
}

function runningAnswer({ run }: Generated, isAsync: boolean): Pick<Answer, 'data' | 'headers'> {
  return {
    data: { runId: run.id, status: 'running' },
    headers: {
      Location: `${API_PREFIX}/mcp/runs/${run.id}`,
      ...(isAsync ? { 'Preference-Applied': 'respond-async' } : {}),
    },
  };
}
