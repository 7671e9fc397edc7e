import type { App } from '../../app.ts';
import { hashOf } from '../../artifacts/patch/hash-of.ts';
import { IN_ORDER } from '../../artifacts/review/review.ts';
import { HOST, type PlanArtifact } from '../../plans/names.ts';
import { takeUpChanges } from '../../plans/revisions.ts';
import { recordVersion, writtenVersion } from '../../plans/versions.ts';
import type { Tx } from '../../store/store.ts';
import type { NewRun, PlanRow, PlanVersionRow } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { HOLD_MS } from '../open-run.ts';
import { usageOf } from '../run-usage.ts';
import type { RunMeta } from '../run-view.ts';
import { NO_SAME_CALL } from '../same-call.ts';
import { basesOf } from './bases-of.ts';
import type { Considered } from './consider.ts';
import type { ReviewTaken } from './consider-review.ts';
import { hashesOf } from './load-state.ts';
import type { Submitted } from './submitted.ts';
import { byHost, type WrittenBy } from './written-by.ts';

type Accepted = Extract<Considered, { status: 'accepted' }>;

interface Accepting {
  plan: PlanRow;
  currents: readonly PlanVersionRow[];
}

/**
 * Makes what a host or a model wrote the current version of its plan, charged in a run of its own. The brief is free and
 * has none. Throws `insufficient_credits`.
 */
export async function acceptArtifact(
  tx: Tx,
  app: App,
  caller: Caller,
  { plan, currents, artifact, made, by }: Accepting & { artifact: Submitted; made: Accepted; by: WrittenBy },
): Promise<{ runId: string | undefined; price: number }> {
  const name = artifact as PlanArtifact;
  // What holds as it was is not written again.
  const price = made.isUnchanged ? 0 : by.prices[artifact];
  const runId =
    price === 0 ? undefined : await chargedRun(tx, app, caller, { plan, currents, artifact: name, made, price, by });
  const { output, written } = made;
  await record(tx, app, { plan, currents, artifact: name, output, written, runId, by });
  if (artifact === 'brief') await takeUpChanges(tx, plan.id, app.clock.now());
  if (by.engine !== HOST && !made.isUnchanged) {
    const rest = currents.filter((one) => one.artifact !== name);
    await keepUnreviewed(tx, plan.id, [...rest, { artifact, hash: hashOf(output) }]);
  }
  return { runId, price };
}

/** Keeps what a review found, and the artefacts that its patches have changed, free of charge. */
export async function acceptReview(
  tx: Tx,
  app: App,
  caller: Caller,
  { plan, currents, taken }: Accepting & { taken: ReviewTaken },
): Promise<void> {
  const by = byHost(caller);
  let now = [...currents];
  // In the order in which one builds on the other: what is judged anew rests on what was patched.
  for (const artifact of IN_ORDER) {
    const patched = taken.changed[artifact];
    if (!patched) continue;
    const { output, written } = patched;
    const version = { plan, currents: now, artifact, output: output as object, written, runId: undefined, by };
    await record(tx, app, version);
    const rest = now.filter((one) => one.artifact !== artifact);
    const changed = now.find((one) => one.artifact === artifact);
    const made = { data: JSON.stringify(output), hash: hashOf(output as object) };
    now = changed ? [...rest, { ...changed, ...made }] : rest;
  }
  const review = JSON.stringify({ of: hashesOf(now), reviewed: taken.reviewed });
  await tx.updateTable('plans').set({ review }).where('id', '=', plan.id).execute();
}

/** What a model has changed alone is still to be reviewed: a plan that a run wrote as a whole was reviewed there. */
async function keepUnreviewed(
  tx: Tx,
  planId: string,
  now: readonly Pick<PlanVersionRow, 'artifact' | 'hash'>[],
): Promise<void> {
  const review = JSON.stringify({ of: hashesOf(now), reviewed: null });
  await tx.updateTable('plans').set({ review }).where('id', '=', planId).execute();
}

interface Recording extends Accepting {
  artifact: PlanArtifact;
  output: object;
  written: unknown;
  runId: string | undefined;
  by: WrittenBy;
}

async function record(tx: Tx, app: App, { plan, currents, artifact, by, ...made }: Recording): Promise<void> {
  const author = { engine: by.engine, model: by.model, keyId: by.keyId };
  const version = {
    ...writtenVersion(artifact, made.output),
    ...{ written: JSON.stringify(made.written), author, runId: made.runId ?? null },
    basedOn: basesOf(artifact, currents),
  };
  await recordVersion(tx, plan.id, version, { moves: true, now: app.clock.now() });
}

interface Charging extends Accepting {
  artifact: PlanArtifact;
  made: Accepted;
  price: number;
  by: WrittenBy;
}

/** A run that has succeeded, with its charge: what was written through orders is read and followed like any other. */
async function chargedRun(
  tx: Tx,
  app: App,
  caller: Caller,
  { plan, currents, artifact, made, price, by }: Charging,
): Promise<string> {
  const now = app.clock.now();
  const { engine, model } = by;
  const id = by.runId ?? app.ids.next('run');
  const workspaceId = caller.workspace.id;
  const holdId = await app.ledger.reserve(tx, { workspaceId, runId: id, amount: price, expiresAt: now + HOLD_MS });
  const brief = currents.find((one) => one.artifact === 'brief');
  const usage = by.runId === undefined ? null : await usageOf(tx, by.runId);
  const meta: RunMeta = {
    ...{ engine, model, quality: made.quality, usage, warnings: [], planId: plan.id },
    ...(brief ? { brief: JSON.parse(brief.data) } : {}),
  };
  const run: NewRun = {
    ...{ id, workspace_id: workspaceId, key_id: caller.key?.id ?? null, tool: TOOL_OF[artifact] ?? 'plan_submit' },
    ...{ status: 'succeeded', input: JSON.stringify({ plan: plan.id, idea: plan.idea }), call_hash: NO_SAME_CALL },
    ...{ words_hash: plan.words_hash, plan_id: plan.id, hold_id: holdId, price, engine, model },
    ...{ request_id: caller.requestId, meta: JSON.stringify(meta), result: JSON.stringify(made.output) },
    ...{ error_code: null, error_message: null, cancel_requested_at: null, created_at: now, finished_at: now },
    ...{ due_at: null, lease_until: null, lease_owner: null, attempts: 1 },
  };
  await tx.insertInto('runs').values(run).execute();
  await app.ledger.settle(tx, holdId, run.tool);
  return id;
}

/** The tool whose artefact it is. */
export const TOOL_OF: Partial<Record<PlanArtifact, string>> = {
  research: 'generate_research',
  architecture: 'generate_architecture',
  features: 'generate_features',
  phases: 'generate_phases',
  promptPack: 'generate_prompt_pack',
};
