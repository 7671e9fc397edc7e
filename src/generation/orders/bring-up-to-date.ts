import type { App } from '../../app.ts';
import { hashOf } from '../../artifacts/patch/hash-of.ts';
import { valueFault } from '../../artifacts/patch/value-fault.ts';
import type { EngineAnswer } from '../../engines/engine.ts';
import { AppError } from '../../errors.ts';
import { getDraft } from '../../plans/drafts.ts';
import type { PlanArtifact } from '../../plans/names.ts';
import { findVersion } from '../../plans/versions.ts';
import type { PlanRow } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { callEngine, type RunLabels } from '../engine-call.ts';
import { neverHeld, REPAIRS_MAX } from '../never-held.ts';
import { type RefusedPatch, revisionPrompt } from '../prompts/revision.ts';
import { tellRunEnded } from '../run-end.ts';
import { dropUsage } from '../run-usage.ts';
import { withTimeLimit } from '../time-limit.ts';
import { TOOL_OF } from './accept.ts';
import { loadState } from './load-state.ts';
import { orderOf } from './order-of.ts';
import type { PlanState } from './plan-state.ts';
import { STAGE_PRICES } from './prices.ts';
import { restoreDraft } from './restore-draft.ts';
import { staleAsked } from './stale-asked.ts';
import { submitBy } from './submit-by.ts';
import type { Verdict } from './verdict.ts';
import { byEngine } from './written-by.ts';

/** An artefact that rests on nothing old any more. */
export interface Updated {
  artifact: PlanArtifact;
  /** The version that counts now. */
  version: number;
  /** False where all of it still holds: that is free. */
  changed: boolean;
  /** The run that it was charged in. */
  runId?: string | undefined;
  creditsCharged: number;
}

/**
 * Has the model write the patch of the artefact that a plan asks to be brought up to date, and mend it at most twice;
 * undefined where the plan asks for something else by now. Charged once, when it is accepted and has changed. Throws
 * AppError, `insufficient_credits` before the model is asked, and NeverHeld when no patch held.
 */
export async function bringUpToDate(
  app: App,
  caller: Caller,
  { plan, artifact }: { plan: PlanRow; artifact: PlanArtifact },
): Promise<Updated | undefined> {
  await requireCredits(app, caller, artifact);
  const before = await getDraft(app.store.db, app, plan.id, artifact);
  const tried: Tried = { troubles: [], refused: undefined, base: undefined };
  const run = { runId: app.ids.next('run'), requestId: caller.requestId, workspaceId: caller.workspace.id };
  let updated: Updated | undefined;
  try {
    updated = await tryPatches(app, caller, { plan, artifact, tried, run });
    return updated;
  } catch (error) {
    // What a model wrote and did not mend is not left to others.
    if (tried.base) await restoreDraft(app, { plan, artifact, before, refused: tried.base });
    throw error;
  } finally {
    // Only what was charged has a run; the day's money counts the rest.
    if (updated?.runId === undefined) await app.store.write((tx) => dropUsage(tx, run.runId), 'relaxed');
  }
}

interface Tried {
  troubles: EngineAnswer['trouble'][];
  refused: RefusedPatch | undefined;
  /** Hash of what is kept of the patch that was refused last. */
  base: string | undefined;
}

interface Trying {
  plan: PlanRow;
  artifact: PlanArtifact;
  /** Told while it is tried. */
  tried: Tried;
  run: RunLabels;
}

async function tryPatches(
  app: App,
  caller: Caller,
  { plan, artifact, tried, run }: Trying,
): Promise<Updated | undefined> {
  const startedAt = app.clock.elapsed();
  for (let attempt = 1; attempt <= REPAIRS_MAX + 1; attempt++) {
    if (attempt > 1) app.metrics.repair(artifact);
    const { state } = await loadState(app.store.db, app, plan);
    const stale = state.stale[artifact];
    if (stale === undefined || staleAsked(state) !== artifact) return undefined;
    const written = writtenIn(state, artifact);
    const answer = await askPatch(app, caller, { state, artifact, written, refused: tried.refused, run, attempt });
    tried.troubles.push(answer.trouble);
    const patch = patchIn(artifact, answer);
    if ('faults' in patch) {
      tried.refused = { patch: answer.output, faults: patch.faults };
      continue;
    }
    const submission = { plan: plan.id, artifact, patch: patch.ops, base: hashOf(written) };
    const by = byEngine(app, artifact, run);
    const { verdict } = await submitBy(app, caller, submission, by);
    if (verdict.status === 'accepted') return updatedBy(app, caller, { plan, verdict, was: stale.hash, startedAt });
    tried.refused = { patch: patch.ops, faults: verdict.faults };
    tried.base = verdict.base;
  }
  const called = `patch of the ${artifact}`;
  const faults = tried.refused?.faults ?? [];
  throw neverHeld(app.engine, { called, stage: artifact, faults, troubles: tried.troubles });
}

