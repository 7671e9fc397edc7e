/** Tells waiters in this process that something named by an id has changed; the row in the store is the truth. */
export class Signals {
  #waiters = new Map<string, Set<() => void>>();

  notify(id: string): void {
    for (const wake of this.#waiters.get(id) ?? []) wake();
  }

  /** Calls back at each change until the returned function is called. */
  subscribe(id: string, onChange: () => void): () => void {
    const waiters = this.#waiters.get(id) ?? new Set();
    this.#waiters.set(id, waiters.add(onChange));
    return () => {
      waiters.delete(onChange);
      if (waiters.size === 0 && this.#waiters.get(id) === waiters) this.#waiters.delete(id);
    };
  }

  /** How many wait for this id here. */
  count(id: string): number {
    return this.#waiters.get(id)?.size ?? 0;
  }
}
