import { requireTier } from '../accounts/tiers.ts';
import type { App } from '../app.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { type Caller, CancelRequested } from './caller.ts';
import { cancelRun } from './cancel.ts';
import { startRun } from './execute-run.ts';
import type { CalledInput, GenerationInput } from './input.ts';
import { openRun } from './open-run.ts';
import { parseInput } from './parse.ts';
import { claimOrphan } from './recover.ts';
import { resolveReferences } from './references.ts';
import type { RunView } from './run-view.ts';
import type { Sameness } from './same-call.ts';
import { standIn } from './stand-in.ts';
import type { GenerationTool } from './tool.ts';
import { waitForRun } from './wait.ts';

/** A run that succeeded, or that is still under way when the wait is over. */
export interface Generated {
  run: RunView;
  /** Credits that this call was charged: the cost of the run for the call that opened it, else 0. */
  charged: number;
  /** True when the result of an earlier call is given again. */
  replayed: boolean;
}

/** Milliseconds within which a cancel counts as meant for the call before. */
const CANCEL_RACE_MS = 1_000;

export interface GenerateOptions {
  /** What the same call made again means at this door. */
  sameness: Sameness;
  /** Milliseconds to wait for the run; then the answer is `running`. Infinity waits to the end. */
  waitMs: number;
}

/**
 * THE path: the only way to an artefact, whatever the door. Checks tier and input, opens a run with its hold (or
 * attaches), executes it in this process, and waits. A caller that leaves does not stop the run; one that asks for a
 * cancel does. Throws AppError with nothing charged.
 */
export async function generate(
  app: App,
  caller: Caller,
  tool: GenerationTool,
  rawInput: unknown,
  { sameness, waitMs }: GenerateOptions,
): Promise<Generated> {
  const { called, input } = await readCall(app, caller, tool, rawInput);
  const startedAt = app.clock.now();
  const attempt = async () => {
    const opened = await openRun(app, caller, tool, { called, input, sameness });
    if (opened.ours) startRun(app, tool, opened.run);
    else if (opened.run.status === 'running') await claimOrphan(app, tool, opened.run.id);
    return { opened, run: await waitForRun(app, caller, opened.run.id, { forMs: waitMs }) };
  };
  let { opened, run } = await attempt();
  if (!opened.ours && wasBeingCancelled(run, startedAt)) ({ opened, run } = await attempt());
  if (run.status === 'running') {
    stopIfAsked(app, caller, run.id);
    return { run, charged: 0, replayed: false };
  }
  if (run.status !== 'succeeded') {
    // Its message can quote what was written; the line that told how the run ended has the cause.
    const cause = new Error(`the run ${run.id} ended as ${run.status}`);
    const { code, message } = run.error ?? { code: 'internal', message: 'The run failed; nothing was charged.' };
    throw new AppError(code, message, { cause, ...againAfter(app, code) });
  }
  return { run, charged: opened.isOpener ? run.creditsCharged : 0, replayed: opened.replayed };
}

/** What a call asks for, with what it stands for in its place. Throws AppError for what may not or cannot be asked. */
export async function readCall(
  app: App,
  caller: Caller,
  tool: GenerationTool,
  rawInput: unknown,
): Promise<{ called: CalledInput; input: GenerationInput }> {
  if (app.lifecycle.draining) throw isStopping();
  requireTier(caller.workspace.tier, tool.tier, tool.name);
  // Artefacts can come with it: reading, checking and storing a megabyte of them takes a twentieth of a second or more.
  await app.turns.next();
  // A tool's input is made of the fields that CalledInput names, and refuses all others.
  const called = parseInput(tool.input, rawInput) as CalledInput;
  const resolved = await standIn(app, caller.workspace.id, tool, called);
  return { called, input: await resolveReferences(app, caller.workspace.id, resolved) };
}

/** A run ends so only when the day's money is spent. */
const againAfter = ({ spending }: App, code: ErrorCode) =>
  code === 'rate_limited' ? { retryAfterSeconds: spending.secondsLeft() } : {};

const isStopping = (): AppError =>
  new AppError(
    'engine_unavailable',
    'This process is stopping and takes no new work; nothing was charged. The same call may be made again in a moment.',
  );

/**
 * A caller that asked to stop, rather than only stopped waiting, cancels the run, unless somebody else waits for it: here,
 * or in the process that works on it.
 */
function stopIfAsked(app: App, caller: Caller, runId: string): void {
  const isWanted = caller.signal.reason instanceof CancelRequested;
  if (!isWanted || app.runChanges.count(runId) > 0 || !app.activeRuns.has(runId)) return;
  const stop = cancelRun(app, { ...caller, signal: app.lifecycle.signal }, runId);
  app.lifecycle.track(
    stop.then(
      () => undefined,
      (error) => app.log.error({ runId, error }, 'a run could not be cancelled'),
    ),
  );
}

/** True for a run whose cancel was under way when this call attached to it: stopped and asked for again in one breath. */
function wasBeingCancelled(run: RunView, startedAt: number): boolean {
  return run.status === 'cancelled' && run.finishedAt !== null && run.finishedAt - startedAt < CANCEL_RACE_MS;
}
