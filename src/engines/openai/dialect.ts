import { isOpenAi } from './access.ts';

/**
 * What of the protocol is used with an endpoint. They all speak chat completions, and each refuses or ignores other parts
 * of it: what is refused is left out, and the same call made again.
 */
export interface Dialect {
  format: 'json_schema' | 'json_object' | 'text';
  /** Whether the instruction shows the schema too: an endpoint may take `response_format` and do nothing with it. */
  schemaInWords: boolean;
  /** How the length of the answer is limited. */
  tokens: 'max_completion_tokens' | 'max_tokens' | 'none';
  /** Tokens an answer may have, thinking included. */
  tokensMax: number;
  effort: boolean;
  stream: boolean;
  /** Whether a stream is asked to tell its tokens. */
  usage: boolean;
}

// What cannot be written in a stage's five minutes is not asked for, as with the other vendor.
const OPENAI_TOKENS_MAX = 32_000;
const TOKENS_MAX = 16_000;
// A stage has five minutes. Models before these do not think, nor do those made for chat.
const THINKS = /^(?:gpt-[5-9]|o\d)(?!.*-chat)/;

/** How an endpoint is spoken to first. */
export function firstDialect(baseUrl: string, model: string): Dialect {
  const asked = { format: 'json_schema', stream: true, usage: true } as const;
  if (!isOpenAi(baseUrl)) {
    return { ...asked, schemaInWords: true, tokens: 'max_tokens', tokensMax: TOKENS_MAX, effort: false };
  }
  const tokens = { tokens: 'max_completion_tokens', tokensMax: OPENAI_TOKENS_MAX } as const;
  return { ...asked, ...tokens, schemaInWords: false, effort: THINKS.test(model) };
}

/** A request that does not fit beside its answer, as OpenAI, vLLM, Ollama, llama.cpp and OpenRouter say it. */
export const isTooLong = (complaint: string): boolean =>
  /context[_ ](?:length|window|size)|too many tokens|prompt is too long/i.test(complaint);

/**
 * The dialect with which a refused call is made again: without what the complaint names, else with less help for the
 * answer's shape, at last without anything that can be left out. Undefined when there is nothing to leave out.
 */
export function simpler(dialect: Dialect, complaint: string): Dialect | undefined {
  const { tokens, format } = dialect;
  if (dialect.usage && /stream_options|include_usage/.test(complaint)) return { ...dialect, usage: false };
  if (dialect.effort && complaint.includes('reasoning_effort')) return { ...dialect, effort: false };
  if (tokens === 'max_tokens' && complaint.includes('max_completion_tokens')) {
    return { ...dialect, tokens: 'max_completion_tokens' };
  }
  if (tokens !== 'none' && (/max_(?:completion_)?tokens/.test(complaint) || isTooLong(complaint))) {
    return { ...dialect, tokens: 'none' };
  }
  if (isTooLong(complaint)) return undefined;
  if (dialect.stream && /"stream"|\bto stream\b|\bstreaming\b/.test(complaint)) {
    return { ...dialect, stream: false, usage: false };
  }
  if (format === 'json_schema') return { ...dialect, format: 'json_object', schemaInWords: true };
  if (format === 'json_object') return { ...dialect, format: 'text' };
  const isBare = tokens === 'none' && !dialect.effort && !dialect.usage;
  return isBare ? undefined : { ...dialect, tokens: 'none', effort: false, usage: false };
}
