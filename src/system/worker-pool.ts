import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import { AppError } from '../errors.ts';
import { FairQueue } from './fair-queue.ts';
import { ProcessStopping } from './lifecycle.ts';
import { type JobOutcome, outcomeOf, WorkerKilled, type Workers } from './workers.ts';

/** Milliseconds of wall time that a job may take once it has a thread; then the thread is ended. */
export const JOB_MS = 10_000;
/** Jobs of one workspace that may wait. */
export const WAITING_MAX = 100;
/** Megabytes of memory that a job may take. */
const HEAP_MB = 192;
/** Milliseconds after which a thread without work ends. */
const IDLE_MS = 30_000;

interface Job {
  name: string;
  data: unknown;
  done: PromiseWithResolvers<unknown>;
}

export interface PoolOptions {
  /** The module that the threads load: its export `work` takes `{ job, data }` and gives a JobOutcome. */
  file: URL;
  threads?: number;
  jobMs?: number;
  waitingMax?: number;
  heapMb?: number;
}

/**
 * A pool of threads that starts with the first job. With as many threads as there are cores and one more, one workspace
 * can keep all cores busy and leaves a thread for others. There are at least two.
 */
export function workerPool({
  file,
  threads = Math.max(2, availableParallelism() + 1),
  jobMs = JOB_MS,
  waitingMax = WAITING_MAX,
  heapMb = HEAP_MB,
}: PoolOptions): Workers {
  const queue = new FairQueue<Job>({ slots: threads, ofOneMax: waitingMax });
  const closing = new AbortController();
  let pool: Promise<Piscina> | undefined;
  let closed: Promise<void> | undefined;
  const close = async () => {
    closing.abort(new ProcessStopping());
    await (await pool)?.destroy();
  };

  const start = () => {
    for (let next = closing.signal.aborted ? undefined : queue.take(); next !== undefined; next = queue.take()) {
      const { owner, job } = next;
      pool ??= openPool({ file, threads, heapMb });
      void perform(pool, job, jobMs)
        .then(job.done.resolve, job.done.reject)
        .finally(() => {
          queue.release(owner);
          start();
        });
    }
  };

  return {
    async run(name, data, { owner, signal: wanted }) {
      const signal = AbortSignal.any([wanted, closing.signal]);
      signal.throwIfAborted();
      const job: Job = { name, data, done: Promise.withResolvers() };
      if (!queue.push({ owner, job })) throw isFull();
      // A job that has begun goes on although no one waits for it: to end its thread would cost more than most jobs.
      const stop = () => {
        queue.remove({ owner, job });
        job.done.reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      start();
      try {
        return await job.done.promise;
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    close() {
      closed ??= close();
      return closed;
    },
  };
}

async function openPool({ file, threads, heapMb }: Required<Pick<PoolOptions, 'file' | 'threads' | 'heapMb'>>) {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: file.href,
    name: 'work',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
    recordTiming: false,
  });
}

async function perform(pool: Promise<Piscina>, { name, data }: Job, jobMs: number): Promise<unknown> {
  const budget = AbortSignal.timeout(jobMs);
  let outcome: JobOutcome;
  try {
    outcome = await (await pool).run({ job: name, data }, { signal: budget });
  } catch (error) {
    throw new WorkerKilled(name, error);
  }
  return outcomeOf(outcome);
}

const isFull = (): AppError =>
  new AppError(
    'engine_unavailable',
    'Too much of your workspace is waiting to be computed; nothing was charged. Try again in a minute.',
  );
