import { StdioLines } from '../mcp/stdio-lines.ts';
import type { Opening } from './opening.ts';

/**
 * The transport of a process whose client waits for its tools: the first requests are answered before the protocol is
 * loaded. It then reads all that came, as if it had been there from the start; what it answers to those requests is not
 * sent a second time.
 */
export class OpeningLines extends StdioLines {
  #read: unknown[] = [];
  #answered: unknown[] = [];
  #take!: () => void;
  override readonly taken = new Promise<void>((resolve) => {
    this.#take = resolve;
  });

  constructor(opening: Opening, options: { bytesMax: number }) {
    super(options);
    this.onmessage = (message) => {
      this.#read.push(message);
      this.#greet(opening, message as { id?: unknown; method?: unknown });
    };
    super.start();
  }

  /** Called by the protocol, which has put its own reading in the place of ours. */
  override async start(): Promise<void> {
    for (const message of this.#read.splice(0)) this.onmessage?.(message);
  }

  override async send(message: object): Promise<void> {
    const at = 'id' in message && !('method' in message) ? this.#answered.indexOf(message.id) : -1;
    if (at === -1) return super.send(message);
    this.#answered.splice(at, 1);
  }

  #greet(opening: Opening, { id, method, ...message }: { id?: unknown; method?: unknown }): void {
    if (method === 'notifications/initialized') return;
    const result = opening.resultOf({ id, method, ...message });
    if (result) {
      super.send({ jsonrpc: '2.0', id, result }).catch(() => undefined);
      this.#answered.push(id);
    }
    // After the answer: it has left when the next turn of the event loop begins.
    if (method === 'tools/list') setImmediate(this.#take);
    else if (!result) this.#take();
  }
}
