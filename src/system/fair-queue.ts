import { RoundRobin } from './round-robin.ts';

export interface Waiting<Job> {
  owner: string;
  /** Jobs of one owner that belong together, such as those of a run; groups take turns within their owner. */
  group?: string;
  job: Job;
}

/**
 * Which waiting job a free slot goes to. Owners take turns, and none of them gets the last free slot while it holds
 * another: someone else's next job always finds one sooner than the rest of a long list.
 */
export class FairQueue<Job> {
  readonly #ofOneMax: number;
  /** Jobs by owner; the owner whose turn is next comes first. */
  readonly #waiting = new Map<string, RoundRobin<Job>>();
  readonly #running = new Map<string, number>();
  #slots: number;
  #taken = 0;

  /** `ofOneMax`: how many jobs of one owner may wait. */
  constructor({ slots, ofOneMax }: { slots: number; ofOneMax: number }) {
    this.#slots = slots;
    this.#ofOneMax = ofOneMax;
  }

  get slots(): number {
    return this.#slots;
  }

  /** Jobs that hold a slot. */
  get taken(): number {
    return this.#taken;
  }

  /** Whether no job waits. */
  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** From now on there are so many slots; what is taken beyond them is given back in its own time. */
  resize(slots: number): void {
    this.#slots = slots;
  }

  /** Puts a job at the end of its group's list; false when its owner has too many. */
  push({ owner, group = '', job }: Waiting<Job>): boolean {
    const jobs = this.#jobsOf(owner);
    if (jobs.size >= this.#ofOneMax) return false;
    jobs.push(group, job);
    this.#waiting.set(owner, jobs);
    return true;
  }

  /** Puts a job that had a slot in vain before all others of its group; group and owner wait for their turn as ever. */
  pushBack({ owner, group = '', job }: Waiting<Job>): void {
    const jobs = this.#jobsOf(owner);
    jobs.unshift(group, job);
    this.#waiting.set(owner, jobs);
  }

  /** Takes a slot for the job whose turn it is; undefined while none may have one. */
  take(): Waiting<Job> | undefined {
    for (const [owner, jobs] of this.#waiting) {
      if (!this.#mayHaveOne(owner)) continue;
      const job = jobs.next();
      // Behind the others, for its next job.
      this.#waiting.delete(owner);
      if (jobs.size > 0) this.#waiting.set(owner, jobs);
      this.#taken++;
      this.#running.set(owner, this.#heldBy(owner) + 1);
      // An owner in the map has a job.
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
  remove({ owner, group = '', job }: Waiting<Job>): boolean {
    const jobs = this.#jobsOf(owner);
    const wasThere = jobs.remove(group, job);
    if (jobs.size === 0) this.#waiting.delete(owner);
    return wasThere;
  }

  #jobsOf(owner: string): RoundRobin<Job> {
    return this.#waiting.get(owner) ?? new RoundRobin();
  }

  #mayHaveOne(owner: string): boolean {
    const free = this.#slots - this.#taken;
    return free > 1 || (free === 1 && this.#heldBy(owner) === 0);
  }

  #heldBy(owner: string): number {
    return this.#running.get(owner) ?? 0;
  }
}
