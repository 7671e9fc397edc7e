import type { MessageCreateParamsStreaming, OutputConfig, TextBlockParam } from '@anthropic-ai/sdk/resources/messages';
import type { EnginePrompt } from '../engine.ts';
import type { Asking } from './dialect.ts';

/**
 * The body of one call. What never changes comes first, then what calls share; both
 * are marked, so that the vendor reads them from its cache.
 */
export function requestBody(
  model: string,
  { system, shared, user, schema }: EnginePrompt,
  { maxTokens, effort }: Asking,
): MessageCreateParamsStreaming {
  return {
    model,
    max_tokens: maxTokens,
    system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user', content: [...sharedBlock(shared), { type: 'text', text: user }] }],
    // A plain schema: with the SDK's own format helpers a cut or split answer throws away its usage and its reason.
    output_config: { ...effortOf(effort), format: { type: 'json_schema', schema } },
    stream: true,
  };
}

const sharedBlock = (shared: string | undefined): TextBlockParam[] =>
  shared === undefined ? [] : [{ type: 'text', text: shared, cache_control: { type: 'ephemeral' } }];

/** Words of other vendors' are refused, and then left out, like any that the model does not take. */
const effortOf = (effort: Asking['effort']): Pick<OutputConfig, 'effort'> =>
  effort === undefined ? {} : { effort: effort as NonNullable<OutputConfig['effort']> };
