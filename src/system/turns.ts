import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Hands out turns of the event loop, one each: however much work that only computes begins at once, cancels, probes and
 * heartbeats come in between.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves in a turn of the event loop that nobody else was given. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => nextTurn());
    return this.#last;
  }
}
