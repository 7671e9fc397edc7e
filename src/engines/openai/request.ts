import type { ModelRequest } from '../model.ts';
import type { Dialect } from './dialect.ts';

/** Tokens for thinking, which most endpoints count as part of the answer. */
const THINKING_TOKENS = 4_000;

/** Tokens the answer may have, thinking included; undefined when that is left to the endpoint. */
export const tokensOf = ({ tokens, tokensMax }: Dialect, asked = Number.POSITIVE_INFINITY): number | undefined =>
  tokens === 'none' ? undefined : Math.min(tokensMax, asked + THINKING_TOKENS);

/** The body of one call. What never changes comes first, so that a vendor that keeps prompts reads it from its cache. */
export function requestBody(
  model: string,
  { prompt, task, maxTokens }: Pick<ModelRequest, 'prompt' | 'task' | 'maxTokens'>,
  dialect: Dialect,
): Record<string, unknown> {
  const { system, shared, user, schema } = prompt;
  return {
    model,
    messages: [
      { role: 'system', content: dialect.schemaInWords ? `${system}\n${inWords(schema)}` : system },
      { role: 'user', content: shared === undefined ? user : `${shared}\n\n${user}` },
    ],
    ...responseFormat(dialect, task, schema),
    ...(dialect.tokens === 'none' ? {} : { [dialect.tokens]: tokensOf(dialect, maxTokens) }),
    ...(dialect.effort ? { reasoning_effort: 'low' } : {}),
    stream: dialect.stream,
    ...(dialect.usage && dialect.stream ? { stream_options: { include_usage: true } } : {}),
  };
}

function responseFormat({ format }: Dialect, task: string, schema: Record<string, unknown>): object {
  if (format === 'text') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  // The protocol wants a name of its own form.
  const name = task.replace(/[^\w-]/g, '_').slice(0, 64) || 'answer';
  return { response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } } };
}

const inWords = (schema: Record<string, unknown>): string =>
  `\n# The schema of the answer\nOne JSON object that this JSON Schema accepts, and nothing before or after it:\n${JSON.stringify(schema)}\n`;
