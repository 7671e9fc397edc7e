import type { App } from '../app.ts';
import type { ArtifactName } from '../artifacts/artifacts.ts';
import { AppError } from '../errors.ts';
import { nextPrompt, type PromptCalled } from '../generation/building/next-prompt.ts';
import type { BuildView } from '../generation/building/shapes.ts';
import type { Caller } from '../generation/caller.ts';
import { cancelRun } from '../generation/cancel.ts';
import { getCredits } from '../generation/credits-view.ts';
import { callMeta, generatedMeta, type Meta } from '../generation/envelope.ts';
import { estimate } from '../generation/estimating/estimate.ts';
import type { Estimate } from '../generation/estimating/shapes.ts';
import { type AskedExport, exportPieceAs } from '../generation/exporting/export-plan.ts';
import type { ExportPieceView } from '../generation/exporting/shapes.ts';
import { generate } from '../generation/generate.ts';
import { type PlanCalled, type PlanOrdered, planNext } from '../generation/orders/plan-next.ts';
import { planSubmit, type SubmitAnswer } from '../generation/orders/plan-submit.ts';
import type { Submitting } from '../generation/orders/verdict.ts';
import { planWarnings } from '../generation/plan-warnings.ts';
import type { RunView } from '../generation/run-view.ts';
import type { GenerationTool } from '../generation/tool.ts';
import { waitForRun } from '../generation/wait.ts';
import { type AskedArtifact, readArtifact, readPlan } from '../plans/read-plan.ts';
import type { PlanView } from '../plans/shapes.ts';

/** A run, finished or not, with what its answer tells in `meta`. */
export interface RunAnswer {
  run: RunView;
  meta: Meta;
}

/** Milliseconds that a call may wait, and its name where it may be sent again. */
export interface CallOptions {
  waitMs: number;
  /** Milliseconds after which its sender waits no more, whatever the call itself asks for. */
  patienceMs: number;
  callId?: string | undefined;
}

/**
 * What the tools do with an App for one caller. They are listed before there is one, so this is not loaded with them. All
 * of it throws AppError.
 */
export interface Work {
  /** The same call is one run while it is under way and for a while after it succeeded; with `fresh`, while it is under way. */
  generate(tool: GenerationTool, input: unknown, options: { fresh?: boolean | undefined }): Promise<RunAnswer>;
  /** What the same call would cost. */
  estimate(
    tool: GenerationTool,
    input: unknown,
    options: { fresh?: boolean | undefined },
  ): Promise<{ data: Estimate; meta: Meta }>;
  /** Waits for the next change of a run, at most so long, and gives its result when it is done. */
  getRun(runId: string, options: { waitMs: number; section?: ArtifactName | undefined }): Promise<RunAnswer>;
  cancelRun(runId: string): Promise<RunAnswer>;
  /** What a host is to write next. */
  planNext(called: PlanCalled): Promise<{ data: PlanOrdered; meta: Meta }>;
  /** What it has written. */
  planSubmit(submitting: Submitting): Promise<{ data: SubmitAnswer; meta: Meta }>;
  /** How far a plan is built, and its next prompt. */
  nextPrompt(called: PromptCalled): Promise<{ data: BuildView; meta: Meta }>;
  /** What a plan has. */
  readPlan(planId: string): Promise<{ data: PlanView; meta: Meta }>;
  /** An artefact of a plan, or a piece of it. */
  readArtifact(asked: AskedArtifact): Promise<{ data: Awaited<ReturnType<typeof readArtifact>>; meta: Meta }>;
  /** What its checks would have a reader look at. */
  planWarnings(planId: string): Promise<{ data: string[]; meta: Meta }>;
  /** A piece of its files. */
  exportPiece(asked: AskedExport & { item?: string | undefined }): Promise<{ data: ExportPieceView; meta: Meta }>;
  getCredits(): Promise<{ data: Awaited<ReturnType<typeof getCredits>>; meta: Meta }>;
}

export function workFor(app: App, caller: Caller, { waitMs, patienceMs, callId }: CallOptions): Work {
  const startedAt = app.clock.elapsed();
  return {
    async generate(tool, input, { fresh }) {
      const sameness = { kind: 'attach', fresh, callId } as const;
      const generated = await generate(app, caller, tool, input, { sameness, waitMs });
      return { run: generated.run, meta: await generatedMeta(app, caller, generated, startedAt) };
    },
    async estimate(tool, input, { fresh }) {
      const data = await estimate(app, caller, tool, input, { sameness: { kind: 'attach', fresh } });
      return { data, meta: await callMeta(app, caller, { tool: tool.name, startedAt }) };
    },
    async getRun(runId, { waitMs: forMs, section }) {
      const run = await waitForRun(app, caller, runId, { forMs: Math.min(forMs, patienceMs), untilChange: true });
      requireSection(run, section);
      if (run.status !== 'succeeded') return { run, meta: await callMeta(app, caller, { tool: run.tool, startedAt }) };
      return { run, meta: await generatedMeta(app, caller, { run, charged: 0 }, startedAt) };
    },
    async cancelRun(runId) {
      const run = await cancelRun(app, caller, runId);
      return { run, meta: await callMeta(app, caller, { tool: run.tool, startedAt }) };
    },
    async planNext(called) {
      const data = await planNext(app, caller, called);
      return { data, meta: await callMeta(app, caller, { tool: 'plan_next', startedAt }) };
    },
    async planSubmit(submitting) {
      const data = await planSubmit(app, caller, submitting);
      const charged = data.verdict.creditsCharged;
      return { data, meta: await callMeta(app, caller, { tool: 'plan_submit', startedAt, charged }) };
    },
    async nextPrompt(called) {
      const data = await nextPrompt(app, caller, called);
      return { data, meta: await callMeta(app, caller, { tool: 'next_prompt', startedAt }) };
    },
    async readPlan(planId) {
      const data = await readPlan(app, caller.workspace.id, planId);
      return { data, meta: await callMeta(app, caller, { tool: 'read_plan', startedAt }) };
    },
    async readArtifact(asked) {
      const data = await readArtifact(app, caller.workspace.id, asked);
      return { data, meta: await callMeta(app, caller, { tool: 'read_plan', startedAt }) };
    },
    async planWarnings(planId) {
      const data = await planWarnings(app, caller, planId);
      return { data, meta: await callMeta(app, caller, { tool: 'read_plan', startedAt }) };
    },
    async exportPiece(asked) {
      const data = await exportPieceAs(app, caller, asked);
      return { data, meta: await callMeta(app, caller, { tool: 'export_plan', startedAt }) };
    },
    async getCredits() {
      const data = await getCredits(app, caller);
      return { data, meta: await callMeta(app, caller, { tool: 'get_credits', startedAt, remaining: data.credits }) };
    },
  };
}

/** Throws `invalid_request` when a run makes no such part: nothing is handed out under the name of another. */
function requireSection(run: RunView, section: ArtifactName | undefined): void {
  if (section === undefined || run.stages.some((stage) => stage.name === section)) return;
  throw new AppError('invalid_request', `section: the run ${run.id} is of ${run.tool} and makes no ${section}.`);
}
