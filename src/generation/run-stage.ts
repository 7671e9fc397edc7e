import type { App } from '../app.ts';
import type { JudgedName, Quality } from '../artifacts/quality.ts';
import type { Engine, EngineRequest, EngineUsage } from '../engines/engine.ts';
import { clip, FAULT_CHARS_MAX } from '../engines/prompts/repair.ts';
import { AppError } from '../errors.ts';
import { considerAnswer, type RefusedAnswer, repairOf } from './consider-answer.ts';
import { callEngine, type RunLabels } from './engine-call.ts';
import { renderPrompt } from './prompts/render.ts';
import type { Stage } from './stages/stage.ts';
import { sumUsage } from './usage.ts';

export interface StageResult {
  output: unknown;
  quality: Quality;
  usage: EngineUsage | null;
  warnings: string[];
}

/** What a stage made, with a few words for progress. */
export type StageMade = StageResult & { headline: string };

/** What a stage is made from. */
export interface StageRequest extends Pick<EngineRequest, 'idea' | 'context' | 'brief' | 'upstream' | 'signal'> {
  /** The run it belongs to: for the log, and for fair turns of its workspace. */
  run: RunLabels;
}

/** Milliseconds one stage may take, repairs included. */
export const STAGE_TIMEOUT_MS = 5 * 60_000;
const REPAIRS_MAX = 2;

/**
 * Makes one artefact: asks the engine, makes the artefact of the answer, checks its coherence with what is there, and
 * asks a model to mend it, naming the faults, at most twice. Throws AppError `engine_timeout` after five minutes, and
 * NeverHeld when no answer held.
 */
export async function runStage(app: App, stage: Stage, { run, ...request }: StageRequest): Promise<StageResult> {
  const timer = new AbortController();
  const signal = AbortSignal.any([request.signal, timer.signal]);
  void app.clock.sleep(STAGE_TIMEOUT_MS, signal).then(() => {
    if (!signal.aborted)
      timer.abort(
        new AppError(
          'engine_timeout',
          `The ${stage.name} stage took longer than 5 minutes; nothing was charged. Try again.`,
        ),
      );
  });
  try {
    return await rejectOnAbort(signal, makeAndRepair(app, stage, { ...request, signal, owner: run.workspaceId }, run));
  } catch (error) {
    // Whatever an engine throws once it was told to stop, the reason it was told is the better word.
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    timer.abort();
  }
}

async function makeAndRepair(
  app: App,
  stage: Stage,
  { owner, ...request }: Omit<EngineRequest, 'stage' | 'run' | 'repair' | 'prompt' | 'compute'> & { owner: string },
  run: RunLabels,
): Promise<StageResult> {
  const job = { owner, signal: request.signal };
  const compute: EngineRequest['compute'] = (name, data) => app.workers.run(name, data, job);
  const { idea, context, brief, upstream } = request;
  const work = { stage: stage.name, writes: app.engine.writes, given: { idea, context, brief, upstream } };
  const used: EngineUsage[] = [];
  // Without a model the same is written again.
  const repairsMax = app.engine.model === null ? 0 : REPAIRS_MAX;
  let refused: RefusedAnswer | undefined;
  for (let attempt = 0; ; attempt++) {
    request.signal.throwIfAborted();
    const asked = { ...request, repair: refused && repairOf(refused) };
    const answer = await callEngine(
      app,
      { ...asked, stage: stage.name, prompt: () => renderPrompt(stage, asked), compute },
      { run, attempt: attempt + 1 },
    );
    request.signal.throwIfAborted();
    if (answer.usage) used.push(answer.usage);
    const considered = await considerAnswer(app.workers, { answer, refused, work, job });
    if ('quality' in considered) return { ...considered, usage: sumUsage(used), warnings: answer.warnings ?? [] };
    if (attempt < repairsMax) app.metrics.repair(stage.name);
    else throw neverHeld(app.engine, stage.name, considered.faults);
    refused = considered;
  }
}

/** No answer of a stage held: nor will the next, perhaps, where the brief is to blame. */
export class NeverHeld extends AppError {}

function neverHeld({ model }: Engine, name: JudgedName, faults: string[]): NeverHeld {
  // As data: it can quote what was sent or written.
  const first = `The first fault: ${JSON.stringify(clip(faults[0] ?? '', FAULT_CHARS_MAX))}`;
  // The faults quote what was written, and a cause is logged in place of the message.
  const cause = new Error(`${faults.length} faults in the ${name}`);
  if (model === null) {
    const what = `The rules made no sound ${name} of what was sent; nothing was charged.`;
    return new NeverHeld('unprocessable', `${what} Change that, or have a model write the plan. ${first}`, { cause });
  }
  const what = `The engine's ${name} did not hold together in ${REPAIRS_MAX + 1} attempts; nothing was charged.`;
  return new NeverHeld('engine_unavailable', `${what} Try again, or say the idea in other words. ${first}`, { cause });
}

/** An engine that does not listen to its signal must not hold a run; its late answer is dropped. */
function rejectOnAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
