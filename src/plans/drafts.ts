import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import type { Store, Tx } from '../store/store.ts';
import type { PlanDraftRow } from '../store/tables.ts';
import { lockPlans } from './find-plan.ts';
import type { Drafted } from './names.ts';

/** Milliseconds a draft is kept after it was last written. */
export const DRAFT_KEPT_MS = 30 * 24 * 60 * 60_000;
/** How many drafts a workspace may have open. */
export const DRAFTS_MAX = 20;

/** What a host has written of an artefact so far, such as its slices. What `data` holds is for the one who writes it to say. */
export interface Draft {
  artifact: Drafted;
  baseHash: string | null;
  data: unknown;
  updatedAt: number;
  expiresAt: number;
}

/** The open draft of an artefact. */
export async function getDraft(
  db: Store['db'] | Tx,
  { clock }: Pick<App, 'clock'>,
  planId: string,
  artifact: Drafted,
): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('plan_drafts')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('artifact', '=', artifact)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row && toDraft(row);
}

/**
 * Keeps the draft of an artefact in place of the one before, for 30 days. Throws `conflict` when it would be one more than
 * a workspace may have open.
 */
export async function putDraft(
  tx: Tx,
  app: Pick<App, 'store' | 'clock'>,
  plan: { id: string; workspaceId: string },
  { artifact, baseHash, data }: Pick<Draft, 'artifact' | 'baseHash' | 'data'>,
): Promise<Draft> {
  const now = app.clock.now();
  await lockPlans(tx, app, plan.workspaceId);
  const plans = tx.selectFrom('plans').select('id').where('workspace_id', '=', plan.workspaceId);
  await tx.deleteFrom('plan_drafts').where('plan_id', 'in', plans).where('expires_at', '<=', now).execute();
  const open = await tx
    .selectFrom('plan_drafts')
    .select(['plan_id', 'artifact'])
    .where('plan_id', 'in', plans)
    .execute();
  const isNew = !open.some((one) => one.plan_id === plan.id && one.artifact === artifact);
  if (isNew && open.length >= DRAFTS_MAX) {
    throw new AppError(
      'conflict',
      `${open.length} drafts are open in this workspace; finish one, or delete its plan. Nothing was charged.`,
    );
  }
  const written = {
    base_hash: baseHash,
    data: JSON.stringify(data),
    updated_at: now,
    expires_at: now + DRAFT_KEPT_MS,
  };
  const row = await tx
    .insertInto('plan_drafts')
    .values({ plan_id: plan.id, artifact, created_at: now, ...written })
    .onConflict((on) => on.columns(['plan_id', 'artifact']).doUpdateSet(written))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDraft(row);
}

/** Removes the draft of an artefact, if there is one. */
export async function deleteDraft(tx: Tx, planId: string, artifact: Drafted): Promise<void> {
  await tx.deleteFrom('plan_drafts').where('plan_id', '=', planId).where('artifact', '=', artifact).execute();
}

const toDraft = (row: PlanDraftRow): Draft => ({
  // As `putDraft` stored it.
  artifact: row.artifact as Drafted,
  baseHash: row.base_hash,
  data: JSON.parse(row.data),
  updatedAt: row.updated_at,
  expiresAt: row.expires_at,
});
