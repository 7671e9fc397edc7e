import type { MessageCreateParamsStreaming, TextBlockParam } from '@anthropic-ai/sdk/resources/messages';
import type { EnginePrompt } from '../engine.ts';
import { limitsOf } from './models.ts';

/** Tokens for thinking, which the vendor counts as part of the answer. */
const THINKING_TOKENS = 4_000;

/**
 * The body of one call, whose answer has `tokens` at most. What never changes comes first, then what calls share; both
 * are marked, so that the vendor reads them from its cache.
 */
export function requestBody(
  model: string,
  { system, shared, user, schema }: EnginePrompt,
  tokens = Number.POSITIVE_INFINITY,
): MessageCreateParamsStreaming {
  const { maxTokens, effort } = limitsOf(model);
  return {
    model,
    max_tokens: Math.min(maxTokens, tokens + THINKING_TOKENS),
    system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user', content: [...sharedBlock(shared), { type: 'text', text: user }] }],
    // A plain schema: with the SDK's own format helpers a cut or split answer throws away its usage and its reason.
    output_config: { ...(effort === undefined ? {} : { effort }), format: { type: 'json_schema', schema } },
    stream: true,
  };
}

const sharedBlock = (shared: string | undefined): TextBlockParam[] =>
  shared === undefined ? [] : [{ type: 'text', text: shared, cache_control: { type: 'ephemeral' } }];
