import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Reads and sorts mails in a thread, and gives up on one that takes longer than the budget. */
export class MailReader implements AsyncDisposable {
  readonly #budgetMs: number;
  #worker: Worker | undefined;

  constructor(budgetMs: number) {
    this.#budgetMs = budgetMs;
  }

  /** Milliseconds that a mail takes from its source to its class; Infinity when it did not come to an end. */
  async time(source: string): Promise<number> {
    this.#worker ??= new Worker(new URL('./read-mails.ts', import.meta.url));
    const worker = this.#worker;
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(this.#budgetMs) });
    worker.postMessage(source);
    try {
      const [ms] = await answered;
      return Number(ms);
    } catch (error) {
      await worker.terminate();
      this.#worker = undefined;
      if (error instanceof Error && error.name === 'AbortError') return Infinity;
      throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker?.terminate();
  }
}
