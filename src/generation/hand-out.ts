import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Caller } from './caller.ts';
import { patiently } from './patiently.ts';
import type { RunView } from './run-view.ts';

/** A run that succeeded, or that is still under way when the wait is over. */
export interface Generated {
  run: RunView;
  /** Credits that this answer tells of: the price in the first answer that hands the result out, else 0. */
  charged: number;
  /** True when an earlier answer is given again. */
  replayed: boolean;
}

/**
 * Hands a finished run out: tells its charge once, and throws its error when it has none to give. A caller that has left
 * receives nothing, so the run stays undelivered for the same call made again.
 */
export async function handOut(app: App, caller: Caller, run: RunView): Promise<Generated> {
  if (run.status === 'failed' || run.status === 'cancelled') {
    throw new AppError(run.error?.code ?? 'internal', run.error?.message ?? 'The run failed; nothing was charged.');
  }
  if (run.status === 'running' || caller.signal.aborted) return { run, charged: 0, replayed: false };
  const first = await patiently(app, () => markDelivered(app, run.id));
  return { run, charged: first ? run.price : 0, replayed: false };
}

/** Undefined when it had been handed out before. */
const markDelivered = (app: App, runId: string) =>
  app.store.write(
    (tx) =>
      tx
        .updateTable('runs')
        .set({ delivered: 1 })
        .where('id', '=', runId)
        .where('delivered', '=', 0)
        .returning('id')
        .executeTakeFirst(),
    'relaxed',
  );

/** Takes a hand-out back that never reached its caller: the same call made again is given the run. */
export async function takeBack(app: App, runId: string): Promise<void> {
  await app.store.write(
    (tx) => tx.updateTable('runs').set({ delivered: 0 }).where('id', '=', runId).execute(),
    'relaxed',
  );
}
