import type { App } from '../app.ts';
import { changeOrPause, ring } from '../system/ring.ts';
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
 * `caller.progress` at each change and at least every eight seconds. `untilChange` waits no longer than for the next
 * change of a stage: an answer at each part would cost a caller that asks again more than it tells.
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
  const rung = ring(app.runChanges, runId);
  try {
    for (;;) {
      const changed = rung.next();
      const view = await patiently(app, () => getRunView(app, caller.workspace.id, runId));
      const stages = JSON.stringify([view.status, view.stages.map((stage) => stage.status)]);
      const fingerprint = `${stages} ${JSON.stringify(view.progress)}`;
      first ??= stages;
      const now = app.clock.elapsed();
      const over = view.status !== 'running' || now >= until || caller.signal.aborted;
      if (fingerprint !== told.fingerprint || now - told.at >= PROGRESS_MS) {
        caller.progress?.(view);
        told = { fingerprint, at: now };
      }
      if (over || (untilChange && stages !== first)) return view;
      const pause = Math.min(until - now, app.activeRuns.has(runId) ? PROGRESS_MS : POLL_MS);
      await changeOrPause(changed, { clock: app.clock, ms: pause, signal: caller.signal });
    }
  } finally {
    rung.stop();
  }
}
