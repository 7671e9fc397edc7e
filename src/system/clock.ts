import { readFileSync } from 'node:fs';

/** Where time comes from. Nothing in Planwright reads the machine's clock except through one of these. */
export interface Clock {
  /** Milliseconds since the epoch. May jump, ahead or back, when the clock is set. */
  now(): number;
  /** Milliseconds that have passed since some moment, however the clock was set: for durations and time limits. */
  elapsed(): number;
  /**
   * What a lease or a hold is compared with to see whether it has lapsed. For a while after a jump ahead it is the time
   * without the jump, so that owners that live can extend what they have.
   */
  leaseTime(): number;
  /** Resolves after so many milliseconds have passed, or at once (without error) when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Milliseconds by which `now` may outrun `elapsed` between two looks: more is a jump. Shorter than any lease. */
const JUMP_MS = 3_000;
/** Milliseconds that owners have after a jump: several heartbeats. */
const GRACE_MS = 15_000;

/** One look at the time: milliseconds since the epoch, and milliseconds that have passed since some moment. */
interface Moment {
  now: number;
  elapsed: number;
}

/** Notices when its time jumps ahead of what has passed. */
export class JumpAwareClock implements Clock {
  readonly sleep: Clock['sleep'];
  #read: () => Moment;
  #seen: Moment;
  /** Milliseconds of the jumps whose grace ends at `graceUntil`. */
  #jumped = 0;
  #graceUntil = Number.NEGATIVE_INFINITY;

  constructor({ read, sleep }: { read: () => Moment; sleep: Clock['sleep'] }) {
    this.sleep = sleep;
    this.#read = read;
    this.#seen = read();
  }

  now(): number {
    return this.#look().now;
  }

  elapsed(): number {
    return this.#look().elapsed;
  }

  leaseTime(): number {
    const { now, elapsed } = this.#look();
    return elapsed < this.#graceUntil ? now - this.#jumped : now;
  }

  #look(): Moment {
    const seen = this.#read();
    const ahead = seen.now - this.#seen.now - (seen.elapsed - this.#seen.elapsed);
    if (ahead > JUMP_MS) {
      this.#jumped = (seen.elapsed < this.#graceUntil ? this.#jumped : 0) + ahead;
      this.#graceUntil = seen.elapsed + GRACE_MS;
    }
    this.#seen = seen;
    return seen;
  }
}

/** The machine's clock. Its timers do not keep the process alive unless somebody awaits real work. */
export const systemClock: Clock = new JumpAwareClock({
  read: () => ({ now: Date.now(), elapsed: Math.floor(performance.now()) }),
  sleep: realSleep,
});

const FILE_POLL_MS = 20;

/**
 * A clock that follows a file, so that a test moves the time of several processes at once. The file holds epoch
 * milliseconds and, after a space, the milliseconds that have passed; without these the clock never jumps. A file that
 * cannot be read, or holds no number, leaves the clock where it was.
 */
export function fileClock(path: string): Clock {
  let last = { now: 0, elapsed: 0 };
  const read = () => {
    try {
      const [now = 0, elapsed = now] = readFileSync(path, 'utf8').trim().split(' ').map(Number);
      if (now > 0 && Number.isFinite(now + elapsed)) last = { now, elapsed };
    } catch {
      // The file is being replaced; the next reading will see it.
    }
    return last;
  };
  return new JumpAwareClock({
    read,
    async sleep(ms, signal) {
      const until = read().elapsed + ms;
      while (read().elapsed < until && !signal?.aborted) await realSleep(FILE_POLL_MS, signal);
    },
  });
}

/** A clock that stands still until it is moved; sleepers wake in the order of their times. */
export class TestClock extends JumpAwareClock {
  #passed: { ms: number };
  #set: { ms: number };
  #sleepers: { at: number; wake: () => void }[] = [];

  constructor(startMs = Date.UTC(2026, 0, 15, 12)) {
    const passed = { ms: 0 };
    const set = { ms: startMs };
    super({
      read: () => ({ now: set.ms + passed.ms, elapsed: passed.ms }),
      sleep: (ms, signal) => this.#sleepFor(ms, signal),
    });
    this.#passed = passed;
    this.#set = set;
  }

  #sleepFor(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const sleeper = { at: this.#passed.ms + ms, wake: resolve };
      this.#sleepers.push(sleeper);
      signal?.addEventListener(
        'abort',
        () => {
          this.#sleepers = this.#sleepers.filter((one) => one !== sleeper);
          resolve();
        },
        { once: true },
      );
    });
  }

  /** Sets the clock ahead, or back: no time passes, and nobody wakes. */
  jump(ms: number): void {
    this.#set.ms += ms;
  }

  /** Lets time pass and wakes whoever is due. */
  advance(ms: number): void {
    this.#passed.ms += ms;
    const due = this.#sleepers.filter((one) => one.at <= this.#passed.ms).sort((a, b) => a.at - b.at);
    this.#sleepers = this.#sleepers.filter((one) => one.at > this.#passed.ms);
    for (const one of due) one.wake();
  }
}

export function realSleep(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
  });
}
