import { VENDOR_WORDS } from '../messages-api/errors.ts';
import type { SeenRequest } from '../messages-api/journal.ts';
import { tokensOf } from '../messages-api/message.ts';
import type { Reply } from '../messages-api/reply.ts';
import type { Wire } from '../messages-api/stream.ts';

export interface CompletionOptions {
  id: string;
  model: string;
  promptTokens: number;
  /** Whether the stream tells its tokens. */
  usage: boolean;
}

const FINISH = {
  end_turn: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'stop',
} as const;

/** A reply as an endpoint streams it: chunks, then one with the tokens, then `[DONE]`. */
export function chatWire(reply: Reply, options: CompletionOptions, error: object): Wire {
  const chunk = (delta: object, finish: string | null = null) =>
    onWire({
      ...head(options, 'chat.completion.chunk'),
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    });
  return {
    reply,
    ping: ': PROCESSING\n\n',
    error: onWire(error),
    *pieces(pieceTokens) {
      yield { text: chunk({ role: 'assistant', content: '' }), tokens: 0, usage: undefined };
      for (const { type, text } of reply.blocks) {
        for (let at = 0; at < text.length; at += pieceTokens * 4) {
          const part = text.slice(at, at + pieceTokens * 4);
          const delta = type === 'text' ? { content: part } : { reasoning_content: part };
          yield { text: chunk(delta), tokens: tokensOf(part), usage: undefined };
        }
      }
      if (reply.stopReason === 'refusal') yield { text: chunk({ refusal: VENDOR_WORDS }), tokens: 0, usage: undefined };
      yield { text: chunk({}, FINISH[reply.stopReason]), tokens: 0, usage: undefined };
      if (options.usage) {
        const told = { ...head(options, 'chat.completion.chunk'), choices: [], usage: usageOf(reply, options) };
        yield { text: onWire(told), tokens: 0, usage: seenUsage(reply, options) };
      }
      yield { text: 'data: [DONE]\n\n', tokens: 0, usage: undefined };
    },
  };
}

/** The same as one body. */
export function completionOf(reply: Reply, options: CompletionOptions): object {
  const text = reply.blocks.map((block) => (block.type === 'text' ? block.text : '')).join('');
  const refusal = reply.stopReason === 'refusal' ? VENDOR_WORDS : null;
  return {
    ...head(options, 'chat.completion'),
    choices: [
      { index: 0, message: { role: 'assistant', content: text, refusal }, finish_reason: FINISH[reply.stopReason] },
    ],
    usage: usageOf(reply, options),
  };
}

export function seenUsage(reply: Reply, { promptTokens }: CompletionOptions): NonNullable<SeenRequest['usage']> {
  const outputTokens = reply.blocks.reduce((sum, { text }) => sum + tokensOf(text), 0);
  return { inputTokens: promptTokens, outputTokens, cacheReadTokens: 0 };
}

function usageOf(reply: Reply, options: CompletionOptions): object {
  const { inputTokens, outputTokens } = seenUsage(reply, options);
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
    prompt_tokens_details: { cached_tokens: 0 },
  };
}

const head = ({ id, model }: CompletionOptions, object: string) => ({ id, object, created: 1_700_000_000, model });

const onWire = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
