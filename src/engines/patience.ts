import type { Clock } from '../system/clock.ts';

export interface PatienceOptions {
  clock: Clock;
  /** Milliseconds for the whole work. */
  ms: number;
  signal: AbortSignal;
  /** The reason with which the work is stopped when the time is over. */
  over(): Error;
}

/** Does the work with a signal that also aborts when its time is over. No timer is left behind. */
export async function withPatience<T>(
  { clock, ms, signal, over }: PatienceOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const late = new AbortController();
  const ended = new AbortController();
  void clock.sleep(ms, ended.signal).then(() => {
    if (!ended.signal.aborted) late.abort(over());
  });
  try {
    return await work(AbortSignal.any([signal, late.signal]));
  } finally {
    ended.abort();
  }
}
