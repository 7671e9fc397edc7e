import type { App } from '../../app.ts';

/** The time for looking up is over. */
export class TooLate extends Error {}

/**
 * Does the work with a signal that also aborts, with TooLate, so many milliseconds after the first turn that its calls to
 * the model get. No timer is left behind.
 */
export async function withDeadline<T>(
  { clock, engine }: App,
  { ms, signal: stopped }: { ms: number; signal: AbortSignal },
  work: (limit: { signal: AbortSignal; onTurn(): void }) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const signal = AbortSignal.any([stopped, late.signal]);
  let isCounting = false;
  const onTurn = () => {
    if (isCounting) return;
    isCounting = true;
    void clock.sleep(ms, signal).then(() => late.abort(new TooLate()));
  };
  if (!engine.takesTurns) onTurn();
  try {
    return await work({ signal, onTurn });
  } finally {
    late.abort();
  }
}
