import type { MessageCreateParamsStreaming, MessageParam } from '@anthropic-ai/sdk/resources/messages';
import type { Searching } from '../../search/looked-up.ts';

/** Tokens that a search may be answered with, thinking included: notes, not a report. */
const TOKENS_MAX = 12_000;

/**
 * The same request for prose with web search: of no schema, since a vendor that must keep to one while it searches cites
 * nothing. The first version of the tool, whose results come as they are and not through code that the model writes.
 */
export function searchBody(
  { output_config, ...body }: MessageCreateParamsStreaming,
  { searchesMax, paused = [] }: Searching,
): MessageCreateParamsStreaming {
  const { format: _, ...config } = output_config ?? {};
  // What the vendor itself wrote, as it wrote it.
  const written = paused.map((content) => ({ role: 'assistant', content }) as MessageParam);
  return {
    ...body,
    max_tokens: Math.min(body.max_tokens, TOKENS_MAX),
    messages: [...body.messages, ...written],
    tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: searchesMax }],
    ...(Object.keys(config).length > 0 ? { output_config: config } : {}),
  };
}
