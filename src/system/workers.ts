import { AppError } from '../errors.ts';

/** Whose work a job is, and when it is no longer wanted. */
export interface JobOptions {
  /** Jobs take turns by owner: the workspace. */
  owner: string;
  signal: AbortSignal;
}

/** Threads for work that only computes, and grows with text from outside: it never runs on the event loop. */
export interface Workers {
  /**
   * The result of a job, which takes and gives JSON. Rejects with the signal's reason as soon as it aborts, with
   * WorkerKilled when its thread ended before it did, and with AppError `engine_unavailable` when too much is waiting.
   */
  run(job: string, data: unknown, options: JobOptions): Promise<unknown>;
  /** Ends all jobs and threads, the first time. */
  close(): Promise<void>;
}

/** The thread of a job was ended: it took too long or too much memory, or broke. */
export class WorkerKilled extends Error {
  constructor(job: string, cause: unknown) {
    super(`the thread of a ${job} job was ended`, { cause });
    this.name = 'WorkerKilled';
  }
}

/** How a job ended, as it crosses from its thread: errors would lose their class on the way. */
export type JobOutcome =
  | { ok: unknown }
  | { error: { code: AppError['code'] | undefined; message: string; stack: string | undefined } };

/** Runs a job of a table, in the thread that it is called in. */
export async function perform(
  jobs: Readonly<Record<string, (data: never) => unknown>>,
  job: string,
  data: unknown,
): Promise<JobOutcome> {
  try {
    const work = jobs[job];
    if (!work) throw new Error(`there is no job ${job}`);
    // The caller gives each job its own data.
    return { ok: await work(data as never) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { error: { code: error instanceof AppError ? error.code : undefined, message, stack } };
  }
}

/** What a job gave, or its error. */
export function outcomeOf(outcome: JobOutcome): unknown {
  if ('ok' in outcome) return outcome.ok;
  const { code, message, stack } = outcome.error;
  if (code !== undefined) throw new AppError(code, message);
  throw Object.assign(new Error(message), { stack });
}
