import * as z from 'zod';
import { checkSchema } from './check-schema.ts';
import { VendorError } from './errors.ts';

/** The most tokens an answer may have; a stage that asks for more is refused. */
const OUTPUT_TOKENS_MAX = 128_000;
/** Above this the SDK itself refuses an answer that is not streamed. */
const UNSTREAMED_TOKENS_MAX = 21_333;
const CACHE_MARKS_MAX = 4;

/** Model names of the SDK's own type; the API answers 404 for others. */
export const MODELS = [
  'claude-haiku-5-5',
  'claude-sonnet-5-5',
  'claude-opus-5-5',
  'claude-fable-5-2',
  'claude-mythos-5-2',
  'claude-fable-5-1',
  'claude-mythos-5-1',
  'claude-sonnet-5',
  'claude-opus-5',
  'claude-opus-4-8',
  'claude-sonnet-4-6',
  'claude-haiku-4-5',
] as const;

const cacheControl = z.strictObject({ type: z.literal('ephemeral'), ttl: z.enum(['5m', '1h']).optional() });
const textBlock = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1),
  cache_control: cacheControl.nullish(),
});
const blocks = z.union([z.string().min(1), z.array(textBlock).min(1)]);
/** What the vendor wrote before, sent back: answer-search.ts compares it. */
const writtenBefore = z.array(z.looseObject({ type: z.string(), text: z.string().min(1).optional() })).min(1);
const message = z.union([
  z.strictObject({ role: z.literal('user'), content: blocks }),
  z.strictObject({ role: z.literal('assistant'), content: z.union([z.string().min(1), writtenBefore]) }),
]);
const searchTool = z.strictObject({
  type: z.enum(['web_search_20250305', 'web_search_20260209', 'web_search_20260318']),
  name: z.literal('web_search'),
  max_uses: z.int().min(1).nullish(),
  allowed_callers: z.array(z.string()).optional(),
});

const bodySchema = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().min(1).max(OUTPUT_TOKENS_MAX),
  messages: z.array(message).min(1),
  system: blocks.optional(),
  stream: z.boolean().optional(),
  output_config: z
    .strictObject({
      effort: z.enum(['low', 'medium', 'high', 'xhigh', 'max']).nullish(),
      format: z.strictObject({ type: z.literal('json_schema'), schema: z.unknown() }).nullish(),
    })
    .optional(),
  tools: z.array(searchTool).length(1).optional(),
  thinking: z.looseObject({ type: z.enum(['adaptive', 'enabled', 'disabled', 'between_tools']) }).optional(),
  cache_control: cacheControl.nullish(),
  metadata: z.strictObject({ user_id: z.string().nullish() }).optional(),
  service_tier: z.enum(['auto', 'standard_only']).optional(),
  stop_sequences: z.array(z.string()).optional(),
});

export type RequestBody = z.infer<typeof bodySchema>;

/** The request as the API understands it; throws VendorError 400 or 404 for what the real one refuses. */
export function checkRequest(text: string, models: readonly string[] = MODELS): RequestBody {
  const parsed = bodySchema.safeParse(parseJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new VendorError(400, `${issue?.path.join('.')}: ${issue?.message}`);
  }
  const body = parsed.data;
  if (!models.includes(body.model)) throw new VendorError(404, `model: ${body.model}`);
  if (!body.stream && body.max_tokens > UNSTREAMED_TOKENS_MAX) {
    throw new VendorError(400, 'Streaming is required for operations that may take longer than 10 minutes.');
  }
  if (body.messages[0]?.role !== 'user') throw new VendorError(400, 'messages: the first must be of the user');
  if (body.messages.at(-1)?.role === 'assistant' && !body.tools)
    throw new VendorError(400, 'messages: prefill is not supported');
  if (body.thinking?.type === 'disabled' && /^claude-(opus|sonnet)-5-5$/.test(body.model)) {
    throw new VendorError(400, 'thinking.type: disabled is not supported by this model');
  }
  if (text.split('"cache_control":{').length - 1 > CACHE_MARKS_MAX) {
    throw new VendorError(400, `at most ${CACHE_MARKS_MAX} blocks with cache_control may be provided`);
  }
  if (body.output_config?.format) checkSchema(body.output_config.format.schema);
  return body;
}

/** A system or message content as one text. */
export function textOf(content: z.infer<typeof blocks> | z.infer<typeof writtenBefore> | undefined): string {
  return typeof content === 'string' ? content : (content ?? []).map((block) => block.text ?? '').join('\n');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new VendorError(400, 'The request body is not valid JSON');
  }
}
