import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { requirePlan } from '../../plans/find-plan.ts';
import { type FileToImport, type FoundSpec, findSpec } from '../../specs/imports/find-spec.ts';
import type { ImportFormat } from '../../specs/imports/reading.ts';
import type { Caller } from '../caller.ts';
import { type ImportFlags, importIntoPlan } from './import-plan.ts';
import { openForeign } from './open-foreign.ts';
import { FILES_MAX, IMPORT_CHARS_MAX, type PlanImport } from './shapes.ts';

export interface AskedImport extends ImportFlags {
  files: readonly FileToImport[];
  as?: ImportFormat | undefined;
  /** The plan that they belong to; the one that they name unless given. */
  planId?: string | undefined;
}

/**
 * Imports the files of a spec: hand edits of an export into its plan, any other spec as a plan of its own. Free. Throws as
 * `importIntoPlan` and `openForeign` do, and `invalid_request` where the files are no spec, or several.
 */
export async function importFiles(
  app: App,
  caller: Caller,
  { files, as, planId, ...flags }: AskedImport,
): Promise<PlanImport> {
  const spec = findSpec(files, as);
  requireSize(spec);
  const named = spec.planId;
  if (planId !== undefined && named !== undefined && named !== planId)
    throw new AppError('conflict', `These files name plan ${named}, not ${planId}: import them into that one.`);
  const own = planId ?? (await planNamed(app, caller, spec));
  if (own === undefined && spec.format === 'markdown') throw withoutPlan(spec);
  if (own !== undefined) return importIntoPlan(app, caller, { ...flags, planId: own, spec });
  return openForeign(app, caller, { spec, dryRun: flags.dryRun });
}

/** The Markdown form does not have all of a plan: of its own it would be a poor one. */
const withoutPlan = ({ folder, planId }: FoundSpec): AppError =>
  new AppError(
    'invalid_request',
    `${folder} names ${planId === undefined ? 'no plan' : `plan ${planId}, which this workspace does not have`}. ${
      planId === undefined
        ? 'Name the plan that it was exported from'
        : 'Take that line out and name a plan of this workspace'
    }: \`--plan ID\` at the shell, \`POST /mcp/plans/{id}/import\` over REST.`,
  );

function requireSize({ folder, texts }: FoundSpec): void {
  const size = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
  if (texts.size <= FILES_MAX && size <= IMPORT_CHARS_MAX) return;
  throw new AppError(
    'invalid_request',
    `${folder} has ${texts.size} files and ${size} characters; an import takes ${FILES_MAX} files and ${IMPORT_CHARS_MAX} characters.`,
  );
}

/** The plan that the files name, where the workspace has it: a spec of a plan elsewhere is a spec like any other. */
async function planNamed(app: App, caller: Caller, { planId }: FoundSpec): Promise<string | undefined> {
  if (planId === undefined) return undefined;
  try {
    return (await requirePlan(app.store.db, caller.workspace.id, planId)).id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
