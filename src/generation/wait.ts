import type { App } from '../app.ts';
import type { Caller } from './caller.ts';
import { patiently } from './patiently.ts';
import { getRunView } from './run-rows.ts';
import type { RunView } from './run-view.ts';

/** Milliseconds between looks at a run that another process owns. */
const POLL_MS = 250;
/** Milliseconds within which a waiting caller hears something, so that no proxy thinks the call is dead. */
const PROGRESS_MS = 8_000;

/**
 * Waits until a run has ended, or the time is over, or the caller has left, and answers how it stands then. Tells
 * `caller.progress` at each change of stage and at least every eight seconds.
 */
export async function waitForRun(
  app: App,
  caller: Caller,
  runId: string,
  { forMs, untilChange }: { forMs: number; untilChange?: boolean },
): Promise<RunView> {
  const until = app.clock.elapsed() + forMs;
  let told = { fingerprint: '', at: Number.NEGATIVE_INFINITY };
  let first: string | undefined;
  const rung = ring(app, runId);
  try {
    for (;;) {
      const changed = rung.next();
      const view = await patiently(app, () => getRunView(app, caller.workspace.id, runId));
      const fingerprint = JSON.stringify([view.status, view.stages.map((stage) => stage.status)]);
      first ??= fingerprint;
      const now = app.clock.elapsed();
      const over = view.status !== 'running' || now >= until || caller.signal.aborted;
      if (fingerprint !== told.fingerprint || now - told.at >= PROGRESS_MS) {
        caller.progress?.(view);
        told = { fingerprint, at: now };
      }
      if (over || (untilChange && fingerprint !== first)) return view;
      const pause = Math.min(until - now, app.activeRuns.has(runId) ? PROGRESS_MS : POLL_MS);
      await untilEither(app, changed, pause, caller.signal);
    }
  } finally {
    rung.stop();
  }
}

/** Rings at each change; `next` is asked for before the row is read, so that no change falls in between. */
function ring(app: App, runId: string): { next(): Promise<void>; stop(): void } {
  let wake: () => void = () => undefined;
  const stop = app.runChanges.subscribe(runId, () => wake());
  return {
    next: () =>
      new Promise((resolve) => {
        wake = resolve;
      }),
    stop,
  };
}

async function untilEither(app: App, changed: Promise<void>, ms: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([changed, app.clock.sleep(ms, AbortSignal.any([signal, over.signal]))]);
  } finally {
    over.abort();
  }
}
