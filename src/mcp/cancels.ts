const REMEMBERED_MAX = 50;
// What SDK clients send as the reason when their own timeout ran out. A host's stop button sends other words, or none.
const TIMED_OUT = /-32001|time(d)? ?out/i;

/**
 * Why the calls of a session were cancelled. A client whose own patience ran out only stops waiting; one whose user
 * pressed stop wants the run to end.
 */
export class Cancels {
  #stopped = new Set<string | number>();

  told(requestId: string | number, reason: unknown): void {
    if (!TIMED_OUT.test(String(reason ?? ''))) this.#stopped.add(requestId);
    for (const oldest of this.#stopped) if (this.#stopped.size > REMEMBERED_MAX) this.#stopped.delete(oldest);
  }

  /** True when the user asked to stop this call. */
  askedToStop(requestId: string | number): boolean {
    return this.#stopped.delete(requestId);
  }
}
