import type { App } from '../app.ts';
import type { Tx } from '../store/store.ts';
import type { RunRow } from '../store/tables.ts';
import { lockPlans, PLANS_MAX, planOfWords, requirePlan, type Words } from './find-plan.ts';
import { type NewVersion, recordVersion } from './versions.ts';

/** What a run has made, in the order in which one builds on the other. */
export interface Landing {
  run: Pick<RunRow, 'id' | 'workspace_id'>;
  words: Words;
  /** The plan that the call named: then what was made becomes current. */
  named: string | undefined;
  versions: readonly Omit<NewVersion, 'runId'>[];
}

/** Where it went: a plan, or none, for a reason that a reader is told. */
export type Landed = { planId: string } | { warning: string };

/**
 * Puts what was made into the plan of its words, in the caller's transaction. A workspace with as many plans as it may
 * have keeps the result in its run alone.
 */
export async function landInPlan(
  tx: Tx,
  app: Pick<App, 'store' | 'clock' | 'ids'>,
  { run, words, named, versions }: Landing,
): Promise<Landed> {
  const workspaceId = run.workspace_id;
  await lockPlans(tx, app, workspaceId);
  const plan =
    named === undefined ? await planOfWords(tx, app, workspaceId, words) : await requirePlan(tx, workspaceId, named);
  if (!plan) return { warning: FULL };
  const now = app.clock.now();
  const moves = named !== undefined;
  for (const version of versions) await recordVersion(tx, plan.id, { ...version, runId: run.id }, { moves, now });
  await tx.updateTable('plans').set({ updated_at: now }).where('id', '=', plan.id).execute();
  return { planId: plan.id };
}

const FULL = `This workspace has ${PLANS_MAX} plans, as many as it may: the result is kept with its run only. Delete a plan that you no longer need; the next generation of these words then makes one.`;
