import type { Clock } from '../../system/clock.ts';
import type { BackendCall, ShownRun } from '../backend.ts';

/** Milliseconds within which a waiting caller hears something, as from a run of this process. */
const PROGRESS_MS = 8_000;

/** Tells a caller of each view of a run, and tells the last one again while nothing new comes. */
export class Telling {
  #progress: BackendCall['progress'];
  #clock: Clock;
  #last: ShownRun;
  #toldAt: number;
  #ended = new AbortController();

  constructor(clock: Clock, progress: BackendCall['progress'], first: ShownRun) {
    this.#clock = clock;
    this.#progress = progress;
    this.#last = first;
    this.#toldAt = clock.now();
    if (progress) void this.#keepTelling();
  }

  /** The newest view. */
  get last(): ShownRun {
    return this.#last;
  }

  tell(run: ShownRun): void {
    const isNews = fingerprint(run) !== fingerprint(this.#last) || this.#last.id === '';
    this.#last = run;
    if (!isNews) return;
    this.#toldAt = this.#clock.now();
    this.#progress?.(run);
  }

  end(): void {
    this.#ended.abort();
  }

  async #keepTelling(): Promise<void> {
    for (;;) {
      await this.#clock.sleep(this.#toldAt + PROGRESS_MS - this.#clock.now(), this.#ended.signal);
      if (this.#ended.signal.aborted) return;
      if (this.#clock.now() - this.#toldAt < PROGRESS_MS) continue;
      this.#toldAt = this.#clock.now();
      this.#progress?.(this.#last);
    }
  }
}

const fingerprint = (run: ShownRun): string => JSON.stringify([run.status, run.stages.map((stage) => stage.status)]);
