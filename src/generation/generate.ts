import { requirePlan } from '../accounts/plans.ts';
import type { App } from '../app.ts';
import { type Caller, CancelRequested } from './caller.ts';
import { cancelRun } from './cancel.ts';
import { startRun } from './execute-run.ts';
import { type Generated, handOut } from './hand-out.ts';
import type { GenerationInput } from './input.ts';
import { openRun, type Sameness } from './open-run.ts';
import { parseInput } from './parse.ts';
import { claimOrphan } from './recover.ts';
import { resolveReferences } from './references.ts';
import type { GenerationTool } from './tool.ts';
import { waitForRun } from './wait.ts';

/** Milliseconds in which the same call made again takes a cancelled one back. */
export const CANCEL_GRACE_MS = 1_000;

export interface GenerateOptions {
  /** What the same call made again means at this door. */
  sameness: Sameness;
  /** Milliseconds to wait for the run; then the answer is `running`. Infinity waits to the end. */
  waitMs: number;
}

/**
 * THE path: the only way to an artefact, whatever the door. Checks plan and input, opens a run with its hold (or
 * attaches), executes it in this process, waits, and hands out what was charged. A caller that leaves does not stop the
 * run; one that asks for a cancel does. Throws AppError with nothing charged.
 */
export async function generate(
  app: App,
  caller: Caller,
  tool: GenerationTool,
  rawInput: unknown,
  { sameness, waitMs }: GenerateOptions,
): Promise<Generated> {
  requirePlan(caller.workspace.plan, tool.plan, tool.name);
  // A tool's input is made of the fields that GenerationInput names, and refuses all others.
  const called = parseInput(tool.input, rawInput) as GenerationInput;
  const input = await resolveReferences(app, caller.workspace.id, called);
  const opened = await openRun(app, caller, tool, { input, called, sameness });
  if (opened.ours) startRun(app, tool, opened.run);
  else if (opened.run.status === 'running') await claimOrphan(app, tool, opened.run.id);
  const run = await waitForRun(app, caller, opened.run.id, { forMs: waitMs });
  if (run.status === 'running') {
    stopIfAsked(app, caller, run.id);
    return { run, charged: 0, replayed: false };
  }
  if (opened.replayed) return { run, charged: 0, replayed: true };
  return handOut(app, caller, run);
}

/**
 * A caller that asked to stop, rather than only stopped waiting, cancels the run, unless somebody else waits for it or
 * asks for it again a moment later.
 */
function stopIfAsked(app: App, caller: Caller, runId: string): void {
  if (!(caller.signal.reason instanceof CancelRequested)) return;
  const stop = async () => {
    await app.clock.sleep(CANCEL_GRACE_MS, app.lifecycle.signal);
    if (app.runChanges.count(runId) > 0) return;
    await cancelRun(app, { ...caller, signal: app.lifecycle.signal }, runId);
  };
  app.lifecycle.track(stop().catch((error) => app.log.error({ runId, error }, 'a run could not be cancelled')));
}
