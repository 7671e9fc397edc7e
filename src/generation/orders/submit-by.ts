import type { App } from '../../app.ts';
import { hashOf } from '../../artifacts/patch/hash-of.ts';
import { AppError } from '../../errors.ts';
import { deleteDraft, putDraft } from '../../plans/drafts.ts';
import { lockPlans, requirePlan } from '../../plans/find-plan.ts';
import { HOST } from '../../plans/names.ts';
import type { Tx } from '../../store/store.ts';
import type { PlanRow } from '../../store/tables.ts';
import { canonicalJson } from '../../system/canonical-json.ts';
import { sha256 } from '../../system/secret.ts';
import type { Caller } from '../caller.ts';
import { acceptArtifact, acceptReview } from './accept.ts';
import type { Considered, Submission } from './consider.ts';
import { loadState } from './load-state.ts';
import { nextAsked } from './next-asked.ts';
import type { HostDraft, PlanState } from './plan-state.ts';
import { SUBMISSION_CHARS_MAX } from './submission-size.ts';
import type { Submitted } from './submitted.ts';
import { toldWarnings } from './told-warnings.ts';
import type { Judged, Submitting, Verdict } from './verdict.ts';
import type { WrittenBy } from './written-by.ts';

/** Faults that are told at once. */
const FAULTS_TOLD_MAX = 10;
const SUBMISSION_KEPT_MS = 30 * 24 * 60 * 60_000;
/** So often is a submission judged anew because the plan has changed meanwhile. */
const ATTEMPTS_MAX = 5;

/** Has what an author wrote judged, stored, and charged where it is accepted. Throws as `planSubmit` does. */
export async function submitBy(
  app: App,
  caller: Caller,
  { plan: planId, ...sent }: Submitting,
  by: WrittenBy,
): Promise<Judged> {
  // Clients leave out empty lists: a base alone says that what it names holds as it is.
  const holds = sent.data === undefined && sent.patch === undefined && sent.base !== undefined;
  const submission = holds ? { ...sent, patch: [] } : sent;
  requireSize(submission);
  const plan = await requirePlan(app.store.db, caller.workspace.id, planId);
  const { artifact, data = null, patch = null, base = null } = submission;
  const hash = sha256(canonicalJson([artifact, data, patch, base]));
  return oneAtATime(app, caller.workspace.id, () => judgeAndStore(app, caller, { plan, submission, hash, by }));
}

function requireSize({ data, patch, base }: Submission): void {
  if ((data === undefined) === (patch === undefined)) {
    throw new AppError('invalid_request', 'Send data, or after a refusal patch: one of the two.');
  }
  if (patch !== undefined && base === undefined) {
    throw new AppError(
      'invalid_request',
      'base is required with patch: the hash that the refusal told, or plan_next tells again. Nothing was charged.',
    );
  }
  const chars = JSON.stringify(data ?? patch).length;
  if (data === undefined || chars <= SUBMISSION_CHARS_MAX) return;
  throw new AppError(
    'invalid_request',
    `data has ${chars} characters and may have ${SUBMISSION_CHARS_MAX}: leave out the last items, or fields that you name in more; the next order asks for them. Nothing was charged.`,
  );
}

interface Work {
  plan: PlanRow;
  submission: Submission;
  hash: string;
  by: WrittenBy;
}

async function judgeAndStore(app: App, caller: Caller, work: Work): Promise<Judged> {
  const { plan, submission, hash } = work;
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const loaded = await loadState(app.store.db, app, await requirePlan(app.store.db, caller.workspace.id, plan.id));
    const known = await knownVerdict(app, plan.id, hash);
    if (known && stillHolds(known, loaded.state)) return { verdict: known, replayed: true };
    const job = { state: loaded.state, submission: { ...submission, hash } };
    const options = { owner: caller.workspace.id, signal: caller.signal };
    // The job of that name gives it.
    const considered = (await app.workers.run('consider', job, options)) as Considered;
    // A word for it leaves the submission that it stands for the one that pays.
    const unpaid = loaded.state.drafts[submission.artifact]?.refused?.unpaid;
    const toStore = { ...work, considered, mark: loaded.mark, unpaid };
    const verdict = await app.store
      .write((tx) => store(tx, app, caller, toStore))
      .catch((error: unknown) => keepUnpaid(app, toStore, error));
    if (verdict) return { verdict, replayed: false, answered: nextAsked(loaded.state)?.kind };
  }
  throw new AppError(
    'conflict',
    'The plan is being changed by another client; send the same again. Nothing was charged.',
  );
}

