import { isDeepStrictEqual } from 'node:util';
import type { App } from '../../app.ts';
import type { PartialArtifacts } from '../../artifacts/artifacts.ts';
import type { Given } from '../../artifacts/authored/form.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { hashOf } from '../../artifacts/patch/hash-of.ts';
import { lockPlans, requirePlan } from '../../plans/find-plan.ts';
import { IMPORT, PLAN_ARTIFACTS, type PlanArtifact } from '../../plans/names.ts';
import { contextWith, revisionsOf } from '../../plans/revisions.ts';
import { basesOf } from '../../plans/stale.ts';
import { versionView } from '../../plans/version-view.ts';
import { currentVersions, recordVersion, writtenVersion } from '../../plans/versions.ts';
import type { PlanRow, PlanVersionRow } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { carriedIn } from '../jobs.ts';
import { behindFeatures } from './behind-features.ts';
import type { ToCarry } from './carried.ts';
import type { PlanImport } from './shapes.ts';

interface ToStore {
  plan: PlanRow;
  /** The versions that the parts were made from. */
  currents: readonly PlanVersionRow[];
  parts: { [Name in PlanArtifact]?: object };
}

type Stored = Pick<PlanImport, 'versions' | 'stale'>;

/**
 * Makes what was changed by hand the current versions of their artefacts. What was up to date stays so with what was changed
 * beside it; the rest becomes stale as usual. Undefined where the plan has changed meanwhile: then nothing is stored.
 */
export async function storeImport(
  app: App,
  caller: Caller,
  { plan, currents, parts }: ToStore,
): Promise<Stored | undefined> {
  const names = PLAN_ARTIFACTS.filter((name) => parts[name] !== undefined);
  const written = await writtenOf(app, caller, { plan, currents, parts });
  const hashes = new Map(names.map((name) => [name, hashOf(parts[name] ?? {})]));
  const isBehind = behindFeatures(currents, parts);
  // What does not place what was added is still made from the features of before.
  const hashesFor = (name: PlanArtifact) =>
    new Map([...hashes].filter(([base]) => base !== 'features' || !isBehind(name)));
  return app.store.write(async (tx) => {
    await lockPlans(tx, app, caller.workspace.id);
    await requirePlan(tx, caller.workspace.id, plan.id);
    const now = await currentVersions(tx, plan.id);
    if (!isDeepStrictEqual(headsOf(now), headsOf(currents))) return undefined;
    const versions: Stored['versions'] = [];
    for (const name of names) {
      const was = currents.find(({ artifact }) => artifact === name);
      const version = {
        ...writtenVersion(name, parts[name] ?? {}),
        ...{ basedOn: was ? basesNow(was, currents, hashesFor(name)) : [], runId: null },
        ...{ author: { engine: IMPORT, model: null, keyId: caller.key?.id ?? null } },
        written: written[name],
      };
      const head = await recordVersion(tx, plan.id, version, { moves: true, now: app.clock.now() });
      versions.push({ artifact: name, version: head.number });
    }
    await tx.updateTable('plans').set({ updated_at: app.clock.now() }).where('id', '=', plan.id).execute();
    const after = await currentVersions(tx, plan.id);
    const stale = PLAN_ARTIFACTS.filter((name) =>
      after.some((row) => row.artifact === name && versionView(row, after).stale.length > 0),
    );
    return { versions, stale };
  });
}

const headsOf = (rows: readonly PlanVersionRow[]): string[] =>
  rows.map(({ artifact, number }) => `${artifact} ${number}`).toSorted();

/** What an artefact was made from; what was current and was changed beside it counts as its base now. */
function basesNow(
  was: PlanVersionRow,
  currents: readonly PlanVersionRow[],
  hashes: ReadonlyMap<PlanArtifact, string>,
): { artifact: PlanArtifact; hash: string }[] {
  return basesOf(was).map(({ artifact, hash }) => {
    const isCurrent = currents.some((one) => one.artifact === artifact && one.hash === hash);
    return { artifact, hash: (isCurrent ? hashes.get(artifact) : undefined) ?? hash };
  });
}

/** What the authors of the changed artefacts would have written, as text. */
async function writtenOf(
  app: App,
  caller: Caller,
  { plan, currents, parts }: ToStore,
): Promise<{ [Name in PlanArtifact]?: string }> {
  const context = contextWith(plan.context, await revisionsOf(app.store.db, plan.id));
  const before = Object.fromEntries(currents.map((row) => [row.artifact, JSON.parse(row.data) as object]));
  const givenOf = ({ brief, ...upstream }: Record<string, unknown>): Given => ({
    ...{ idea: plan.idea, context, brief: brief as Brief | undefined },
    upstream: upstream as PartialArtifacts,
  });
  const work = PLAN_ARTIFACTS.flatMap((name): ToCarry[] => {
    const row = currents.find(({ artifact }) => artifact === name);
    const after = parts[name];
    if (row === undefined || after === undefined) return [];
    const written = row.written === null ? undefined : (JSON.parse(row.written) as unknown);
    const givens = [givenOf({ ...before, ...parts }), givenOf(before)];
    return [{ name, written, before: JSON.parse(row.data) as object, after, givens }];
  });
  return carriedIn(app.workers, work, { owner: caller.workspace.id, signal: caller.signal });
}
