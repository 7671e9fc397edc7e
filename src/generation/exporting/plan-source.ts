import type { PartialArtifacts } from '../../artifacts/artifacts.ts';
import type { Brief } from '../../artifacts/brief.ts';
import type { PlanToExport } from '../../artifacts/exports/exported.ts';
import { OUTLINE, PLAN_ARTIFACTS } from '../../plans/names.ts';
import { isoOf } from '../../plans/version-view.ts';
import type { PlanRow, PlanVersionRow } from '../../store/tables.ts';

/** A plan as it is exported, out of one version each of its artefacts: the same versions give the same files. */
export function planSource(plan: PlanRow, rows: readonly PlanVersionRow[]): PlanToExport {
  // What the rules write of a brief says nothing that the idea does not say.
  const read = rows.filter(({ artifact, engine }) => artifact !== 'brief' || engine !== OUTLINE);
  // Each version was stored by its own schema.
  const data = new Map(read.map((row) => [row.artifact, JSON.parse(row.data) as unknown]));
  const artifacts = Object.fromEntries([...data].filter(([name]) => name !== 'brief')) as PartialArtifacts;
  const numbers = PLAN_ARTIFACTS.flatMap((name): [string, number][] => {
    const row = read.find(({ artifact }) => artifact === name);
    return row ? [[name, row.number]] : [];
  });
  // Of the versions themselves: whatever else is recorded changes no file.
  const updatedAt = isoOf(Math.max(plan.created_at, ...rows.map((row) => row.created_at)));
  return {
    ...{ planId: plan.id, idea: plan.idea, context: plan.context ?? undefined, artifacts },
    brief: data.get('brief') as Brief | undefined,
    updatedAt,
    versions: Object.fromEntries(numbers),
  };
}