async function knownVerdict(app: App, planId: string, hash: string): Promise<Verdict | undefined> {
  const row = await app.store.db
    .selectFrom('plan_submissions')
    .select('verdict')
    .where('plan_id', '=', planId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  // Charged then, not now.
  return row && { ...(JSON.parse(row.verdict) as Verdict), creditsCharged: 0 };
}

/**
 * A refusal is told again while what it refused is what a patch would apply to, a review while there was no other, and what
 * was accepted until it is asked for again.
 */
function stillHolds({ status, artifact, base }: Verdict, { drafts, review, stale }: PlanState): boolean {
  if (status === 'accepted') return artifact === 'review' ? review !== undefined : stale[artifact] === undefined;
  const refused = drafts[artifact]?.refused?.data;
  return typeof refused === 'object' && refused !== null && hashOf(refused) === base;
}

interface ToStore extends Work {
  considered: Considered;
  mark: string;
  unpaid: string | undefined;
}

/** Stores what a submission came to; undefined where the plan has changed since it was read. */
async function store(tx: Tx, app: App, caller: Caller, work: ToStore): Promise<Verdict | undefined> {
  const { considered, submission, hash, mark, by } = work;
  const { artifact } = submission;
  await lockPlans(tx, app, caller.workspace.id);
  const plan = await requirePlan(tx, caller.workspace.id, work.plan.id);
  const loaded = await loadState(tx, app, plan);
  if (loaded.mark !== mark) return undefined;
  const verdict = await effectOf(tx, app, caller, { plan, artifact, considered, loaded, by });
  const now = app.clock.now();
  await tx
    .deleteFrom('plan_submissions')
    .where('plan_id', '=', plan.id)
    .where('created_at', '<', now - SUBMISSION_KEPT_MS)
    .execute();
  await tx
    .insertInto('plan_submissions')
    .values({ plan_id: plan.id, hash, verdict: JSON.stringify(verdict), created_at: now })
    .onConflict((on) =>
      on.columns(['plan_id', 'hash']).doUpdateSet({ verdict: JSON.stringify(verdict), created_at: now }),
    )
    .execute();
  await tx.updateTable('plans').set({ updated_at: now }).where('id', '=', plan.id).execute();
  return verdict;
}

/** Where only the credits are missing, what a host has written is kept until they are there. */
async function keepUnpaid(
  app: App,
  { plan, submission, considered, hash, unpaid, by }: ToStore,
  error: unknown,
): Promise<never> {
  const isUnpaid = error instanceof AppError && error.code === 'insufficient_credits' && by.engine === HOST;
  if (!isUnpaid || considered.status !== 'accepted') throw error;
  const { artifact } = submission;
  const faults = ['Credits were missing when it came.'];
  const draft: HostDraft = { refused: { kind: 'whole', data: considered.patched, faults, unpaid: unpaid ?? hash } };
  await app.store.write((tx) =>
    putDraft(tx, app, { id: plan.id, workspaceId: plan.workspace_id }, { artifact, baseHash: null, data: draft }),
  );
  throw new AppError(
    'insufficient_credits',
    `${error.message} What you wrote of ${artifact} holds and is kept: once the credits are there, send the same again, or data {"again": true}.`,
  );
}

interface Effect {
  plan: PlanRow;
  artifact: Submitted;
  considered: Considered;
  loaded: Awaited<ReturnType<typeof loadState>>;
  by: WrittenBy;
}

async function effectOf(
  tx: Tx,
  app: App,
  caller: Caller,
  { plan, artifact, considered, loaded, by }: Effect,
): Promise<Verdict> {
  const told = { artifact, complete: false, faults: [], creditsCharged: 0 };
  switch (considered.status) {
    case 'kept':
    case 'refused': {
      await putDraft(
        tx,
        app,
        { id: plan.id, workspaceId: plan.workspace_id },
        { artifact, baseHash: null, data: considered.draft },
      );
      if (considered.status === 'kept') return { ...told, status: 'accepted' };
      return { ...told, status: 'refused', faults: toldFaults(considered.faults), base: considered.base };
    }
    case 'accepted': {
      await deleteDraft(tx, plan.id, artifact);
      const { runId, price } = await acceptArtifact(tx, app, caller, {
        plan,
        artifact,
        made: considered,
        currents: loaded.currents,
        by,
      });
      const warnings = toldWarnings(considered.quality, plan.id);
      return {
        ...{ ...told, status: 'accepted', complete: true, runId, creditsCharged: price },
        ...(warnings.length > 0 ? { warnings } : {}),
      };
    }
    case 'reviewed': {
      await deleteDraft(tx, plan.id, artifact);
      await acceptReview(tx, app, caller, { plan, taken: considered.taken, currents: loaded.currents });
      return { ...told, status: 'accepted', complete: true };
    }
  }
}

function toldFaults(faults: readonly string[]): string[] {
  const told = faults.slice(0, FAULTS_TOLD_MAX);
  return faults.length > told.length ? [...told, `And ${faults.length - told.length} more; mend these first.`] : told;
}

const judging = new WeakMap<App['store'], Map<string, Promise<unknown>>>();

/** Of one workspace, one submission is judged at a time in a process: each reads what the one before has left. */
async function oneAtATime<T>(app: App, workspaceId: string, work: () => Promise<T>): Promise<T> {
  const own = judging.get(app.store) ?? new Map<string, Promise<unknown>>();
  judging.set(app.store, own);
  const before = own.get(workspaceId) ?? Promise.resolve();
  const mine = before.then(work, work);
  own.set(workspaceId, mine);
  try {
    return await mine;
  } finally {
    if (own.get(workspaceId) === mine) own.delete(workspaceId);
  }
}
