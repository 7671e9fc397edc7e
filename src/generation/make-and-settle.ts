import type { App } from '../app.ts';
import type { ArtifactName, Artifacts, PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Brief } from '../artifacts/brief.ts';
import { wordsOf } from '../artifacts/digest/block.ts';
import { ARTIFACT_NAMES } from '../artifacts/quality.ts';
import { AppError } from '../errors.ts';
import { DayIsSpent } from '../limits/daily-spending.ts';
import type { GenerationInput } from './input.ts';
import { makeStage } from './make-stage.ts';
import { NeverHeld } from './never-held.ts';
import { forgetBrief, obtainBrief } from './obtain-brief.ts';
import type { OwnedRun } from './owned-run.ts';
import { draftOf, isDrafted, type RunDraft } from './parts/draft-of-run.ts';
import { writtenName } from './parts/part.ts';
import { partsOf } from './parts/part-rows.ts';
import { runPipeline } from './pipeline.ts';
import { type ReviewedPlan, reviewPlan } from './review/review-plan.ts';
import { labelsOf } from './run-end.ts';
import { runMeta } from './run-meta.ts';
import { artifactsOf, stagesOf } from './run-rows.ts';
import type { StageMade, StageResult } from './run-stage.ts';
import { STAGES } from './stages/index.ts';
import { suppliedArtifacts } from './supplied.ts';
import { deadlineOf } from './time-limit.ts';
import type { GenerationTool } from './tool.ts';
import { versionsOf } from './versions-of.ts';

/**
 * Makes what a run is for, from what it has finished before, and charges it. The first failure stops all that is under way
 * beside it. Throws as `runStage` does.
 */
export async function makeAndSettle(
  app: App,
  tool: GenerationTool,
  owned: OwnedRun,
  stopped: AbortSignal,
): Promise<void> {
  // The row holds what `generate` parsed and resolved when it opened the run.
  const input = JSON.parse(owned.run.input) as GenerationInput;
  const controller = new AbortController();
  const signal = AbortSignal.any([stopped, controller.signal]);
  const deadline = startDeadline(app, tool, controller);
  const made: Making = { results: [], madeBrief: false, draft: undefined };
  const onFailure = (error: unknown) => {
    // Calls under way have been paid for: what they write is kept.
    if (!(error instanceof DayIsSpent)) controller.abort(error);
  };
  try {
    await makeAll(app, tool, owned, { input, signal, made, onFailure });
  } catch (error) {
    if (error instanceof DayIsSpent) await made.draft?.settled();
    // Parts may still be under way that no stage waits for.
    controller.abort(error);
    await forgetWhatMayBeToBlame(app, owned, error, { input, made });
    throw error;
  } finally {
    deadline.abort();
  }
}

/** What an execution has made so far. */
interface Making {
  results: StageResult[];
  madeBrief: boolean;
  draft: RunDraft | undefined;
}

interface MakingAll {
  input: GenerationInput;
  signal: AbortSignal;
  made: Making;
  onFailure(error: unknown): void;
}

