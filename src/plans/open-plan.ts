import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Store, Tx } from '../store/store.ts';
import type { PlanRow, PlanVersionRow } from '../store/tables.ts';
import { requirePlan } from './find-plan.ts';
import type { PlanArtifact } from './names.ts';
import { type MadeSample, sampleFor } from './samples/made-sample.ts';
import { currentVersions, findVersion, type VersionHead, versionHeads } from './versions.ts';

/** A plan to read, whatever keeps it: a store, or for a sample the product itself. */
export interface OpenedPlan {
  plan: PlanRow;
  isSample: boolean;
  /** All versions without their data, the oldest of each artefact first. */
  heads(): Promise<VersionHead[]>;
  /** The versions that count. */
  currents(): Promise<PlanVersionRow[]>;
  /** Characters of each version that counts, by its artefact. */
  sizes(): Promise<Map<string, number>>;
  /** One version of an artefact, the current one unless a number is given. */
  find(artifact: PlanArtifact, number?: number): Promise<PlanVersionRow | undefined>;
}

/**
 * A plan that the workspace can read: one of its own, or a sample. What changes a plan asks `requirePlan` instead, which
 * refuses samples. Throws `not_found`.
 */
export async function openPlan(
  app: Pick<App, 'store' | 'workers'>,
  workspaceId: string,
  planId: string,
  db: Store['db'] | Tx = app.store.db,
): Promise<OpenedPlan> {
  const sample = await sampleFor(app, workspaceId, planId);
  return sample ? samplePlan(sample) : storedPlan(db, await requirePlan(db, workspaceId, planId));
}

/** A plan of a store. */
export const storedPlan = (db: Store['db'] | Tx, plan: PlanRow): OpenedPlan => ({
  plan,
  isSample: false,
  heads: () => versionHeads(db, plan.id),
  currents: () => currentVersions(db, plan.id),
  sizes: () => sizesIn(db, plan.id),
  find: (artifact, number) => findVersion(db, plan.id, artifact, number),
});

/** Counted where they are. */
async function sizesIn(db: Store['db'] | Tx, planId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('plan_versions')
    .select(['artifact', sql<number>`length(data)`.as('chars')])
    .where('plan_id', '=', planId)
    .where('is_current', '=', 1)
    .execute();
  return new Map(rows.map(({ artifact, chars }) => [artifact, Number(chars)]));
}

function samplePlan({ plan, versions }: MadeSample): OpenedPlan {
  const currents = versions.filter(({ is_current }) => is_current === 1);
  const isWanted = (row: PlanVersionRow, number: number | undefined) =>
    number === undefined ? row.is_current === 1 : row.number === number;
  return {
    plan,
    isSample: true,
    heads: async () => versions.map(({ data: _, written: __, ...head }) => head),
    currents: async () => currents,
    sizes: async () => new Map(currents.map(({ artifact, data }) => [artifact, Array.from(data).length])),
    find: async (artifact, number) => versions.find((row) => row.artifact === artifact && isWanted(row, number)),
  };
}
