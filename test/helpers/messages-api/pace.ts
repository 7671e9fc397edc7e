import { type Clock, systemClock } from '../../../src/system/clock.ts';

/** How fast the model writes. */
export interface Speed {
  /** From the request to the first token; 0 is at once. */
  firstTokenMs: number;
  /** Infinity is at once. */
  tokensPerSecond: number;
}

export const AT_ONCE: Speed = { firstTokenMs: 0, tokensPerSecond: Number.POSITIVE_INFINITY };

/** Holds an answer back to its speed. Counted from the start, so that no lateness of a timer adds up. */
export class Pace {
  readonly #speed: Speed;
  readonly #clock: Clock;
  readonly #signal: AbortSignal;
  readonly #start: number;
  #tokens = 0;

  constructor(speed: Speed, { clock = systemClock, signal }: { clock?: Clock | undefined; signal: AbortSignal }) {
    this.#speed = speed;
    this.#clock = clock;
    this.#signal = signal;
    this.#start = clock.now();
  }

  /** Resolves when so many more tokens are written, or the client has left. */
  async write(tokens: number): Promise<void> {
    this.#tokens += tokens;
    const dueMs = this.#speed.firstTokenMs + (this.#tokens / this.#speed.tokensPerSecond) * 1_000;
    const waitMs = this.#start + dueMs - this.#clock.now();
    if (tokens > 0 && waitMs > 0) await this.#clock.sleep(waitMs, this.#signal);
  }
}
