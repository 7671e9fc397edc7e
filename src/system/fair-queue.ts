interface Waiting<Job> {
  owner: string;
  job: Job;
}

/**
 * Which waiting job a free slot goes to. Owners take turns, and none of them gets the last free slot while it holds
 * another: someone else's next job always finds one sooner than the rest of a long list.
 */
export class FairQueue<Job> {
  readonly #slots: number;
  readonly #ofOneMax: number;
  /** Jobs by owner; the owner whose turn is next comes first. */
  readonly #waiting = new Map<string, Job[]>();
  readonly #running = new Map<string, number>();
  #taken = 0;

  /** `ofOneMax`: how many jobs of one owner may wait. */
  constructor({ slots, ofOneMax }: { slots: number; ofOneMax: number }) {
    this.#slots = slots;
    this.#ofOneMax = ofOneMax;
  }

  /** Puts a job at the end of its owner's list; false when that is full. */
  push({ owner, job }: Waiting<Job>): boolean {
    const list = this.#waiting.get(owner) ?? [];
    if (list.length >= this.#ofOneMax) return false;
    list.push(job);
    this.#waiting.set(owner, list);
    return true;
  }

  /** Takes a slot for the job whose turn it is; undefined while none may have one. */
  take(): Waiting<Job> | undefined {
    for (const [owner, list] of this.#waiting) {
      if (!this.#mayHaveOne(owner)) continue;
      const [job] = list.splice(0, 1);
      // Behind the others, for its next job.
      this.#waiting.delete(owner);
      if (list.length > 0) this.#waiting.set(owner, list);
      this.#taken++;
      this.#running.set(owner, this.#heldBy(owner) + 1);
      // A list in the map is never empty.
      return { owner, job: job as Job };
    }
    return undefined;
  }

  /** Gives the slot of one of the owner's jobs back. */
  release(owner: string): void {
    this.#taken--;
    const left = this.#heldBy(owner) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
  }

  /** Removes a job that still waits; false where it does not. */
  remove({ owner, job }: Waiting<Job>): boolean {
    const list = this.#waiting.get(owner) ?? [];
    const at = list.indexOf(job);
    if (at === -1) return false;
    list.splice(at, 1);
    if (list.length === 0) this.#waiting.delete(owner);
    return true;
  }

  #mayHaveOne(owner: string): boolean {
    const free = this.#slots - this.#taken;
    return free > 1 || (free === 1 && this.#heldBy(owner) === 0);
  }

  #heldBy(owner: string): number {
    return this.#running.get(owner) ?? 0;
  }
}
