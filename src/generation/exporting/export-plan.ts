import type { App } from '../../app.ts';
import type { PartialArtifacts } from '../../artifacts/artifacts.ts';
import type { Brief } from '../../artifacts/brief.ts';
import type { ExportFormat } from '../../artifacts/exports/index.ts';
import { OUTLINE, PLAN_ARTIFACTS } from '../../plans/names.ts';
import { openPlan } from '../../plans/open-plan.ts';
import { isoOf, versionView } from '../../plans/version-view.ts';
import type { Caller } from '../caller.ts';
import { exportIn } from '../jobs.ts';
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
  // Each version was stored by its own schema. What the rules write of a brief says nothing that the idea does not say.
  const data = new Map(rows.map((row) => [row.artifact, JSON.parse(row.data) as unknown]));
  const isRead = rows.some(({ artifact, engine }) => artifact === 'brief' && engine !== OUTLINE);
  const artifacts = Object.fromEntries([...data].filter(([name]) => name !== 'brief')) as PartialArtifacts;
  const source = {
    ...{ planId, idea: plan.idea, context: plan.context ?? undefined, updatedAt: isoOf(plan.updated_at), artifacts },
    brief: isRead ? (data.get('brief') as Brief) : undefined,
  };
  const options = { owner: caller.workspace.id, signal: caller.signal };
  const files = await exportIn(app.workers, { format: as, source }, options);
  const stale = PLAN_ARTIFACTS.filter((name) =>
    rows.some((row) => row.artifact === name && versionView(row, rows).stale.length > 0),
  );
  return { planId, as, stale, files };
}
