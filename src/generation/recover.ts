import { sql } from 'kysely';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { claimDue } from '../store/due.ts';
import { startRun } from './execute-run.ts';
import { KEPT_MS, KEPT_UNTIL_NEXT_DAY_MS } from './kept-parts.ts';
import { LEASE_MS } from './open-run.ts';
import { dropOldParts } from './parts/part-rows.ts';
import { tellRunEnded } from './run-end.ts';
import { IDEMPOTENCY_MS } from './same-call.ts';
import type { GenerationTool } from './tool.ts';

const TICK_MS = 1_000;
const CLAIMED_AT_ONCE_MAX = 5;
const SWEEP_EVERY_TICKS = 15;
/** Milliseconds after which an interrupted run is given up. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * Takes over a run whose owner has died, so that whoever asks for it again need not wait for the worker. Whichever engine
 * began it: the caller has come to this one, and the other may never come back.
 */
export async function claimOrphan(app: App, tool: GenerationTool, runId: string): Promise<void> {
  if (app.activeRuns.has(runId)) return;
  const [run] = await claimDue(app.store, 'runs', {
    ...claim(app),
    limit: 1,
    only: { id: runId },
  });
  if (run) startRun(app, tool, run);
}

/**
 * One look for work that is due: runs that dead processes left, taken up at their last finished stage, and now and then
 * what has expired. Only runs of this process's engine: another would write something else.
 */
export async function recoverOnce(app: App, tools: ReadonlyMap<string, GenerationTool>, sweep: boolean): Promise<void> {
  if (sweep) {
    await app.watchClock();
    await failForgotten(app);
  }
  const runs = await claimDue(app.store, 'runs', { ...claim(app), only: { engine: app.engine.name } });
  for (const run of runs) {
    const tool = tools.get(run.tool);
    if (tool) startRun(app, tool, run);
  }
  if (!sweep) return;
  await app.ledger.expireOverdue();
  const before = app.clock.now() - IDEMPOTENCY_MS;
  await app.store.write((tx) => tx.deleteFrom('idempotency_keys').where('created_at', '<=', before).execute());
  const now = app.clock.now();
  const ended = { endedBefore: now - KEPT_MS, spentBefore: now - KEPT_UNTIL_NEXT_DAY_MS };
  await app.store.write((tx) => dropOldParts(tx, ended));
}

/** An engine that earlier versions had: its runs cannot go on. */
const GONE_ENGINE = 'offline';

/** Ends runs that no process took up for a day, and runs of an engine that no version has any more; uncharged. */
async function failForgotten(app: App): Promise<void> {
  const now = app.clock.now();
  const lapsed = app.clock.leaseTime();
  const ended = await app.store.write(async (tx) => {
    const forgotten = await tx
      .updateTable('runs')
      .set({
        status: 'failed',
        error_code: 'internal',
        error_message:
          'The run was interrupted, and no engine could go on with it; nothing was charged. Start it again.',
        finished_at: now,
        due_at: null,
        lease_owner: null,
      })
      // Said to the letter, so that the index of the few under way is used.
      .where('status', '=', sql.lit('running'))
      .where((where) =>
        where.or([
          where('lease_until', '<=', lapsed - FORGOTTEN_MS),
          where.and([where('engine', '=', GONE_ENGINE), where('lease_until', '<=', lapsed)]),
        ]),
      )
      .returningAll()
      .execute();
    for (const { hold_id } of forgotten) await app.ledger.release(tx, hold_id);
    return forgotten;
  });
  const error = new AppError('internal', 'No engine could go on with the run.');
  for (const run of ended) tellRunEnded(app, run, { outcome: error.code, error, startedAt: app.clock.elapsed() });
}

/** Looks for due work from now on until the process stops. */
export function startWorker(app: App, tools: ReadonlyMap<string, GenerationTool>): void {
  app.lifecycle.track(
    (async () => {
      for (let tick = 0; !app.lifecycle.stopping; tick++) {
        try {
          // What is taken up now would only be put down again.
          if (!app.lifecycle.draining) await recoverOnce(app, tools, tick % SWEEP_EVERY_TICKS === 0);
        } catch (error) {
          app.log.error({ error }, 'looking for due work failed; it is tried again');
        }
        await app.clock.sleep(TICK_MS, app.lifecycle.signal);
      }
    })(),
  );
}

const claim = (app: App) => ({
  clock: app.clock,
  leaseMs: LEASE_MS,
  owner: app.ids.next('lease'),
  limit: CLAIMED_AT_ONCE_MAX,
});
