import type { PlanArtifact } from './names.ts';
import type { VersionView } from './shapes.ts';
import { basesOf, staleBases } from './stale.ts';
import type { VersionHead } from './versions.ts';

/** A version as it is told, without its data. */
export function versionView(row: VersionHead, currents: readonly VersionHead[]): VersionView {
  return {
    // As `recordVersion` stored it.
    artifact: row.artifact as PlanArtifact,
    version: row.number,
    current: row.is_current === 1,
    engine: row.engine,
    model: row.model,
    hash: row.hash,
    basedOn: basesOf(row).map(({ artifact, number }) => ({ artifact, version: number })),
    stale: staleBases(row, currents).map(({ artifact }) => artifact),
    runId: row.run_id,
    createdAt: isoOf(row.created_at),
  };
}

export const isoOf = (time: number): string => new Date(time).toISOString();
