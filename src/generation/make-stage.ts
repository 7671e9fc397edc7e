import type { App } from '../app.ts';
import { outcomeOf } from './run-end.ts';
import { runStage, type StageMade, type StageRequest } from './run-stage.ts';
import type { Stage } from './stages/stage.ts';

/** Runs a stage and tells the metrics how it went. Throws as `runStage` does. */
export async function makeStage(app: App, stage: Stage, request: StageRequest): Promise<StageMade> {
  const startedAt = app.clock.elapsed();
  let outcome = 'ok';
  app.metrics.stageStarted(stage.name);
  try {
    const made = await runStage(app, stage, request);
    return { ...made, headline: stage.headline(made.output) };
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    app.metrics.stageEnded({ stage: stage.name, outcome, durationMs: app.clock.elapsed() - startedAt });
  }
}
