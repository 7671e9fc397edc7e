import type { RawMessageStreamEvent, StopReason } from '@anthropic-ai/sdk/resources/messages';
import type { EngineUsage } from '../engine.ts';

/** What came of one call so far; filled as it comes, so that what was used is known also when the stream breaks. */
export interface Heard {
  /** Whether anything came that is an event of this API. */
  began: boolean;
  /** Whether the answer came to its end. */
  whole: boolean;
  stopReason: StopReason | null;
  /** The model that says it answered. */
  model: string | null;
  /** One text for each text block, in their order; thinking is left out. */
  texts: string[];
  /** Whether reading was given up because it went on and on. */
  endless: boolean;
  usage: Required<EngineUsage>;
}

/** Characters of text that are read of one answer: several times what any artefact has. */
export const TEXT_CHARS_MAX = 2 ** 20;

export function heardNothing(): Heard {
  const usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0 };
  return { began: false, whole: false, stopReason: null, model: null, texts: [], endless: false, usage };
}

/** Reads a stream to its end, or until there is more text than anybody asked for: the call is then ended. */
export async function readAnswer(events: AsyncIterable<RawMessageStreamEvent>, heard: Heard): Promise<void> {
  const blocks = new Map<number, string>();
  let chars = 0;
  for await (const event of events) {
    heard.began = true;
    const text = takeEvent(event, heard);
    if (text) {
      chars += text.text.length;
      blocks.set(text.block, (blocks.get(text.block) ?? '') + text.text);
      heard.texts = [...blocks.values()];
    }
    heard.endless = chars > TEXT_CHARS_MAX;
    if (heard.endless) return;
  }
}

function takeEvent(event: RawMessageStreamEvent, heard: Heard): { block: number; text: string } | undefined {
  switch (event.type) {
    case 'message_start':
      heard.model = event.message.model;
      takeUsage(event.message.usage, heard.usage);
      return;
    case 'content_block_start':
      // By its type and never by its place: thinking comes first, or not at all.
      return event.content_block.type === 'text'
        ? { block: event.index, text: event.content_block.text ?? '' }
        : undefined;
    case 'content_block_delta':
      return event.delta.type === 'text_delta' ? { block: event.index, text: event.delta.text } : undefined;
    case 'message_delta':
      heard.stopReason = event.delta.stop_reason;
      takeUsage(event.usage, heard.usage);
      return;
    case 'message_stop':
      heard.whole = true;
  }
}

interface VendorUsage {
  input_tokens?: number | null;
  output_tokens?: number | null;
  cache_creation_input_tokens?: number | null;
  cache_read_input_tokens?: number | null;
}

/** The counts are cumulative, and a later event may leave out what has not changed. */
function takeUsage(told: VendorUsage | undefined, usage: Required<EngineUsage>): void {
  if (!told) return;
  const { input_tokens, output_tokens, cache_creation_input_tokens, cache_read_input_tokens } = told;
  usage.outputTokens = output_tokens ?? usage.outputTokens;
  if (typeof input_tokens !== 'number') return;
  usage.cacheReadTokens = cache_read_input_tokens ?? 0;
  usage.inputTokens = input_tokens + (cache_creation_input_tokens ?? 0) + usage.cacheReadTokens;
}
