import type { App } from '../../app.ts';
import { hashOf } from '../../artifacts/patch/hash-of.ts';
import { type Draft, deleteDraft, getDraft, putDraft } from '../../plans/drafts.ts';
import { lockPlans } from '../../plans/find-plan.ts';
import type { PlanArtifact } from '../../plans/names.ts';
import type { PlanRow } from '../../store/tables.ts';
import type { HostDraft } from './plan-state.ts';

interface Restoring {
  plan: PlanRow;
  artifact: PlanArtifact;
  /** The draft to go back to; undefined for none. */
  before: Draft | undefined;
  /** Hash of what was refused last: what another client has written since stays. */
  refused: string;
}

/** Puts the draft back that was there before a model's patches were refused. */
export async function restoreDraft(app: App, { plan, artifact, before, refused }: Restoring): Promise<void> {
  await app.store.write(async (tx) => {
    await lockPlans(tx, app, plan.workspace_id);
    const now = await getDraft(tx, app, plan.id, artifact);
    // As `submitBy` stored it.
    const data = (now?.data as HostDraft | undefined)?.refused?.data;
    if (typeof data !== 'object' || data === null || hashOf(data) !== refused) return;
    if (before) await putDraft(tx, app, { id: plan.id, workspaceId: plan.workspace_id }, before);
    else await deleteDraft(tx, plan.id, artifact);
  });
}
