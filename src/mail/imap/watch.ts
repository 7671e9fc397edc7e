import type { ImapFlow } from 'imapflow';
import type { Clock } from '../../system/clock.ts';

/** Milliseconds of real time between two looks at how much a server has sent: bytes come however the clock stands. */
const LOOK_MS = 250;

/** Ends a conversation that takes too long, in which a server sends more than anybody wants, or whose process stops. */
export class Watch {
  readonly #client: ImapFlow;
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  readonly #ended: Promise<never>;
  #cut: 'late' | 'stopping' | 'flood' | undefined;

  constructor(client: ImapFlow, { clock, signal }: { clock: Clock; signal: AbortSignal }) {
    this.#client = client;
    this.#clock = clock;
    this.#signal = signal;
    this.#ended = new Promise((_, reject) => {
      // What a command has to say of the end is told first.
      client.on('close', () => setImmediate(() => reject(new Error('the connection ended'))));
      client.on('error', reject);
    });
    this.#ended.catch(() => undefined);
    if (signal.aborted) this.#stop();
    else signal.addEventListener('abort', this.#stop, { once: true });
  }

  /** Why we broke off, if we did. */
  get wasCut(): 'late' | 'stopping' | 'flood' | undefined {
    return this.#cut;
  }

  /** The work, or the end of the connection. */
  orEnd<T>(work: Promise<T>): Promise<T> {
    work.catch(() => undefined);
    return Promise.race([work, this.#ended]);
  }

  /** From now on there are so many milliseconds, and bytes to receive, until what is returned is called. */
  begin({ ms, bytes }: { ms: number; bytes?: number }): () => void {
    const over = new AbortController();
    void this.#clock.sleep(ms, over.signal).then(() => {
      if (!over.signal.aborted) this.#break('late');
    });
    const before = this.#client.stats().received;
    const look = () => {
      if (bytes !== undefined && this.#client.stats().received - before > bytes) this.#break('flood');
    };
    const looking = setInterval(look, LOOK_MS).unref();
    return () => {
      over.abort();
      clearInterval(looking);
    };
  }

  end(): void {
    this.#signal.removeEventListener('abort', this.#stop);
  }

  #stop = () => this.#break('stopping');

  #break(why: 'late' | 'stopping' | 'flood'): void {
    this.#cut ??= why;
    this.#client.close();
  }
}
