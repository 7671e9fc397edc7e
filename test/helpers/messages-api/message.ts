import type { Message, RawMessageDeltaEvent, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import { VENDOR_WORDS } from './errors.ts';
import type { Reply } from './reply.ts';

/** One event of a stream, and how many tokens of the answer it carries. */
export interface Piece {
  event: RawMessageStreamEvent | { type: 'ping' };
  tokens: number;
}

export interface MessageOptions {
  id: string;
  model: string;
  /** Tokens of the request, and how many of them were read from or written to the cache. */
  input: { tokens: number; cacheRead: number; cacheWritten: number };
}

/** Tokens of a text, counted as a quarter of its characters. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/** The whole message, as the answer that is not streamed carries it. */
export function messageOf(reply: Reply, options: MessageOptions): Message {
  return {
    ...openingOf(options),
    content: reply.blocks.map(({ type, text }) =>
      type === 'text' ? { type, text, citations: null } : { type, thinking: text, signature: 'c2lnbmVk' },
    ),
    stop_reason: reply.stopReason,
    stop_details: stopDetails(reply),
    usage: { ...openingOf(options).usage, ...outputUsage(reply) },
  };
}

/** The message as the events of a stream, its texts in pieces of so many tokens. */
export function* piecesOf(reply: Reply, options: MessageOptions, pieceTokens: number): Generator<Piece> {
  yield { event: { type: 'message_start', message: openingOf(options) }, tokens: 0 };
  for (const [index, block] of reply.blocks.entries()) {
    const isText = block.type === 'text';
    const content_block = isText
      ? { type: 'text' as const, text: '', citations: null }
      : { type: 'thinking' as const, thinking: '', signature: '' };
    yield { event: { type: 'content_block_start', index, content_block }, tokens: 0 };
    if (index === 0) yield { event: { type: 'ping' }, tokens: 0 };
    for (let at = 0; at < block.text.length; at += pieceTokens * 4) {
      const text = block.text.slice(at, at + pieceTokens * 4);
      const delta = isText
        ? { type: 'text_delta' as const, text }
        : { type: 'thinking_delta' as const, thinking: text };
      // The type asks for more of a thinking delta than the wire carries.
      const event = { type: 'content_block_delta', index, delta } as RawMessageStreamEvent;
      yield { event, tokens: tokensOf(text) };
    }
    if (!isText) {
      const delta = { type: 'signature_delta' as const, signature: 'c2lnbmVk' };
      yield { event: { type: 'content_block_delta', index, delta }, tokens: 0 };
    }
    yield { event: { type: 'content_block_stop', index }, tokens: 0 };
  }
  yield { event: endingOf(reply, options), tokens: 0 };
  yield { event: { type: 'message_stop' }, tokens: 0 };
}

/** A message before it has content. */
export function openingOf({ id, model, input }: MessageOptions): Message {
  return {
    id,
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    container: null,
    diagnostics: null,
    stop_reason: null,
    stop_sequence: null,
    stop_details: null,
    usage: {
      input_tokens: input.tokens - input.cacheRead - input.cacheWritten,
      cache_read_input_tokens: input.cacheRead,
      cache_creation_input_tokens: input.cacheWritten,
      cache_creation: { ephemeral_5m_input_tokens: input.cacheWritten, ephemeral_1h_input_tokens: 0 },
      output_tokens: 1,
      output_tokens_details: null,
      server_tool_use: null,
      service_tier: 'standard',
      inference_geo: null,
      speed: 'standard',
    },
  };
}

/** How a message ends, and what it took. */
export function endingOf(reply: Reply, options: MessageOptions): RawMessageDeltaEvent {
  const { usage } = openingOf(options);
  return {
    type: 'message_delta',
    delta: {
      container: null,
      stop_reason: reply.stopReason,
      stop_sequence: null,
      stop_details: stopDetails(reply),
    },
    usage: {
      input_tokens: usage.input_tokens,
      cache_read_input_tokens: usage.cache_read_input_tokens,
      cache_creation_input_tokens: usage.cache_creation_input_tokens,
      server_tool_use: null,
      ...outputUsage(reply),
    },
  };
}

function outputUsage({ blocks }: Reply) {
  const count = (ofType: string) =>
    blocks.reduce((sum, { type, text }) => sum + (type === ofType ? tokensOf(text) : 0), 0);
  const thinking = count('thinking');
  return { output_tokens: count('text') + thinking, output_tokens_details: { thinking_tokens: thinking } };
}

const stopDetails = ({ stopReason }: Reply) =>
  stopReason === 'refusal' ? { type: 'refusal' as const, category: null, explanation: VENDOR_WORDS } : null;
