import type { App } from '../app.ts';
import type { ArtifactName, PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Quality } from '../artifacts/quality.ts';
import { AppError } from '../errors.ts';
import type { Store, Tx } from '../store/store.ts';
import type { RunRow, RunStageRow } from '../store/tables.ts';
import { RUN_ID_PATTERN } from './input.ts';
import { progressOf } from './progress/progress-of.ts';
import type { RunProgress } from './progress/shapes.ts';
import { isErrorCode, type RunMeta, type RunView, type StageView } from './run-view.ts';

/** The run as its workspace sees it. Throws `not_found` for another workspace's run just as for none. */
export async function getRunView(app: App, workspaceId: string, runId: string): Promise<RunView> {
  const run = await findRun(app.store, workspaceId, runId);
  if (!run)
    throw new AppError(
      'not_found',
      'There is no such run in this workspace; use the runId that a generation answered.',
    );
  const stages = await stagesOf(app.store.db, run.id);
  return toView(run, stages, await progressOf(app, run, stages));
}

/** A run of the workspace; one that went with its plan is there no more. */
export async function findRun(store: Store, workspaceId: string, runId: string): Promise<RunRow | undefined> {
  // What cannot be an id is not asked for: PostgreSQL refuses some characters with an error of its own.
  if (!RUN_ID_PATTERN.test(runId)) return undefined;
  return store.db
    .selectFrom('runs')
    .selectAll()
    .where('id', '=', runId)
    .where('workspace_id', '=', workspaceId)
    .where('emptied_at', 'is', null)
    .executeTakeFirst();
}

export async function stagesOf(db: Store['db'] | Tx, runId: string): Promise<RunStageRow[]> {
  return db.selectFrom('run_stages').selectAll().where('run_id', '=', runId).orderBy('position').execute();
}

/** What a run's finished stages made: for the run itself, and for chaining once the run has succeeded. */
export function artifactsOf(stages: readonly RunStageRow[]): PartialArtifacts {
  const done = stages.filter((stage) => stage.status === 'done' && stage.output !== null);
  // Each output was parsed with its stage's schema before it was stored.
  return Object.fromEntries(done.map((stage) => [stage.stage as ArtifactName, JSON.parse(stage.output ?? 'null')]));
}

/** What the program changed in what a run's finished stages wrote. */
export function mendedIn(stages: readonly RunStageRow[]): string[] {
  // As `OwnedRun` stored it.
  return stages.flatMap(({ quality }) => (quality === null ? [] : ((JSON.parse(quality) as Quality).mended ?? [])));
}

function toView(run: RunRow, stages: readonly RunStageRow[], progress: RunProgress | null): RunView {
  const succeeded = run.status === 'succeeded';
  return {
    id: run.id,
    tool: run.tool,
    status: run.status,
    creditsCharged: succeeded ? run.price : 0,
    stages: stages.map(toStageView),
    progress,
    createdAt: run.created_at,
    finishedAt: run.finished_at,
    result: succeeded && run.result !== null ? JSON.parse(run.result) : null,
    meta: succeeded && run.meta !== null ? (JSON.parse(run.meta) as RunMeta) : null,
    error: isErrorCode(run.error_code) ? { code: run.error_code, message: run.error_message ?? '' } : null,
  };
}

const toStageView = (stage: RunStageRow): StageView => ({
  name: stage.stage,
  status: stage.status,
  headline: stage.headline,
  durationMs: stage.finished_at !== null && stage.started_at !== null ? stage.finished_at - stage.started_at : null,
});