async function makeAll(
  app: App,
  tool: GenerationTool,
  owned: OwnedRun,
  { input, signal, made, onFailure }: MakingAll,
): Promise<void> {
  const { idea, context } = input;
  const { brief, made: newBrief } = await obtainBrief(app, owned.run, { idea, context, signal, brief: input.brief });
  // What a digest in the context tells stands in the brief now.
  const words = { idea, context: wordsOf(context), signal };
  made.madeBrief = newBrief !== undefined;
  if (newBrief) made.results.push(newBrief);
  // What was written for another brief does not fit this one.
  if (newBrief && app.engine.model !== null) await owned.forgetParts();
  if (isDrafted(app, tool)) made.draft = await draftOf(app, owned, { ...words, brief, onFailure });
  const stages = await stagesOf(app.store.db, owned.run.id);
  const supplied = suppliedArtifacts(input, brief);
  // Recorded together with the charge: the only stage of a run, and what a review has changed.
  const last: { stage: ArtifactName; made: StageMade }[] = [];
  const make = async (name: ArtifactName, upstream: PartialArtifacts) => {
    await owned.stageStarted(name);
    const drafted = await made.draft?.first[name]?.(upstream);
    const request = { ...words, brief, upstream, drafted, run: labelsOf(owned.run) };
    const stage = await makeStage(app, STAGES[name], request);
    made.results.push(stage);
    if (tool.stages.length === 1) last.push({ stage: name, made: stage });
    else await owned.stageDone(name, stage);
    return stage.output;
  };
  const artifacts = await runPipeline(
    tool.stages,
    { ...supplied, ...artifactsOf(stages) },
    {
      make: (name, upstream) =>
        make(name, upstream).catch((error) => {
          onFailure(error);
          throw error;
        }),
    },
  );
  const review = made.draft && (await reviewDraft(app, owned, made.draft, { ...words, brief, artifacts }));
  last.push(...(review?.changed ?? []));
  made.results.push(...(review?.changed ?? []).map((one) => one.made));
  Object.assign(artifacts, review?.artifacts);
  const written = Object.fromEntries(tool.stages.map((name) => [name, artifacts[name]]));
  const all = { brief, artifacts: { ...supplied, ...written }, results: made.results, before: stages };
  const meta = await runMeta(app, owned.run, { ...words, tool, ...all, review, madeBrief: made.madeBrief });
  const authored = await authoredIn(app, owned.run.id, last);
  const versions = versionsOf(app, { tool, input, brief, artifacts: written, written: authored });
  signal.throwIfAborted();
  const result = tool.assemble({ idea, artifacts, finishedAt: app.clock.now() });
  await owned.succeed(result, { meta, last, plan: { named: input.plan, words: { idea, context }, versions } });
}

/** What the run's artefacts were made of, those of a resumed run too: its checkpoints keep them until it ends. */
async function authoredIn(
  app: App,
  runId: string,
  last: readonly { stage: ArtifactName; made: StageMade }[],
): Promise<Map<ArtifactName, unknown>> {
  const kept = new Map((await partsOf(app.store.db, runId)).map(({ part, data }) => [part, data]));
  const words = ARTIFACT_NAMES.map((name): [ArtifactName, unknown] => [name, kept.get(writtenName(name))]);
  return new Map([...words, ...last.map(({ stage, made }): [ArtifactName, unknown] => [stage, made.written])]);
}

/** Has what was written in parts judged as a whole, once all of it holds. */
async function reviewDraft(
  app: App,
  { run }: OwnedRun,
  draft: RunDraft,
  { idea, context, brief, artifacts, signal }: Reviewing,
): Promise<ReviewedPlan> {
  // The pipeline has made them all.
  const plan = { idea, context, brief, artifacts: artifacts as Artifacts, written: await draft.written() };
  return reviewPlan(app, draft.ask, plan, { run: labelsOf(run), signal });
}

interface Reviewing {
  idea: string;
  context: string | undefined;
  brief: Brief;
  artifacts: PartialArtifacts;
  signal: AbortSignal;
}

/** Where no answer held: the brief that was new may be why, and so may kept parts where nothing new came of them. */
async function forgetWhatMayBeToBlame(
  app: App,
  owned: OwnedRun,
  error: unknown,
  { input: { idea, context }, made }: Pick<MakingAll, 'input' | 'made'>,
): Promise<void> {
  if (!(error instanceof NeverHeld)) return;
  const writtenParts = made.draft?.count ?? 0;
  if (made.results.length === 1 && made.madeBrief && writtenParts === 0)
    await forgetBrief(app, owned.run, { idea, context });
  const isNothingNew = made.results.length === 0 && (writtenParts === 0 || made.draft?.isResumed === true);
  if (isNothingNew && owned.run.attempts === 1) await owned.forgetParts();
  else if (error.stage) await owned.forgetFills(error.stage);
}

function startDeadline(app: App, tool: GenerationTool, controller: AbortController): AbortController {
  const done = new AbortController();
  const deadlineMs = deadlineOf(app, tool);
  if (deadlineMs === undefined) return done;
  void app.clock.sleep(deadlineMs, done.signal).then(() => {
    if (done.signal.aborted) return;
    const minutes = Math.round(deadlineMs / 60_000);
    controller.abort(
      new AppError('engine_timeout', `The run took longer than ${minutes} minutes; nothing was charged. Try again.`),
    );
  });
  return done;
}
