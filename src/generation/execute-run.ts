import type { App } from '../app.ts';
import { AppError, asAppError } from '../errors.ts';
import type { RunRow } from '../store/tables.ts';
import { ProcessStopping } from '../system/lifecycle.ts';
import { WorkerKilled } from '../system/workers.ts';
import { CancelRequested } from './caller.ts';
import { makeAndSettle } from './make-and-settle.ts';
import { LeaseLost, OwnedRun, POISON_MAX } from './owned-run.ts';
import { labelsOf, outcomeOf, type RunEnd, tellRunEnded } from './run-end.ts';
import type { GenerationTool } from './tool.ts';

/** Milliseconds between heartbeats: several fit into a lease. */
export const HEARTBEAT_MS = 2_500;

/** Begins to execute a run that this process owns, in the background; `lifecycle` waits for it at the end. */
export function startRun(app: App, tool: GenerationTool, run: RunRow): void {
  const controller = new AbortController();
  // After a suspended laptop wakes, this process may take over its own run: the older execution has lost its lease.
  app.activeRuns.get(run.id)?.abort(new LeaseLost(run.id));
  app.activeRuns.set(run.id, controller);
  if (app.lifecycle.stopping) controller.abort(new ProcessStopping());
  app.lifecycle.track(
    executeRun(app, tool, new OwnedRun(app, run), controller)
      .catch((error) => app.log.error({ ...labelsOf(run), error }, 'a run could not be ended; its lease will lapse'))
      .finally(() => {
        if (app.activeRuns.get(run.id) === controller) app.activeRuns.delete(run.id);
        app.runChanges.notify(run.id);
      }),
  );
}

async function executeRun(app: App, tool: GenerationTool, owned: OwnedRun, controller: AbortController): Promise<void> {
  const finished = new AbortController();
  const heart = beat(app, owned, controller, finished.signal);
  const startedAt = app.clock.elapsed();
  let end: RunEnd;
  try {
    if (owned.run.attempts > 1) await owned.takeUp();
    await untilMade(app, tool, owned, controller.signal);
    end = { outcome: 'succeeded' };
  } catch (error) {
    const reason = controller.signal.aborted ? controller.signal.reason : error;
    await endUnfinished(owned, reason);
    end = { outcome: outcomeOf(reason), error: reason };
  } finally {
    finished.abort();
    await heart;
  }
  tellRunEnded(app, owned.run, { ...end, startedAt });
}

async function beat(app: App, owned: OwnedRun, controller: AbortController, finished: AbortSignal): Promise<void> {
  for (;;) {
    await app.clock.sleep(HEARTBEAT_MS, finished);
    if (finished.aborted) return;
    try {
      await owned.heartbeat();
    } catch (error) {
      // A run that was let go has lost its lease.
      if (finished.aborted || controller.signal.aborted) return;
      app.log.warn({ ...labelsOf(owned.run), error }, 'heartbeat failed');
      // A database that is busy for a moment is no reason to stop; the lease outlasts several heartbeats.
      if (!(error instanceof LeaseLost || error instanceof CancelRequested)) continue;
      return controller.abort(error);
    }
  }
}

/** Makes the run once more when a thread was ended over it, and gives it up the second time. */
async function untilMade(app: App, tool: GenerationTool, owned: OwnedRun, stopped: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await makeAndSettle(app, tool, owned, stopped);
    } catch (error) {
      if (!(error instanceof WorkerKilled) || stopped.aborted) throw error;
      app.log.warn({ ...labelsOf(owned.run), error }, 'a thread was ended over a run');
      if ((await owned.poisoned()) >= POISON_MAX) throw takesTooLong(error);
    }
  }
}

function takesTooLong(cause: WorkerKilled): AppError {
  return new AppError(
    'unprocessable',
    'What you sent takes too long or too much memory to work on: it was stopped twice after 10 seconds; nothing was charged. Shorten it, and start it again.',
    { cause },
  );
}

/** Ends a run that did not succeed, in the one way its reason allows. */
async function endUnfinished(owned: OwnedRun, error: unknown): Promise<void> {
  if (error instanceof LeaseLost) return;
  if (error instanceof ProcessStopping) return owned.interrupt();
  if (error instanceof CancelRequested) {
    return owned.fail('cancelled', new AppError('conflict', 'The run was cancelled; nothing was charged.'));
  }
  return owned.fail('failed', asAppError(error));
}
