import type { PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Brief } from '../artifacts/brief.ts';
import { hashOf } from '../artifacts/patch/hash-of.ts';
import { HOST } from '../plans/names.ts';
import { readSample } from '../plans/samples/index.ts';
import type { SampleFile } from '../plans/samples/sample-file.ts';
import type { Base } from '../plans/versions.ts';
import type { PlanVersionRow } from '../store/tables.ts';
import { storedOf } from './judge.ts';
import { basesOf } from './orders/bases-of.ts';
import { BRIEF_STAGE, STAGES } from './stages/index.ts';

/** The versions of a sample, made of what its author wrote as those of any plan that a host writes. */
export async function makeSample(id: string): Promise<PlanVersionRow[]> {
  return versionsOfSample(await readSample(id));
}

/** The versions that a file of a sample stands for. Pure. */
export function versionsOfSample(file: SampleFile): PlanVersionRow[] {
  const rows: PlanVersionRow[] = [];
  for (const version of file.versions) {
    const row = versionRow(file, version, rows);
    for (const one of rows) if (one.artifact === row.artifact) one.is_current = 0;
    rows.push(row);
  }
  return rows;
}

function versionRow(
  file: SampleFile,
  { artifact, model, createdAt, ...version }: SampleFile['versions'][number],
  before: readonly PlanVersionRow[],
): PlanVersionRow {
  const own = before.filter((row) => row.artifact === artifact);
  const written = 'written' in version ? version.written : JSON.parse(own.at(-1)?.written ?? 'null');
  const currents = before.filter(({ is_current }) => is_current === 1);
  const data =
    artifact === 'brief'
      ? (BRIEF_STAGE.schema.parse(written) as object)
      : storedOf(STAGES[artifact], written, givenFor(file, artifact, currents));
  return {
    ...{ plan_id: file.id, artifact, number: own.length + 1, data: JSON.stringify(data), hash: hashOf(data) },
    ...{ written: JSON.stringify(written), engine: HOST, model, key_id: null, run_id: null, is_current: 1 },
    based_on: JSON.stringify(
      basesOf(artifact, currents).map((base) => ({ ...base, number: numberOf(currents, base) })),
    ),
    created_at: Date.parse(createdAt),
  };
}

/** What came before it, as it then was. */
function givenFor({ idea, context }: SampleFile, artifact: string, currents: readonly PlanVersionRow[]) {
  const data = new Map(currents.map((row) => [row.artifact, JSON.parse(row.data) as unknown]));
  const upstream = Object.fromEntries([...data].filter(([name]) => name !== 'brief' && name !== artifact));
  // Each was made by its own stage.
  const brief = data.get('brief') as Brief | undefined;
  return { idea, context: context ?? undefined, brief, upstream: upstream as PartialArtifacts };
}

const numberOf = (currents: readonly PlanVersionRow[], base: Pick<Base, 'artifact'>): number | null =>
  currents.find(({ artifact }) => artifact === base.artifact)?.number ?? null;
