import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Tx } from '../store/store.ts';
import type { PlanRow } from '../store/tables.ts';
import { lockPlans, requirePlan } from './find-plan.ts';

const RUNS_SHOWN_MAX = 5;

/**
 * Deletes a plan: its versions, drafts and links, what was built of it, and what its runs were asked with, have made and
 * were answered. The rows that
 * the ledger needs stay, empty. Throws `not_found`, and `conflict` while one of its runs is in progress.
 */
export async function deletePlan(app: App, workspaceId: string, planId: string): Promise<void> {
  await app.store.write(async (tx) => {
    await lockPlans(tx, app, workspaceId);
    const plan = await requirePlan(tx, workspaceId, planId);
    await refuseWhileRunning(tx, plan);
    await emptyRuns(tx, plan, app.clock.now());
    await emptyPlan(tx, plan, app.clock.now());
  });
}

/** Its runs, whatever came of them: those that named it were asked with its words, too. */
const runsOf = (tx: Tx, { workspace_id, words_hash }: PlanRow) =>
  tx.selectFrom('runs').select('id').where('workspace_id', '=', workspace_id).where('words_hash', '=', words_hash);

async function refuseWhileRunning(tx: Tx, plan: PlanRow): Promise<void> {
  const running = await runsOf(tx, plan).where('status', '=', 'running').limit(RUNS_SHOWN_MAX).execute();
  if (running.length === 0) return;
  const named = running.map(({ id }) => id).join(', ');
  throw new AppError(
    'conflict',
    `The plan is being worked on: wait for ${named} to end, or cancel it. Nothing was deleted.`,
  );
}

async function emptyRuns(tx: Tx, plan: PlanRow, now: number): Promise<void> {
  for (const table of ['run_parts', 'run_stages', 'run_usage'] as const) {
    await tx.deleteFrom(table).where('run_id', 'in', runsOf(tx, plan)).execute();
  }
  // Their key begins with the workspace.
  const keys = tx.deleteFrom('idempotency_keys').where('workspace_id', '=', plan.workspace_id);
  await keys.where('run_id', 'in', runsOf(tx, plan)).execute();
  await tx
    .updateTable('runs')
    .set({
      input: '{}',
      // No call is the same as this.
      call_hash: 'emptied',
      words_hash: null,
      plan_id: plan.id,
      meta: null,
      result: null,
      error_message: null,
      emptied_at: now,
    })
    .where('id', 'in', runsOf(tx, plan))
    .execute();
}

async function emptyPlan(tx: Tx, { id, workspace_id, words_hash }: PlanRow, now: number): Promise<void> {
  const own = ['plan_versions', 'plan_drafts', 'plan_submissions', 'plan_links', 'plan_revisions'] as const;
  for (const table of own) {
    await tx.deleteFrom(table).where('plan_id', '=', id).execute();
  }
  await tx.deleteFrom('plan_builds').where('workspace_id', '=', workspace_id).where('plan_id', '=', id).execute();
  await tx
    .deleteFrom('briefs')
    .where('workspace_id', '=', workspace_id)
    .where('words_hash', '=', words_hash ?? '')
    .execute();
  await tx
    .updateTable('plans')
    .set({ words_hash: null, idea: '', context: null, review: null, updated_at: now, deleted_at: now })
    .where('id', '=', id)
    .execute();
}
