import type { App } from '../../app.ts';
import type { PlanToExport } from '../../artifacts/exports/exported.ts';
import type { JudgedName } from '../../artifacts/quality.ts';
import { AppError } from '../../errors.ts';
import { requirePlan } from '../../plans/find-plan.ts';
import { currentVersions, findVersion } from '../../plans/versions.ts';
import type { FoundSpec } from '../../specs/imports/find-spec.ts';
import type { ImportedEdits } from '../../specs/imports/import-edits.ts';
import type { PlanRow, PlanVersionRow } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { planSource } from '../exporting/plan-source.ts';
import { importEditsIn } from '../jobs.ts';
import type { PlanImport } from './shapes.ts';
import { storeImport } from './store-import.ts';

export interface ImportFlags {
  /** Tells what would be imported, and changes nothing. */
  dryRun?: boolean | undefined;
  /** Imports the rest where some edits have no place. */
  partial?: boolean | undefined;
}

/** So often is an import begun anew because the plan has changed meanwhile. */
const ATTEMPTS_MAX = 5;

/**
 * Takes hand edits of an export into its plan, as a version of each artefact that they change. Free. Edits that have no
 * place in the plan, or contradict what has changed in it since, stop the import unless it is `partial`. Throws
 * `not_found`, and `conflict` for a sample and for a plan that changes all the time.
 */
export async function importIntoPlan(
  app: App,
  caller: Caller,
  { planId, spec, dryRun, partial }: ImportFlags & { planId: string; spec: FoundSpec },
): Promise<PlanImport> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const plan = await requirePlan(app.store.db, caller.workspace.id, planId);
    const currents = await currentVersions(app.store.db, plan.id);
    const edits = await readEdits(app, caller, { plan, currents, spec });
    const told = tellOf(plan, spec, edits);
    const isStopped = edits.lost.length + edits.conflicts.length > 0 && !partial;
    if (isStopped && !dryRun) return { ...told, status: 'refused' };
    if (dryRun) return { ...told, status: 'preview' };
    if (Object.keys(edits.parts).length === 0) return { ...told, status: 'unchanged' };
    const stored = await storeImport(app, caller, { plan, currents, parts: edits.parts });
    if (stored) return { ...told, status: 'imported', ...stored };
  }
  throw new AppError(
    'conflict',
    'The plan is being changed by another client; import the same again. Nothing was changed.',
  );
}

const tellOf = (plan: PlanRow, { format }: FoundSpec, { changes, lost, conflicts, notes }: ImportedEdits) => ({
  ...{ planId: plan.id, as: format, changes, lost, conflicts, notes },
  ...{ versions: [], stale: [] },
});

interface Reading {
  plan: PlanRow;
  currents: PlanVersionRow[];
  spec: FoundSpec;
}

async function readEdits(app: App, caller: Caller, { plan, currents, spec }: Reading): Promise<ImportedEdits> {
  const ever = await app.store.db
    .selectFrom('plan_versions')
    .select('data')
    .where('plan_id', '=', plan.id)
    .where('artifact', '=', 'features')
    .execute();
  const base = await baseOf(app, plan, spec.versions, currents);
  const work = {
    ...{ format: spec.format, files: [...spec.texts], base, current: planSource(plan, currents) },
    ever: ever.map(({ data }) => data),
  };
  return importEditsIn(app.workers, work, { owner: caller.workspace.id, signal: caller.signal });
}

/** The plan as it was exported; as it is now where its files do not say which versions they were made of. */
async function baseOf(
  app: App,
  plan: PlanRow,
  versions: FoundSpec['versions'],
  currents: readonly PlanVersionRow[],
): Promise<PlanToExport> {
  const numbers = Object.entries(versions) as [JudgedName, number][];
  if (numbers.length === 0) return planSource(plan, currents);
  const rows: PlanVersionRow[] = [];
  for (const [name, number] of numbers) {
    const row = await findVersion(app.store.db, plan.id, name, number);
    if (!row) {
      throw new AppError(
        'conflict',
        `The files were made from version ${number} of ${name}, which this plan does not have. Export it again, and make the edits there.`,
      );
    }
    rows.push(row);
  }
  return planSource(plan, rows);
}
