import type { App } from '../app.ts';
import { MODEL_STAGES, type ModelStage, valueFor } from '../by-stage.ts';
import { STAGE_MINUTES, STAGE_MINUTES_MAX } from '../config.ts';
import { PLAN } from '../engines/plan-size.ts';
import { AppError } from '../errors.ts';
import type { GenerationTool } from './tool.ts';

export interface Limited {
  /** What the error calls it. */
  called: string;
  /** Whose time limit it has. */
  stage: ModelStage;
  signal: AbortSignal;
}

/** What the limited work listens to and tells. */
export interface Limit {
  signal: AbortSignal;
  onTurn(): void;
  onWritten(tokens: number, ms: number): void;
}

/**
 * Does one stage's work, repairs included, with a signal that also aborts when its minutes are over, counted from the
 * first turn that its calls to the model get. Rejects with the signal's reason as soon as it aborts: an engine that does
 * not listen must not hold a run, and its late answer is dropped.
 */
export async function withTimeLimit<T>(
  app: App,
  { called, stage, signal: stopped }: Limited,
  work: (limit: Limit) => Promise<T>,
): Promise<T> {
  const minutes = valueFor(app.config.stageMinutes, stage);
  const timer = new AbortController();
  const signal = AbortSignal.any([stopped, timer.signal]);
  const written: Written = { tokens: 0, ms: 0 };
  const onWritten = (tokens: number, ms: number) => {
    written.tokens += tokens;
    written.ms += ms;
  };
  let isCounting = false;
  const onTurn = () => {
    if (isCounting) return;
    isCounting = true;
    void app.clock.sleep(minutes * 60_000, signal).then(() => {
      if (!signal.aborted) timer.abort(tookTooLong(called, minutes, written));
    });
  };
  if (!app.engine.takesTurns) onTurn();
  try {
    return await rejectOnAbort(signal, work({ signal, onTurn, onWritten }));
  } catch (error) {
    // Whatever an engine throws once it was told to stop, the reason it was told is the better word.
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    timer.abort();
  }
}

/** What the model wrote within the limit, and the milliseconds in which it did. */
interface Written {
  tokens: number;
  ms: number;
}

/** Seconds of writing after which the pace of a model is known. */
const MEASURED_MS = 20_000;

function tookTooLong(called: string, minutes: number, { tokens, ms }: Written): AppError {
  const late = `The ${called} took longer than ${inMinutes(minutes)}; nothing was charged.`;
  const tokensPerSecond = tokens / (ms / 1_000);
  const needed = Math.ceil(PLAN.longestAnswerTokens / tokensPerSecond / 60);
  if (ms < MEASURED_MS || needed <= minutes) return new AppError('engine_timeout', `${late} Try again.`);
  const slow = `The model is too slow for that: it wrote about ${shownPace(tokensPerSecond)} tokens a second.`;
  const longer = needed > STAGE_MINUTES_MAX ? '' : `PLANWRIGHT_STAGE_MINUTES to ${needed} or more, `;
  const mend = `The operator of Planwright should set ${longer}PLANWRIGHT_EFFORT to low, or choose a faster PLANWRIGHT_MODEL.`;
  return new AppError('engine_timeout', `${late} ${slow} ${mend}`);
}

const shownPace = (perSecond: number): string =>
  perSecond < 9.95 ? perSecond.toFixed(1) : String(Math.round(perSecond));

const inMinutes = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** Milliseconds for all of a run: the tool's own, and as much more as its stages have. Undefined without a deadline. */
export function deadlineOf({ config }: App, { deadlineMs, stages }: GenerationTool): number | undefined {
  if (deadlineMs === undefined) return undefined;
  const made = MODEL_STAGES.filter((stage) => stage === 'brief' || stage === 'review' || stages.includes(stage));
  const more = made.map((stage) => Math.max(0, valueFor(config.stageMinutes, stage) - STAGE_MINUTES));
  return deadlineMs + more.reduce((sum, minutes) => sum + minutes * 60_000, 0);
}

function rejectOnAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
