/** Told to work that is stopped because its process ends, so that it is left as it can be taken up again. */
export class ProcessStopping extends Error {
  constructor() {
    super('the process is stopping');
    this.name = 'ProcessStopping';
  }
}

/**
 * What a process has going on: background loops and started work. It stops in two steps: first it takes no new work and
 * lets what is under way end, then everything ends. On stop, every signal aborts and stop() resolves when
 * all of it has ended, so that nothing touches the store after it is closed.
 */
export class Lifecycle {
  #controller = new AbortController();
  #running = new Set<Promise<void>>();
  #draining = false;

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get stopping(): boolean {
    return this.#controller.signal.aborted;
  }

  /** True from the moment no new work is taken. */
  get draining(): boolean {
    return this.#draining || this.stopping;
  }

  /** From now on no new work is taken; what is under way goes on. */
  beginDrain(): void {
    this.#draining = true;
  }

  /** Keeps track of work that outlives the call that began it. The work handles its own errors. */
  track(work: Promise<void>): void {
    const tracked: Promise<void> = work.finally(() => this.#running.delete(tracked));
    this.#running.add(tracked);
    tracked.catch(() => undefined);
  }

  /** Tells everything to come to its end, without waiting for it: from now on nothing new is begun. */
  beginStop(): void {
    this.#controller.abort();
  }

  async stop(): Promise<void> {
    this.beginStop();
    while (this.#running.size > 0) await Promise.allSettled([...this.#running]);
  }
}
