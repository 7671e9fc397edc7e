import type { Clock } from './clock.ts';
import type { Signals } from './signals.ts';

/** Rings at each change; `next` is asked for before the row is read, so that no change falls in between. */
export function ring(signals: Signals, id: string): { next(): Promise<void>; stop(): void } {
  let wake: () => void = () => undefined;
  const stop = signals.subscribe(id, () => wake());
  return {
    next: () =>
      new Promise((resolve) => {
        wake = resolve;
      }),
    stop,
  };
}

/** Waits for a change, but no longer than so many milliseconds, and no longer than somebody waits for it. */
export async function changeOrPause(
  changed: Promise<void>,
  { clock, ms, signal }: { clock: Clock; ms: number; signal: AbortSignal },
): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([changed, clock.sleep(ms, AbortSignal.any([signal, over.signal]))]);
  } finally {
    over.abort();
  }
}
