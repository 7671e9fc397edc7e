import * as z from 'zod';
import { checkSchema } from '../messages-api/check-schema.ts';
import { VendorError } from '../messages-api/errors.ts';

/** What an endpoint takes of the protocol; OpenAI takes all but `max_tokens`, others less, and with other words. */
export interface Accepts {
  formats: readonly ('json_schema' | 'json_object')[];
  tokens: readonly ('max_tokens' | 'max_completion_tokens')[];
  /** Tokens that prompt and answer have together, where the endpoint has a limit. */
  window: number;
  /** Whether a prompt that does not fit is cut without a word, and counted as it was cut. */
  cutsSilently: boolean;
  /** Whether a schema that is asked for is heeded; else it is taken and the answer is prose. */
  heedsSchema: boolean;
  effort: boolean;
  streaming: boolean;
  streamUsage: boolean;
  /** Whether a refusal names what it is about. */
  namesIt: boolean;
}

export const OPENAI: Accepts = {
  formats: ['json_schema', 'json_object'],
  tokens: ['max_completion_tokens'],
  window: 400_000,
  cutsSilently: false,
  heedsSchema: true,
  effort: true,
  streaming: true,
  streamUsage: true,
  namesIt: true,
};

/** What most of the others take. */
export const COMPATIBLE: Accepts = { ...OPENAI, tokens: ['max_tokens'], effort: false };

const format = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('json_object') }),
  z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({ name: z.string().regex(/^[\w-]{1,64}$/), schema: z.unknown(), strict: z.boolean() }),
  }),
]);

const bodySchema = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string().min(1) }))
    .min(1),
  response_format: format.optional(),
  max_tokens: z.int().min(1).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']).optional(),
  stream: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
});

export type ChatBody = z.infer<typeof bodySchema>;

/** The request as the endpoint understands it; throws VendorError 400 or 404 for what it refuses. */
export function checkChat(sent: string, accepts: Accepts, models: readonly string[]): ChatBody {
  const parsed = bodySchema.safeParse(JSON.parse(sent));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new VendorError(400, `${issue?.path.join('.')}: ${issue?.message}`);
  }
  const body = parsed.data;
  if (!models.includes(body.model)) throw new VendorError(404, `The model ${body.model} does not exist`);
  const fault = refusedParameter(body, accepts);
  if (fault) throw new VendorError(400, accepts.namesIt ? fault : 'Invalid request');
  if (!accepts.cutsSilently) checkWindow(body, accepts);
  checkFormat(body);
  return body;
}

function refusedParameter(body: ChatBody, accepts: Accepts): string | undefined {
  const { formats, tokens } = accepts;
  if (body.stream && !accepts.streaming) return 'Your organization must be verified to stream this model.';
  if (body.stream_options && !accepts.streamUsage) return "Unrecognized request argument supplied: 'stream_options'";
  if (body.stream_options && !body.stream) return "'stream_options' is only allowed when 'stream' is enabled.";
  if (body.reasoning_effort && !accepts.effort) return "Unrecognized request argument supplied: 'reasoning_effort'";
  for (const word of ['max_tokens', 'max_completion_tokens'] as const) {
    if (body[word] === undefined || tokens.includes(word)) continue;
    return `Unsupported parameter: '${word}'.${tokens.length > 0 ? ` Use '${tokens.join()}' instead.` : ''}`;
  }
  const type = body.response_format?.type ?? 'text';
  if (type !== 'text' && !formats.includes(type)) return `This response_format type is unavailable now: ${type}`;
}

function checkWindow({ messages, ...body }: ChatBody, { window }: Accepts): void {
  const prompt = Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / 4);
  const answer = body.max_tokens ?? body.max_completion_tokens ?? 0;
  if (prompt + answer <= window && prompt < window) return;
  throw new VendorError(
    400,
    `This model's maximum context length is ${window} tokens. However, you requested ${prompt + answer} tokens.`,
  );
}

/** What OpenAI asks of strict schemas and of JSON mode. */
function checkFormat({ response_format: asked, messages }: ChatBody): void {
  if (asked?.type === 'json_schema') {
    checkSchema(asked.json_schema.schema);
    if (JSON.stringify(asked.json_schema.schema).includes('"required":[]')) throw new VendorError(400, 'required');
  }
  if (asked?.type === 'json_object' && !messages.some(({ content }) => /json/i.test(content))) {
    throw new VendorError(400, "'messages' must contain the word 'json' in some form, to use 'response_format'");
  }
}
