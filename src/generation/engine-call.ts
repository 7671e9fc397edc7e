import type { App } from '../app.ts';
import { type EngineAnswer, type EngineRequest, modelFor, modelStageOf } from '../engines/engine.ts';
import { asAppError } from '../errors.ts';
import type { Outcome } from '../system/metrics.ts';

/** The run that asks, as log lines name it. */
export interface RunLabels {
  runId: string;
  requestId: string;
  workspaceId: string;
}

/**
 * Asks the engine once, and tells log and metrics how it went: never what was asked or answered. `stopped` is a call
 * that was not needed any more.
 */
export async function callEngine(
  app: App,
  request: Omit<EngineRequest, 'run'>,
  { run, attempt }: { run: RunLabels; attempt: number },
): Promise<EngineAnswer> {
  const startedAt = app.clock.elapsed();
  let waitedMs = 0;
  const onTurn = () => {
    waitedMs = app.clock.elapsed() - startedAt;
    request.onTurn?.();
  };
  const { name: engine } = app.engine;
  const model = modelFor(app.engine, modelStageOf(request));
  const tell = (outcome: Outcome, usage: EngineAnswer['usage']) => {
    const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
    const durationMs = app.clock.elapsed() - startedAt - waitedMs;
    const call = { engine, model, outcome, inputTokens, outputTokens, durationMs };
    app.log.info({ ...run, stage: request.stage, task: request.task, attempt, waitedMs, ...call }, 'engine called');
    app.metrics.engineCall(call);
  };
  try {
    const answer = await app.engine.generate({ ...request, run, onTurn });
    tell(answer.faults ? 'unusable' : 'ok', answer.usage);
    return answer;
  } catch (error) {
    tell(request.signal.aborted ? 'stopped' : asAppError(error).code, undefined);
    throw error;
  }
}
