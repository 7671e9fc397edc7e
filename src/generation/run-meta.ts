import type { App } from '../app.ts';
import type { PartialArtifacts } from '../artifacts/artifacts.ts';
import type { Brief } from '../artifacts/brief.ts';
import type { Quality } from '../artifacts/quality.ts';
import type { ModelStage } from '../by-stage.ts';
import type { RunRow, RunStageRow } from '../store/tables.ts';
import { checkIn } from './jobs.ts';
import type { ReviewedPlan } from './review/review-plan.ts';
import { mendedIn } from './run-rows.ts';
import type { StageResult } from './run-stage.ts';
import { usageOf } from './run-usage.ts';
import type { RunMeta } from './run-view.ts';
import type { GenerationTool } from './tool.ts';

interface Made {
  idea: string;
  context: string | undefined;
  brief: Brief;
  artifacts: PartialArtifacts;
  tool: GenerationTool;
  /** Of what was written in parts; none where it was written in one piece. */
  review: ReviewedPlan | undefined;
  /** Whether this execution made the brief. */
  madeBrief: boolean;
  /** What this execution made, the brief included where it made one. */
  results: StageResult[];
  /** The stages that were finished when this execution began count too. */
  before: RunStageRow[];
  signal: AbortSignal;
}

/** What is told about how a run's result was made. Rejects as `Workers.run` does. */
export async function runMeta(app: App, run: RunRow, made: Made): Promise<RunMeta> {
  const { brief, results, before, review } = made;
  // What a review has changed was judged again.
  const mended = new Set([...mendedIn(before), ...results.flatMap((result) => result.quality.mended ?? [])]);
  return {
    engine: app.engine.name,
    model: app.engine.model,
    ...otherModels(app, made),
    quality: { ...(await qualityOf(app, run, made)), ...(mended.size > 0 ? { mended: [...mended] } : {}) },
    usage: await usageOf(app.store.db, run.id),
    warnings: [...new Set([...results.flatMap((result) => result.warnings), ...withoutReview(review)])],
    brief,
    ...(review?.reviewed ? { review: review.reviewed } : {}),
  };
}

/** The models of the stages that took part and have another one. */
function otherModels({ engine }: App, { tool, review, madeBrief }: Made): Pick<RunMeta, 'models'> {
  const made: ModelStage[] = [
    ...(madeBrief ? (['brief'] as const) : []),
    ...tool.stages,
    ...(review?.reviewed ? (['review'] as const) : []),
  ];
  const others = made.flatMap((stage) => (engine.stageModels?.[stage] ? [[stage, engine.stageModels[stage]]] : []));
  return others.length === 0 ? {} : { models: Object.fromEntries(others) };
}

const withoutReview = (review: ReviewedPlan | undefined): string[] =>
  review && !review.reviewed
    ? [
        [
          'The plan holds together, but its reviewer gave no usable answer: read it with more care.',
          ...(review.trouble ? [review.trouble.says, review.trouble.mend] : []),
        ].join(' '),
      ]
    : [];

/** All of it is checked together, unless the only stage has just been. */
async function qualityOf(
  app: App,
  run: RunRow,
  { idea, context, brief, artifacts, tool, ...made }: Made,
): Promise<Quality> {
  const last = made.results.at(-1);
  if (tool.stages.length === 1 && last) return last.quality;
  const work = { input: { idea, context, brief, artifacts }, written: tool.stages };
  return checkIn(app.workers, work, { owner: run.workspace_id, signal: made.signal });
}
