import type { App } from '../app.ts';
import type { PlanPage } from '../artifacts/page/plan-page.ts';
import type { MadeArtifact } from '../artifacts/page/shown.ts';
import { OUTLINE, PLAN_ARTIFACTS } from '../plans/names.ts';
import type { OpenedPlan } from '../plans/open-plan.ts';
import { contextWith, revisionsOf } from '../plans/revisions.ts';
import { versionView } from '../plans/version-view.ts';
import { planPageIn } from './jobs.ts';
import { keptReview } from './orders/load-state.ts';

/** What stands on the page of a plan: its current versions, judged and written out in a thread. */
export async function showPlan(
  app: App,
  { plan, isSample, ...opened }: OpenedPlan,
  signal: AbortSignal,
): Promise<PlanPage> {
  const currents = await opened.currents();
  const made = PLAN_ARTIFACTS.flatMap((name): MadeArtifact[] => {
    const row = currents.find(({ artifact }) => artifact === name);
    if (!row) return [];
    const { version, engine, model, stale, createdAt } = versionView(row, currents);
    const author = { by: model ?? engine, isOutline: engine === OUTLINE };
    return [{ artifact: name, data: row.data, version, ...author, at: createdAt, stale }];
  });
  const { idea } = plan;
  // A sample has none.
  const context = contextWith(plan.context, await revisionsOf(app.store.db, plan.id)) ?? null;
  const review = keptReview(plan, currents) ?? undefined;
  return planPageIn(app.workers, { idea, context, isSample, made, review }, { owner: plan.workspace_id, signal });
}
