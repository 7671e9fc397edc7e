import { readFileSync } from 'node:fs';

/** Where time comes from. Nothing in Planwright reads the machine's clock except through one of these. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves after so many milliseconds of this clock, or at once (without error) when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's clock. Its timers do not keep the process alive unless somebody awaits real work. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => realSleep(ms, signal),
};

const FILE_POLL_MS = 20;

/**
 * A clock that follows a file holding epoch milliseconds, so that a test moves the time of several processes at once.
 * A file that cannot be read, or holds no number, leaves the clock where it was.
 */
export function fileClock(path: string): Clock {
  let last = 0;
  const now = () => {
    try {
      const read = Number(readFileSync(path, 'utf8').trim());
      if (Number.isFinite(read) && read > 0) last = read;
    } catch {
      // The file is being replaced; the next reading will see it.
    }
    return last;
  };
  return {
    now,
    async sleep(ms, signal) {
      const until = now() + ms;
      while (now() < until && !signal?.aborted) await realSleep(FILE_POLL_MS, signal);
    },
  };
}

/** A clock that stands still until it is moved; sleepers wake in the order of their times. */
export class TestClock implements Clock {
  #now: number;
  #sleepers: { at: number; wake: () => void }[] = [];

  constructor(startMs = Date.UTC(2026, 0, 15, 12)) {
    this.#now = startMs;
  }

  now(): number {
    return this.#now;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const sleeper = { at: this.#now + ms, wake: resolve };
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

  /** Moves the clock and wakes whoever is due. */
  advance(ms: number): void {
    this.#now += ms;
    const due = this.#sleepers.filter((one) => one.at <= this.#now).sort((a, b) => a.at - b.at);
    this.#sleepers = this.#sleepers.filter((one) => one.at > this.#now);
    for (const one of due) one.wake();
  }
}

function realSleep(ms: number, signal?: AbortSignal): Promise<void> {
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
