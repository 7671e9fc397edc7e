import type { Clock } from '../../../src/system/clock.ts';

/** How fast the model writes. */
export interface Speed {
  /** From the request to the first token; 0 is at once. */
  firstTokenMs: number;
  /** Infinity is at once. */
  tokensPerSecond: number;
}

export const AT_ONCE: Speed = { firstTokenMs: 0, tokensPerSecond: Number.POSITIVE_INFINITY };

/** When each token of an answer is due. Counted from the request, so that no lateness of a timer adds up. */
export class Pace {
  readonly #speed: Speed;
  readonly #clock: Clock;
  readonly #start: number;
  #tokens = 0;

  /** `start` is when the request came. */
  constructor(speed: Speed, clock: Clock, start: number) {
    this.#speed = speed;
    this.#clock = clock;
    this.#start = start;
  }

  /** Writes so many more tokens. */
  add(tokens: number): void {
    this.#tokens += tokens;
  }

  /** Milliseconds until all that was written is due; 0 when it is. Nothing written is due at once. */
  waitMs(): number {
    if (this.#tokens === 0) return 0;
    const dueMs = this.#speed.firstTokenMs + (this.#tokens / this.#speed.tokensPerSecond) * 1_000;
    return Math.max(0, this.#start + dueMs - this.#clock.now());
  }
}
