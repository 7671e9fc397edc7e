import { type MessageOptions, type Piece, piecesOf } from './message.ts';
import type { Reply } from './reply.ts';
import type { Wire } from './stream.ts';

/** A reply as the Messages API streams it. */
export function messageWire(reply: Reply, options: MessageOptions, error: { type: 'error' }): Wire {
  return {
    reply,
    ping: onWire({ type: 'ping' }),
    error: onWire(error),
    *pieces(pieceTokens) {
      for (const { event, tokens } of piecesOf(reply, options, pieceTokens)) {
        yield { text: onWire(event), tokens, usage: usageOf(event) };
      }
    },
  };
}

/** An event as it is sent. */
export const onWire = (event: Piece['event'] | { type: 'error' }): string =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/** The tokens that an event tells of. */
function usageOf(event: Piece['event']) {
  if (event.type !== 'message_start' && event.type !== 'message_delta') return undefined;
  const told = event.type === 'message_start' ? event.message.usage : event.usage;
  const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens } = told;
  const read = cache_read_input_tokens ?? 0;
  return {
    inputTokens: (input_tokens ?? 0) + read + (cache_creation_input_tokens ?? 0),
    outputTokens: output_tokens,
    cacheReadTokens: read,
    cacheWrittenTokens: cache_creation_input_tokens ?? 0,
  };
}
