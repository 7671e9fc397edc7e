import type { App } from '../../app.ts';
import type { PlanToExport } from '../../artifacts/exports/exported.ts';
import { PLAN_ARTIFACTS, type PlanArtifact } from '../../plans/names.ts';
import { openPlan } from '../../plans/open-plan.ts';
import { versionView } from '../../plans/version-view.ts';
import type { Caller } from '../caller.ts';
import { planSource } from './plan-source.ts';

/** The current versions of a plan, and which of them are stale. Throws `not_found`. */
export async function planToExport(
  app: App,
  caller: Caller,
  planId: string,
): Promise<{ source: PlanToExport; stale: PlanArtifact[] }> {
  const { plan, ...opened } = await openPlan(app, caller.workspace.id, planId);
  const rows = await opened.currents();
  const stale = PLAN_ARTIFACTS.filter((name) =>
    rows.some((row) => row.artifact === name && versionView(row, rows).stale.length > 0),
  );
  return { source: planSource(plan, rows), stale };
}
