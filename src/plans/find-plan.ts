import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Store, Tx } from '../store/store.ts';
import type { PlanRow } from '../store/tables.ts';
import { PLAN_ID_PATTERN } from './names.ts';
import { isSample } from './samples/index.ts';
import { isReadOnly } from './samples/read-only.ts';
import { hashOfWords } from './words.ts';

/** How many live plans a workspace may have. */
export const PLANS_MAX = 500;

/**
 * A live plan of the workspace, to change or to go on with. Throws `not_found` for a deleted plan and another workspace's
 * just as for none, and `conflict` for a sample.
 */
export async function requirePlan(db: Store['db'] | Tx, workspaceId: string, planId: string): Promise<PlanRow> {
  if (isSample(planId)) throw isReadOnly(planId);
  // What cannot be an id is not asked for: PostgreSQL refuses some characters with an error of its own.
  const isId = PLAN_ID_PATTERN.test(planId);
  const plan = isId
    ? await db
        .selectFrom('plans')
        .selectAll()
        .where('id', '=', planId)
        .where('workspace_id', '=', workspaceId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (plan) return plan;
  throw new AppError('not_found', 'There is no such plan in this workspace; use the `meta.planId` of a generation.');
}

/** What a plan is known by: of the same words, a workspace has one live plan. */
export interface Words {
  idea: string;
  context: string | undefined;
}

/**
 * The live plan of these words, made where there is none; undefined where the workspace has as many as it may. The
 * transaction must hold the workspace's row: of two that make the same plan, the second finds the first's.
 */
export async function planOfWords(
  tx: Tx,
  { clock, ids }: Pick<App, 'clock' | 'ids'>,
  workspaceId: string,
  { idea, context }: Words,
): Promise<PlanRow | undefined> {
  const wordsHash = hashOfWords(idea, context);
  const known = await tx
    .selectFrom('plans')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('words_hash', '=', wordsHash)
    .executeTakeFirst();
  if (known) return known;
  if ((await countPlans(tx, workspaceId)) >= PLANS_MAX) return undefined;
  const now = clock.now();
  const row = {
    workspace_id: workspaceId,
    words_hash: wordsHash,
    idea,
    context: context ?? null,
    deleted_at: null,
    review: null,
  };
  return tx
    .insertInto('plans')
    .values({ id: ids.next('plan'), ...row, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function countPlans(tx: Tx, workspaceId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('plans')
    .select((select) => select.fn.countAll().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Holds off every other change of plans in the workspace until the transaction ends. */
export async function lockPlans(tx: Tx, { store }: Pick<App, 'store'>, workspaceId: string): Promise<void> {
  await store.dialect.lock(tx.selectFrom('workspaces').select('id').where('id', '=', workspaceId)).executeTakeFirst();
}
