import type { App } from '../../app.ts';
import type { ExportFormat } from '../../artifacts/exports/index.ts';
import { PLAN_ARTIFACTS } from '../../plans/names.ts';
import { openPlan } from '../../plans/open-plan.ts';
import { versionView } from '../../plans/version-view.ts';
import type { Caller } from '../caller.ts';
import { exportIn } from '../jobs.ts';
import { planSource } from './plan-source.ts';
import type { PlanExport } from './shapes.ts';

export interface AskedExport {
  planId: string;
  as: ExportFormat;
}

/**
 * The current versions of a plan as files. Changes nothing, and is free. Throws `not_found`, and `conflict` where the
 * plan lacks what the format is made of.
 */
export async function exportPlanAs(app: App, caller: Caller, { planId, as }: AskedExport): Promise<PlanExport> {
  const { plan, ...opened } = await openPlan(app, caller.workspace.id, planId);
  const rows = await opened.currents();
  const source = planSource(plan, rows);
  const options = { owner: caller.workspace.id, signal: caller.signal };
  const files = await exportIn(app.workers, { format: as, source }, options);
  const stale = PLAN_ARTIFACTS.filter((name) =>
    rows.some((row) => row.artifact === name && versionView(row, rows).stale.length > 0),
  );
  return { planId, as, stale, files };
}
