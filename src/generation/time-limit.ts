import type { App } from '../app.ts';
import { AppError } from '../errors.ts';

/** Milliseconds one stage may take, repairs included. */
export const STAGE_TIMEOUT_MS = 5 * 60_000;

/**
 * Does one stage's work with a signal that also aborts after five minutes, counted from the first turn that its calls to
 * the model get. Rejects with the signal's reason as soon as it
 * aborts: an engine that does not listen must not hold a run, and its late answer is dropped.
 */
export async function withTimeLimit<T>(
  app: App,
  { called, signal: stopped }: { called: string; signal: AbortSignal },
  work: (limit: { signal: AbortSignal; onTurn(): void }) => Promise<T>,
): Promise<T> {
  const timer = new AbortController();
  const signal = AbortSignal.any([stopped, timer.signal]);
  let isCounting = false;
  const onTurn = () => {
    if (isCounting) return;
    isCounting = true;
    void app.clock.sleep(STAGE_TIMEOUT_MS, signal).then(() => {
      if (!signal.aborted) timer.abort(tookTooLong(called));
    });
  };
  if (!app.engine.takesTurns) onTurn();
  try {
    return await rejectOnAbort(signal, work({ signal, onTurn }));
  } catch (error) {
    // Whatever an engine throws once it was told to stop, the reason it was told is the better word.
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    timer.abort();
  }
}

const tookTooLong = (called: string): AppError =>
  new AppError('engine_timeout', `The ${called} took longer than 5 minutes; nothing was charged. Try again.`);

function rejectOnAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
