import type { ModelStage } from '../by-stage.ts';
import type { Clock } from '../system/clock.ts';
import { FairQueue, type Waiting } from '../system/fair-queue.ts';
import type { Ids } from '../system/ids.ts';
import type { Log } from '../system/log.ts';
import type { EngineRequest } from './engine.ts';
import { VendorBusy } from './vendor/fault.ts';

/** Seconds that a vendor may ask to wait before a call is made again: a stage has no more. */
const WAIT_SECONDS_MAX = 5 * 60;
/** Milliseconds of the first pause where the vendor does not say how long, and of the longest: each is twice the last. */
const PAUSE_MS = 1_000;
const PAUSE_MS_MAX = 30_000;

export interface LinesOptions {
  /** Calls that may be under way at once. */
  max: number;
  /** The same for calls of one stage, where they may be fewer. */
  ofStages?: Partial<Record<ModelStage, number>>;
  clock: Clock;
  ids: Ids;
  log: Log;
}

type Place = Omit<Waiting<unknown>, 'job'>;

// How many wait is bounded by the runs that a workspace may have.
const queueOf = (slots: number) => new FairQueue<() => void>({ slots, ofOneMax: Number.POSITIVE_INFINITY });

function beginAll(queue: FairQueue<() => void>): void {
  for (let next = queue.take(); next !== undefined; next = queue.take()) next.job();
}

/**
 * The lines of a process to its model's vendor. Workspaces take turns for a free one, and so do the runs of a workspace.
 * A vendor that is busy is asked by half as many calls at once, after a pause; each answer that comes allows one more.
 */
export class Lines {
  readonly #max: number;
  readonly clock: Clock;
  readonly #ids: Ids;
  readonly #log: Log;
  readonly #queue: FairQueue<() => void>;
  /** A call of such a stage has its turn here first. */
  readonly #ofStages: ReadonlyMap<ModelStage, FairQueue<() => void>>;
  /** How often it slowed down, and how often since the last answer. */
  #slowDowns = 0;
  #inARow = 0;
  /** On the clock of what has passed. */
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #pause: AbortController | undefined;

  constructor({ max, ofStages = {}, clock, ids, log }: LinesOptions) {
    this.#max = max;
    this.clock = clock;
    this.#ids = ids;
    this.#log = log;
    this.#queue = queueOf(max);
    // The keys are those of the settings.
    const stages = Object.entries(ofStages) as [ModelStage, number][];
    this.#ofStages = new Map(stages.map(([stage, slots]) => [stage, queueOf(slots)]));
  }

  /**
   * Makes a call in its turn, and again while the vendor is busy. Rejects with the signal's reason as soon as it aborts,
   * else as the call does: with VendorBusy only when the vendor asks for more time than a stage has.
   */
  async call<T>(
    { run, stage, signal, onTurn }: Pick<EngineRequest, 'run' | 'signal' | 'onTurn'> & { stage?: ModelStage },
    work: () => Promise<T>,
  ) {
    const place = { owner: run.workspaceId, group: run.runId };
    const ofStage = stage && this.#ofStages.get(stage);
    if (!ofStage) return this.#inTurns({ place, signal, onTurn }, work);
    const leave = { queue: ofStage, begin: () => beginAll(ofStage) };
    await this.#turn(signal, (job) => ofStage.push({ ...place, job }), place, leave);
    try {
      return await this.#inTurns({ place, signal, onTurn }, work);
    } finally {
      ofStage.release(place.owner);
      beginAll(ofStage);
    }
  }

  async #inTurns<T>(
    { place, signal, onTurn }: { place: Place } & Pick<EngineRequest, 'signal' | 'onTurn'>,
    work: () => Promise<T>,
  ): Promise<T> {
    const line = { queue: this.#queue, begin: () => this.#begin() };
    await this.#turn(signal, (job) => this.#queue.push({ ...place, job }), place, line);
    onTurn?.();
    for (;;) {
      const made = await this.#make(place.owner, work);
      if ('answer' in made) return made.answer;
      await this.#turn(signal, (job) => this.#queue.pushBack({ ...place, job }), place, line);
    }
  }

  /** Resolves when the call has its place. */
  async #turn(
    signal: AbortSignal,
    push: (begin: () => void) => void,
    place: Place,
    { queue, begin }: { queue: FairQueue<() => void>; begin(): void },
  ): Promise<void> {
    signal.throwIfAborted();
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      // One that just got a line gives it back itself.
      if (!queue.remove({ ...place, job: turn.resolve })) return;
      if (this.#queue.isEmpty) this.#pause?.abort();
      turn.reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    push(turn.resolve);
    begin();
    try {
      await turn.promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** Makes the call once, and gives its line back however it ends. */
  async #make<T>(owner: string, work: () => Promise<T>): Promise<{ answer: T } | { isBusy: true }> {
    const slowDowns = this.#slowDowns;
    try {
      const answer = await work();
      this.#inARow = 0;
      this.#queue.resize(Math.min(this.#max, this.#queue.slots + 1));
      return { answer };
    } catch (error) {
      if (!(error instanceof VendorBusy) || error.waitSeconds > WAIT_SECONDS_MAX) throw error;
      this.#slowDown(error.waitSeconds, slowDowns === this.#slowDowns);
      return { isBusy: true };
    } finally {
      this.#queue.release(owner);
      this.#begin();
    }
  }

  /** What was under way when it slowed down last may be refused too: that is no news. */
  #slowDown(waitSeconds: number, isNews: boolean): void {
    const pauseMs = waitSeconds > 0 ? waitSeconds * 1_000 : this.#ownPauseMs();
    this.#pausedUntil = Math.max(this.#pausedUntil, this.clock.elapsed() + pauseMs);
    if (!isNews) return;
    this.#slowDowns++;
    this.#inARow++;
    const { slots, taken } = this.#queue;
    this.#queue.resize(Math.max(1, Math.floor(Math.min(slots, taken) / 2)));
    this.#log.warn({ callsAtOnce: this.#queue.slots, pauseMs }, "the model's service is busy: calls to it wait");
  }

  /** Up to half as long again, so that processes that were refused together do not come back together. */
  #ownPauseMs(): number {
    const pauseMs = Math.min(PAUSE_MS_MAX, PAUSE_MS * 2 ** this.#inARow);
    return Math.round(pauseMs * (1 + this.#ids.bytes(1).readUInt8() / 512));
  }

  /** Gives the free lines to whose turn it is; in a pause, after it. */
  #begin(): void {
    if (this.#pausedUntil > this.clock.elapsed()) return void this.#beginAt(this.#pausedUntil);
    beginAll(this.#queue);
  }

  /** A pause ends when no call waits for it any more. */
  async #beginAt(until: number): Promise<void> {
    if (this.#pause || this.#queue.isEmpty) return;
    const pause = new AbortController();
    this.#pause = pause;
    await this.clock.sleep(until - this.clock.elapsed(), pause.signal);
    this.#pause = undefined;
    // One that was made longer meanwhile goes on.
    if (!pause.signal.aborted && this.#pausedUntil === until) this.#pausedUntil = Number.NEGATIVE_INFINITY;
    this.#begin();
  }
}
