import type { Clock } from '../system/clock.ts';

/** Why a request was given up: nothing was heard for too long. */
export class PatienceOver extends Error {
  constructor() {
    super('nothing was heard in time');
    this.name = 'PatienceOver';
  }
}

/** Aborts its signal when nothing has been heard for so many milliseconds. `end` must be called when all was heard. */
export class Patience {
  #clock: Clock;
  #ms: number;
  #until: number;
  #over = new AbortController();
  #ended = new AbortController();

  constructor(clock: Clock, ms: number) {
    this.#clock = clock;
    this.#ms = ms;
    this.#until = clock.now() + ms;
    void this.#watch();
  }

  get signal(): AbortSignal {
    return this.#over.signal;
  }

  heard(): void {
    this.#until = this.#clock.now() + this.#ms;
  }

  end(): void {
    this.#ended.abort();
  }

  async #watch(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      const left = this.#until - this.#clock.now();
      if (left <= 0) return this.#over.abort(new PatienceOver());
      await this.#clock.sleep(left, this.#ended.signal);
    }
  }
}
