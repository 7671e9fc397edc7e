import { addressed } from '../../artifacts/review/addressed.ts';
import type { PlanArtifact } from '../../plans/names.ts';
import { staleBases } from '../../plans/stale.ts';
import { type Base, findVersion } from '../../plans/versions.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { PlanVersionRow } from '../../store/tables.ts';
import type { PlanState, Stale } from './plan-state.ts';
import { SUBMITTED } from './submitted.ts';

interface SortedOut {
  fresh: PlanVersionRow[];
  stale: PlanState['stale'];
}

/**
 * Which current versions still count, and which rest on something that has changed since and have words of an author that
 * can be changed. What has none stays as it is: only its engine can make it anew. A brief is stale while there is a change
 * that it has not taken up.
 */
export async function sortedOut(
  db: Store['db'] | Tx,
  currents: readonly PlanVersionRow[],
  { isChanged }: { isChanged: boolean },
): Promise<SortedOut> {
  const basesOf = new Map(currents.map((version) => [version, staleBases(version, currents)]));
  const isStale = (version: PlanVersionRow): boolean => {
    if (version.artifact === 'brief') return isChanged;
    return version.written !== null && (basesOf.get(version) ?? []).length > 0;
  };
  const stale: PlanState['stale'] = {};
  const inOrder = currents.filter(isStale).toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const [at, version] of inOrder.entries()) {
    const { artifact, data, hash } = version;
    const bases = basesOf.get(version) ?? [];
    // The first alone is asked for now, and told what has changed.
    const since = at === 0 ? await oldBases(db, version, bases) : [];
    // As `recordVersion` stored it.
    stale[artifact as PlanArtifact] = { output: JSON.parse(data), hash, since };
  }
  return { fresh: currents.filter((version) => !isStale(version)), stale };
}

const placeOf = ({ artifact }: PlanVersionRow): number => (SUBMITTED as readonly string[]).indexOf(artifact);

async function oldBases(db: Store['db'] | Tx, { plan_id }: PlanVersionRow, bases: readonly Base[]) {
  const since: Stale['since'] = [];
  for (const { artifact, number } of bases) {
    const was = number === null ? undefined : await findVersion(db, plan_id, artifact, number);
    since.push({ artifact, was: was && JSON.parse(was.data) });
  }
  return since;
}

/** What is to be brought up to date, as a patch changes it: in its author’s shape, each item with its id. */
export function staleDrafts(stale: PlanState['stale'], currents: readonly PlanVersionRow[]): PlanState['drafts'] {
  return Object.fromEntries(
    Object.entries(stale).map(([artifact, one]) => {
      const output = one?.output;
      const row = currents.find((version) => version.artifact === artifact);
      const written = row?.written ? JSON.parse(row.written) : output;
      return [artifact, { refused: { kind: 'whole', data: addressed(artifact, written, output), faults: [] } }];
    }),
  );
}
