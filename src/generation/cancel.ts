import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { type Caller, CancelRequested } from './caller.ts';
import { tellKeptParts } from './kept-parts.ts';
import { tellRunEnded } from './run-end.ts';
import { findRun, getRunView } from './run-rows.ts';
import type { RunView } from './run-view.ts';
import { waitForRun } from './wait.ts';

/** Milliseconds a cancel waits for the run's owner, who looks at each heartbeat. */
const OWNER_ANSWERS_MS = 8_000;

/**
 * Asks for a run to stop and gives its credits back. A run that ended before stays as it ended. Answers how it stands.
 * Throws `not_found`.
 */
export async function cancelRun(app: App, caller: Caller, runId: string): Promise<RunView> {
  const run = await findRun(app.store, caller.workspace.id, runId);
  if (run?.status !== 'running') return getRunView(app, caller.workspace.id, runId);
  await requestCancel(app, runId);
  app.activeRuns.get(runId)?.abort(new CancelRequested());
  return waitForRun(app, { ...caller, progress: undefined }, runId, { forMs: OWNER_ANSWERS_MS });
}

/** Records the wish, and ends at once a run that nobody owns. */
async function requestCancel(app: App, runId: string): Promise<void> {
  const ended = await app.store.write(async (tx) => {
    const now = app.clock.now();
    const asked = await tx
      .updateTable('runs')
      .set({ cancel_requested_at: now })
      .where('id', '=', runId)
      .where('status', '=', 'running')
      .returningAll()
      .executeTakeFirst();
    if (!asked || (asked.lease_until !== null && asked.lease_until > app.clock.leaseTime())) return undefined;
    const { code, message } = new AppError('conflict', 'The run was cancelled; nothing was charged.');
    await tx
      .updateTable('runs')
      .set({
        status: 'cancelled',
        error_code: code,
        error_message: `${message}${await tellKeptParts(tx, asked, code)}`,
        finished_at: now,
        due_at: null,
        lease_owner: null,
      })
      .where('id', '=', runId)
      .execute();
    await app.ledger.release(tx, asked.hold_id);
    return asked;
  });
  if (ended) tellRunEnded(app, ended, { outcome: 'cancelled', startedAt: app.clock.elapsed() });
}
