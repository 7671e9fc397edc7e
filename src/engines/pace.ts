/** Tokens that must have been written before a pace is told: a few short answers say little. */
const TOKENS_MIN = 500;

/** How fast a model writes, by the calls that this process has made. */
export class Pace {
  #tokens = 0;
  #ms = 0;

  /** Counts an answer: its tokens, and the milliseconds from the call's turn to its end. */
  add({ outputTokens, durationMs }: { outputTokens: number; durationMs: number }): void {
    if (durationMs <= 0) return;
    this.#tokens += outputTokens;
    this.#ms += durationMs;
  }

  /** Tokens a second of one call; undefined while too little was written. */
  get tokensASecond(): number | undefined {
    return this.#tokens < TOKENS_MIN ? undefined : (this.#tokens / this.#ms) * 1_000;
  }
}
