import type { App } from '../app.ts';
import type { Quality } from '../artifacts/quality.ts';
import type { EngineAnswer, EngineRequest } from '../engines/engine.ts';
import { considerAnswer, type RefusedAnswer, repairOf } from './consider-answer.ts';
import { callEngine, type RunLabels } from './engine-call.ts';
import { neverHeld, REPAIRS_MAX } from './never-held.ts';
import { dayOf } from './prompts/day.ts';
import { renderPrompt } from './prompts/render.ts';
import { NOTHING_FOUND, warningsFor } from './researching/findings.ts';
import { lookUp } from './researching/look-up.ts';
import type { Stage } from './stages/stage.ts';
import { withTimeLimit } from './time-limit.ts';

export interface StageResult {
  output: unknown;
  quality: Quality;
  warnings: string[];
  /** What the artefact was made of, as its author wrote it. */
  written: unknown;
}

/** What a stage made, with a few words for progress. */
export type StageMade = StageResult & { headline: string };

/** What a stage is made from. */
export interface StageRequest extends Pick<EngineRequest, 'idea' | 'context' | 'brief' | 'upstream' | 'signal'> {
  /** The run it belongs to: for the log, and for fair turns of its workspace. */
  run: RunLabels;
  /** The first answer, where it was written in parts; else the engine is asked for it. */
  drafted?: unknown;
  /** What is wrong with that answer though it holds, found by a reader of the whole plan. */
  found?: Pick<RefusedAnswer, 'faults' | 'part'>;
}

/**
 * Makes one artefact: asks the engine, unless its answer is there already, makes the artefact of the answer, checks its
 * coherence with what is there, and asks a model to mend it, naming the faults, at most twice. Throws AppError
 * `engine_timeout` when the stage's time is over, and NeverHeld when no answer held.
 */
export const runStage = (app: App, stage: Stage, request: StageRequest): Promise<StageResult> =>
  withTimeLimit(app, { called: `${stage.name} stage`, stage: stage.name, signal: request.signal }, (limit) =>
    makeAndRepair(app, stage, { ...request, ...limit }),
  );

async function makeAndRepair(
  app: App,
  stage: Stage,
  { run, drafted, found, ...request }: StageRequest & Pick<EngineRequest, 'onTurn' | 'onWritten'>,
): Promise<StageResult> {
  const { name } = stage;
  const job = { owner: run.workspaceId, signal: request.signal };
  const compute: EngineRequest['compute'] = (work, data) => app.workers.run(work, data, job);
  const { idea, context, brief, upstream } = request;
  // An answer that is there already was written from what was found then.
  const looksUp = stage.sourced !== undefined && app.engine.writes === 'authored' && drafted === undefined;
  const findings = looksUp ? await lookUp(app, { ...request, run, compute }) : NOTHING_FOUND;
  const sources = looksUp ? { sources: findings.sources.map(({ says: _, ...source }) => source) } : {};
  const work = { stage: stage.name, writes: app.engine.writes, given: { idea, context, brief, upstream, ...sources } };
  const ask = async (attempt: number): Promise<EngineAnswer> => {
    if (attempt === 0 && drafted !== undefined) return { output: drafted };
    const asked = { ...request, repair: refused && repairOf(refused) };
    const call = {
      ...asked,
      stage: stage.name,
      prompt: () => renderPrompt(stage, { ...asked, findings, today: dayOf(app.clock.now()) }),
      compute,
    };
    return callEngine(app, call, { run, attempt: attempt + 1 });
  };
  const troubles: EngineAnswer['trouble'][] = [];
  // Without a model the same is written again.
  const repairsMax = app.engine.model === null ? 0 : REPAIRS_MAX;
  let refused: RefusedAnswer | undefined = found && { ...found, answer: drafted };
  for (let attempt = refused ? 1 : 0; ; attempt++) {
    request.signal.throwIfAborted();
    const answer = await ask(attempt);
    request.signal.throwIfAborted();
    troubles.push(answer.trouble);
    const considered = await considerAnswer(app.workers, { answer, refused, work, job });
    if ('quality' in considered) {
      const warnings = [...warningsFor(findings, considered.output), ...(answer.warnings ?? [])];
      // Its sources were not written but found.
      const written = looksUp ? considered.output : considered.written;
      return { ...considered, written, warnings };
    }
    if (attempt < repairsMax) app.metrics.repair(stage.name);
    else
      throw neverHeld(app.engine, {
        called: name,
        stage: name,
        faults: considered.faults,
        troubles,
      });
    refused = considered;
  }
}
