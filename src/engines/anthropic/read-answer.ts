import type { RawContentBlockDelta, RawMessageStreamEvent, StopReason } from '@anthropic-ai/sdk/resources/messages';
import type { EngineUsage } from '../engine.ts';
import { countOf, type Heard, TEXT_CHARS_MAX, type Unanswered } from '../vendor/heard.ts';

// What ends an answer before its end.
const UNANSWERED: Partial<Record<StopReason, Unanswered>> = {
  max_tokens: 'cut',
  model_context_window_exceeded: 'no_room',
  refusal: 'declined',
};

/** Reads a stream to its end, or until there is more text than anybody asked for: the call is then ended. */
export async function readAnswer(events: AsyncIterable<RawMessageStreamEvent>, heard: Heard): Promise<void> {
  const blocks = new Map<number, string>();
  let chars = 0;
  for await (const event of events) {
    heard.began = true;
    const { block, text } = takeEvent(event, heard) ?? {};
    if (block !== undefined && typeof text === 'string') {
      chars += text.length;
      blocks.set(block, (blocks.get(block) ?? '') + text);
    }
    heard.endless = chars > TEXT_CHARS_MAX;
    if (heard.endless) return;
  }
  heard.texts = [...blocks.values()];
}

/** Takes what any answer tells of itself, and gives the piece of text that an event has. */
export function takeEvent(event: RawMessageStreamEvent, heard: Heard): { block: number; text: string } | undefined {
  switch (event.type) {
    case 'message_start':
      heard.model = event.message.model;
      takeUsage(event.message.usage, heard.usage);
      return;
    case 'content_block_start':
      // By its type and never by its place: thinking comes first, or not at all.
      return event.content_block.type === 'text' ? { block: event.index, text: event.content_block.text } : undefined;
    case 'content_block_delta':
      takeThinking(event.delta, heard);
      return event.delta.type === 'text_delta' ? { block: event.index, text: event.delta.text } : undefined;
    case 'message_delta':
      heard.stopReason = event.delta.stop_reason;
      heard.unanswered = event.delta.stop_reason ? UNANSWERED[event.delta.stop_reason] : undefined;
      takeUsage(event.usage, heard.usage);
      return;
    case 'message_stop':
      heard.whole = true;
  }
}

/** Of every delta, so that the first one says that the answer has begun. */
function takeThinking(delta: RawContentBlockDelta, heard: Heard): void {
  const thought = delta.type === 'thinking_delta' ? delta.thinking.length : 0;
  heard.thoughtChars += thought;
  heard.onContent?.(delta.type === 'text_delta' ? delta.text.length : thought);
}

type Count = number | null | undefined;

interface VendorUsage {
  input_tokens?: Count;
  output_tokens?: Count;
  cache_creation_input_tokens?: Count;
  cache_read_input_tokens?: Count;
  output_tokens_details?: { thinking_tokens?: Count } | null;
  server_tool_use?: { web_search_requests?: Count } | null;
}

/** The counts are cumulative, and a later event may leave out what has not changed. */
function takeUsage(told: VendorUsage | undefined, usage: EngineUsage): void {
  const written = countOf(told?.output_tokens);
  if (written !== undefined) usage.outputTokens = written;
  const thought = countOf(told?.output_tokens_details?.thinking_tokens);
  if (thought !== undefined) usage.thinkingTokens = thought;
  const searches = countOf(told?.server_tool_use?.web_search_requests);
  if (searches !== undefined) usage.searches = searches;
  const fresh = countOf(told?.input_tokens);
  if (fresh === undefined) return;
  usage.cacheReadTokens = countOf(told?.cache_read_input_tokens) ?? usage.cacheReadTokens ?? 0;
  const cached = countOf(told?.cache_creation_input_tokens) ?? usage.cacheWriteTokens;
  if (cached !== undefined) usage.cacheWriteTokens = cached;
  usage.inputTokens = fresh + (cached ?? 0) + usage.cacheReadTokens;
}
