import type { ContentBlock, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import { TEXT_CHARS_MAX } from '../../vendor/heard.ts';

/** Collects the blocks of a streamed answer, so that they can be sent back as they came. */
export class ContentBlocks {
  readonly #blocks = new Map<number, ContentBlock>();
  /** JSON of a tool's input, as far as it has come. */
  readonly #inputs = new Map<number, string>();
  #chars = 0;

  /** Whether there is more text than was asked for. */
  get endless(): boolean {
    return this.#chars > TEXT_CHARS_MAX;
  }

  /** All of them in their order, but for texts without a word, which the vendor does not take back. */
  get all(): ContentBlock[] {
    return [...this.#blocks.values()].filter((block) => block.type !== 'text' || block.text !== '');
  }

  take(event: RawMessageStreamEvent): void {
    if (event.type === 'content_block_start') this.#blocks.set(event.index, event.content_block);
    if (event.type === 'content_block_delta') this.#add(event.index, event.delta);
    if (event.type === 'content_block_stop') this.#endInput(event.index);
  }

  #add(index: number, delta: Extract<RawMessageStreamEvent, { type: 'content_block_delta' }>['delta']): void {
    const block = this.#blocks.get(index);
    switch (delta.type) {
      case 'text_delta':
        if (block?.type === 'text') block.text += this.#counted(delta.text);
        return;
      case 'citations_delta':
        if (block?.type === 'text') block.citations = [...(block.citations ?? []), delta.citation];
        return;
      case 'input_json_delta':
        this.#inputs.set(index, (this.#inputs.get(index) ?? '') + this.#counted(delta.partial_json));
        return;
      case 'thinking_delta':
        if (block?.type === 'thinking') block.thinking += this.#counted(delta.thinking);
        return;
      case 'signature_delta':
        if (block?.type === 'thinking') block.signature += delta.signature;
    }
  }

  /** A gateway may send anything for a text. */
  #counted(text: unknown): string {
    const told = typeof text === 'string' ? text : '';
    this.#chars += told.length;
    return told;
  }

  #endInput(index: number): void {
    const block = this.#blocks.get(index);
    const json = this.#inputs.get(index);
    if (block?.type === 'server_tool_use' && json) block.input = JSON.parse(json);
  }
}
