import type { App } from '../app.ts';
import { ProcessStopping } from '../system/lifecycle.ts';

/**
 * Takes no new work, lets the runs of this process end, for so many milliseconds at most, and leaves the others resumable: another start
 * takes them up at their last finished stage. The worker takes no runs up meanwhile, and callers are told to come again.
 */
export async function stopRuns(app: App, graceMs: number): Promise<void> {
  app.lifecycle.beginDrain();
  const over = new AbortController();
  const grace = app.clock.sleep(graceMs, over.signal);
  while (app.activeRuns.size > 0 && graceMs > 0) {
    const [runId] = app.activeRuns.keys();
    if (runId === undefined || (await endedOr(app, runId, grace)) === 'over') break;
  }
  over.abort();
  // Before they are let go, so that this process does not take its own runs up again.
  app.lifecycle.beginStop();
  for (const controller of app.activeRuns.values()) controller.abort(new ProcessStopping());
  // On a busy machine the threads would go on to take the time that the last answers need.
  app.lifecycle.track(app.workers.close());
}

async function endedOr(app: App, runId: string, grace: Promise<void>): Promise<'changed' | 'over'> {
  let unsubscribe = () => {};
  const changed = new Promise<'changed'>((resolve) => {
    unsubscribe = app.runChanges.subscribe(runId, () => resolve('changed'));
  });
  try {
    return await Promise.race([changed, grace.then(() => 'over' as const)]);
  } finally {
    unsubscribe();
  }
}
