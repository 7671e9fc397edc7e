import type { App } from '../../../src/app.ts';
import type { Caller } from '../../../src/generation/caller.ts';
import { exportPlanAs } from '../../../src/generation/exporting/export-plan.ts';
import { type AskedImport, importFiles } from '../../../src/generation/importing/import-files.ts';
import { versionsOfSample } from '../../../src/generation/sample.ts';
import { planOfWords } from '../../../src/plans/find-plan.ts';
import type { PlanArtifact } from '../../../src/plans/names.ts';
import { readSample, SAMPLES } from '../../../src/plans/samples/index.ts';
import { basesOf } from '../../../src/plans/stale.ts';
import { currentVersions, recordVersion } from '../../../src/plans/versions.ts';
import type { ImportFormat } from '../../../src/specs/imports/reading.ts';

/** A plan of the caller with all that a sample has, its author's words too. */
export async function plantPlan(app: App, { workspace }: Pick<Caller, 'workspace'>): Promise<string> {
  const file = await readSample(SAMPLES[0]?.id ?? '');
  return app.store.write(async (tx) => {
    const words = { idea: file.idea, context: file.context ?? undefined };
    const plan = await planOfWords(tx, app, workspace.id, words);
    for (const row of versionsOfSample(file)) {
      const version = {
        ...{
          artifact: row.artifact as PlanArtifact,
          data: row.data,
          hash: row.hash,
          written: row.written ?? undefined,
        },
        ...{ basedOn: basesOf(row), author: { engine: row.engine, model: row.model, keyId: null }, runId: null },
      };
      await recordVersion(tx, plan?.id ?? '', version, { moves: true, now: app.clock.now() });
    }
    return plan?.id ?? '';
  });
}

/** An export of a plan as files that a test edits, and its import. */
export async function exportedFiles(app: App, caller: Caller, planId: string, as: ImportFormat) {
  const { files } = await exportPlanAs(app, caller, { planId, as });
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const pathOf = (end: string | RegExp): string => {
    const found = [...texts.keys()].find((path) => (typeof end === 'string' ? path.endsWith(end) : end.test(path)));
    if (found === undefined) throw new Error(`no file ${end}`);
    return found;
  };
  return {
    texts,
    pathOf,
    read: (end: string | RegExp): string => texts.get(pathOf(end)) ?? '',
    /** Puts other words into a file. Throws where it does not have the old ones. */
    edit(end: string | RegExp, was: string | RegExp, is: string): void {
      const text = texts.get(pathOf(end)) ?? '';
      const next = text.replace(was, () => is);
      if (next === text) throw new Error(`${pathOf(end)} does not have ${was}`);
      texts.set(pathOf(end), next);
    },
    import: (more: Partial<AskedImport> = {}) =>
      importFiles(app, caller, { files: [...texts].map(([path, text]) => ({ path, text })), ...more }),
  };
}

/** An artefact as it counts now. */
export async function current(app: App, planId: string, artifact: PlanArtifact) {
  const row = (await currentVersions(app.store.db, planId)).find((one) => one.artifact === artifact);
  // Not checked here: each test says what it expects.
  return { row, data: JSON.parse(row?.data ?? 'null'), written: JSON.parse(row?.written ?? 'null') };
}
