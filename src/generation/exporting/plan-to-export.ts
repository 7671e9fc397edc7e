import type { App } from '../../app.ts';
import type { PartialArtifacts } from '../../artifacts/artifacts.ts';
import type { Brief } from '../../artifacts/brief.ts';
import type { PlanToExport } from '../../artifacts/exports/exported.ts';
import { OUTLINE, PLAN_ARTIFACTS, type PlanArtifact } from '../../plans/names.ts';
import { openPlan } from '../../plans/open-plan.ts';
import { isoOf, versionView } from '../../plans/version-view.ts';
import type { Caller } from '../caller.ts';

/** The current versions of a plan, and which of them are stale. Throws `not_found`. */
export async function planToExport(
  app: App,
  caller: Caller,
  planId: string,
): Promise<{ source: PlanToExport; stale: PlanArtifact[] }> {
  const { plan, ...opened } = await openPlan(app, caller.workspace.id, planId);
  const rows = await opened.currents();
  // Each version was stored by its own schema. What the rules write of a brief says nothing that the idea does not say.
  const data = new Map(rows.map((row) => [row.artifact, JSON.parse(row.data) as unknown]));
  const isRead = rows.some(({ artifact, engine }) => artifact === 'brief' && engine !== OUTLINE);
  const artifacts = Object.fromEntries([...data].filter(([name]) => name !== 'brief')) as PartialArtifacts;
  // Of the versions themselves: the same ones give the same files, whatever else is recorded.
  const updatedAt = isoOf(Math.max(plan.created_at, ...rows.map((row) => row.created_at)));
  const source = {
    ...{ planId, idea: plan.idea, context: plan.context ?? undefined, updatedAt, artifacts },
    brief: isRead ? (data.get('brief') as Brief) : undefined,
  };
  const stale = PLAN_ARTIFACTS.filter((name) =>
    rows.some((row) => row.artifact === name && versionView(row, rows).stale.length > 0),
  );
  return { source, stale };
}
