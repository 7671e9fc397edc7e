import { answerTokensMax, type ModelLimits } from '../limits.ts';
import type { ModelRequest } from '../model.ts';
import { charsOf } from '../vendor/context.ts';
import { type Dialect, effortIn } from './dialect.ts';

/** Tokens for thinking, which most endpoints count as part of the answer. */
const THINKING_TOKENS = 4_000;

/** What a request is made from. */
export type Asked = Pick<ModelRequest, 'prompt' | 'task' | 'maxTokens' | 'effort' | 'limitMs'>;

/** Tokens the answer may have, thinking included; undefined when that is left to the endpoint. */
export function tokensOf(
  { tokens }: Dialect,
  { maxTokens = Number.POSITIVE_INFINITY, limitMs }: Pick<Asked, 'maxTokens' | 'limitMs'>,
  limits: ModelLimits,
): number | undefined {
  return tokens === 'none' ? undefined : Math.min(answerTokensMax(limits, limitMs), maxTokens + THINKING_TOKENS);
}

/** The body of one call. What never changes comes first, so that a vendor that keeps prompts reads it from its cache. */
export function requestBody(
  model: string,
  asked: Asked,
  dialect: Dialect,
  limits: ModelLimits = {},
): Record<string, unknown> {
  const { system, shared, user, schema } = asked.prompt;
  const effort = effortIn(dialect, asked.effort);
  return {
    model,
    messages: [
      { role: 'system', content: dialect.schemaInWords ? `${system}\n${inWords(schema)}` : system },
      { role: 'user', content: shared === undefined ? user : `${shared}\n\n${user}` },
    ],
    ...responseFormat(dialect, asked.task, schema),
    ...(dialect.tokens === 'none' ? {} : { [dialect.tokens]: tokensOf(dialect, asked, limits) }),
    ...(effort === undefined ? {} : { reasoning_effort: effort }),
    stream: dialect.stream,
    ...(dialect.usage && dialect.stream ? { stream_options: { include_usage: true } } : {}),
  };
}

/** Characters of what is sent in words. */
export const charsIn = (prompt: Asked['prompt'], { schemaInWords }: Dialect): number =>
  charsOf(prompt) + (schemaInWords ? inWords(prompt.schema).length : 0);

function responseFormat({ format }: Dialect, task: string, schema: Record<string, unknown>): object {
  if (format === 'text') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  // The protocol wants a name of its own form.
  const name = task.replace(/[^\w-]/g, '_').slice(0, 64) || 'answer';
  return { response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } } };
}

const inWords = (schema: Record<string, unknown>): string =>
  `\n# The schema of the answer\nOne JSON object that this JSON Schema accepts, and nothing before or after it:\n${JSON.stringify(schema)}\n`;