/** Told before the model is asked: what changes nothing is free, but that is not known yet. */
async function requireCredits(app: App, caller: Caller, artifact: PlanArtifact): Promise<void> {
  const price = STAGE_PRICES[artifact];
  const { balance, held } = await app.ledger.balance(caller.workspace.id);
  if (balance - held >= price) return;
  throw new AppError(
    'insufficient_credits',
    `The ${artifact} costs ${price} credits if it changes, but only ${balance - held} are available. Nothing was charged for it.`,
  );
}

/** What its patch is applied to. */
function writtenIn({ drafts }: PlanState, artifact: PlanArtifact): object {
  const { refused } = drafts[artifact] ?? {};
  if (refused?.unpaid) {
    throw new AppError(
      'conflict',
      `The ${artifact} that a host wrote holds, is kept and waits for its credits: send it again by plan_submit with data {"again": true} first.`,
    );
  }
  // What is stale has a draft, and that is what was written of it.
  return Object(refused?.data) as object;
}

interface Asking {
  state: PlanState;
  artifact: PlanArtifact;
  written: object;
  refused: RefusedPatch | undefined;
  run: RunLabels;
  attempt: number;
}

async function askPatch(app: App, caller: Caller, asking: Asking): Promise<EngineAnswer> {
  const { state, artifact, written, refused, run, attempt } = asking;
  const job = { owner: run.workspaceId, signal: caller.signal };
  const { text } = await orderOf(app, state, job);
  const { idea, context } = state.plan;
  return withTimeLimit(app, { called: `${artifact} stage`, stage: artifact, signal: caller.signal }, (limit) =>
    callEngine(
      app,
      {
        ...{ stage: artifact, task: `revise ${artifact}`, idea, context, brief: state.brief },
        ...{ upstream: { ...state.artifacts, [artifact]: undefined }, ...limit },
        prompt: () => revisionPrompt({ state, artifact, order: text, written, refused }),
        compute: (work, data) => app.workers.run(work, data, job),
      },
      { run, attempt },
    ),
  );
}

/** The operations as the model wrote them, or why they are none. */
function patchIn(artifact: PlanArtifact, { output, faults }: EngineAnswer): { ops: unknown[] } | { faults: string[] } {
  if (faults) return { faults };
  const { ops } = Object(output) as { ops?: unknown };
  if (artifact === 'research' && Array.isArray(ops) && ops.some(writesSources)) return { faults: [SOURCES_STAY] };
  const fault = Array.isArray(ops) ? valueFault(ops) : 'there is no list of operations in "ops".';
  return Array.isArray(ops) && fault === undefined ? { ops } : { faults: [`The patch could not be used: ${fault}`] };
}

const SOURCES_STAY =
  'The patch writes sources: nothing was looked up for it. Cite those that are listed, or write "unverified".';

/** A model that has not searched may take a source away, and add none. */
function writesSources(operation: unknown): boolean {
  const { op, path } = Object(operation) as { op?: unknown; path?: unknown };
  return (op === 'add' || op === 'replace') && /^(?:$|\/sources(?:\/|$))/.test(String(path));
}

interface Accepted {
  plan: PlanRow;
  verdict: Verdict;
  /** Hash of what it was before. */
  was: string;
  startedAt: number;
}

async function updatedBy(app: App, caller: Caller, { plan, verdict, was, startedAt }: Accepted): Promise<Updated> {
  // A review is never brought up to date.
  const artifact = verdict.artifact as PlanArtifact;
  const { runId, creditsCharged } = verdict;
  if (runId !== undefined && creditsCharged > 0) {
    const tool = TOOL_OF[artifact] ?? artifact;
    const about = { workspace_id: caller.workspace.id, request_id: caller.requestId, key_id: caller.key?.id ?? null };
    tellRunEnded(app, { id: runId, ...about, tool, price: creditsCharged }, { outcome: 'succeeded', startedAt });
  }
  const now = await findVersion(app.store.db, plan.id, artifact);
  return { artifact, version: now?.number ?? 1, changed: now?.hash !== was, runId, creditsCharged };
}
