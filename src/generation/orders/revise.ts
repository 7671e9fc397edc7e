import type { App } from '../../app.ts';
import { AppError, asAppError, type ErrorCode } from '../../errors.ts';
import { requirePlan } from '../../plans/find-plan.ts';
import type { PlanArtifact } from '../../plans/names.ts';
import type { PlanRow } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { bringUpToDate, type Updated } from './bring-up-to-date.ts';
import { keepChange } from './keep-change.ts';
import { loadState } from './load-state.ts';
import { type Order, orderOf } from './order-of.ts';
import type { PlanState } from './plan-state.ts';
import { staleAsked } from './stale-asked.ts';

export interface Revising {
  plan: string;
  /** What the person wants to be otherwise, in their words; without it, what is stale already is brought up to date. */
  change?: string | undefined;
}

/** How far a plan was brought up to date. */
export interface Revised {
  planId: string;
  /** In their order; an artefact that another call has brought up to date meanwhile is not among them. */
  updated: Updated[];
  /** What is still to be brought up to date. */
  left: PlanArtifact[];
  /** Why it stopped before the end. */
  stopped?: { code: ErrorCode; message: string } | undefined;
  /** What the plan asks for now, such as a review; absent where nothing is left, or it stopped. */
  order?: Order | undefined;
}

/** So often in a row is an artefact begun again because another client has changed the plan meanwhile. */
const CONFLICTS_MAX = 3;

/**
 * Has the service's own model take up a change, and bring up to date all that rests on something that has changed. Each
 * artefact counts as soon as it is accepted, and is charged then if it has changed. What stops it is thrown where nothing
 * was done before, and else told beside what was: the same call goes on from there. Throws AppError, `engine_unavailable`
 * without a model.
 */
export async function revisePlan(
  app: App,
  caller: Caller,
  { plan: planId, change }: Revising,
  { waitMs }: { waitMs?: number } = {},
): Promise<Revised> {
  const workspaceId = caller.workspace.id;
  const plan = await requirePlan(app.store.db, workspaceId, planId);
  requireModel(app, { plan: planId, change });
  if (change !== undefined) await keepChange(app, caller, plan, change);
  const time = startTime(app, waitMs);
  const updated: Updated[] = [];
  try {
    const signal = AbortSignal.any([caller.signal, time.over]);
    await updateAll(app, { ...caller, signal }, plan, updated);
  } catch (error) {
    const why = caller.signal.aborted ? new AppError('engine_unavailable', LEFT) : asAppError(error);
    const { code, cause, retryAfterSeconds } = why;
    // Deleted meanwhile.
    if (code === 'not_found') throw why;
    const left = leftIn((await loadState(app.store.db, app, plan)).state);
    const message = `${why.message} ${goOn(left)}`;
    if (updated.length === 0) {
      throw new AppError(code, message, { cause, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });
    }
    app.log.warn({ requestId: caller.requestId, workspaceId, code, error: cause ?? why }, 'revision stopped');
    return { planId, updated, left, stopped: { code, message } };
  } finally {
    time.stop();
  }
  const { state } = await loadState(app.store.db, app, await requirePlan(app.store.db, workspaceId, planId));
  const order = await orderOf(app, state, { owner: workspaceId, signal: caller.signal });
  return { planId, updated, left: leftIn(state), ...(order.artifact === undefined ? {} : { order }) };
}

function requireModel({ engine }: App, { plan, change }: Revising): void {
  if (engine.model !== null && engine.writes === 'authored') return;
  const call = `plan_next { plan: "${plan}"${change === undefined ? '' : ', change: "…"'} }`;
  throw new AppError(
    'engine_unavailable',
    `No model is set up here that could change a plan; nothing was changed or charged. Have the model in your chat do it: ${call}. Or set ANTHROPIC_API_KEY or OPENAI_API_KEY, and restart the service.`,
  );
}

const leftIn = ({ stale }: PlanState): PlanArtifact[] => Object.keys(stale) as PlanArtifact[];

const goOn = (left: readonly PlanArtifact[]): string =>
  left.length === 0
    ? 'Nothing is left to bring up to date.'
    : `Left: ${left.join(', ')}. What is done stays; make the same call again to go on from there.`;

/** Aborts after so long: clients and proxies give up on an answer. */
function startTime(app: App, waitMs: number | undefined): { over: AbortSignal; stop(): void } {
  const over = new AbortController();
  const done = new AbortController();
  if (waitMs !== undefined) {
    void app.clock.sleep(waitMs, done.signal).then(() => {
      if (!done.signal.aborted) over.abort(new AppError('engine_timeout', TOO_LONG));
    });
  }
  return { over: over.signal, stop: () => done.abort() };
}

const TOO_LONG = 'It takes longer than a request may wait.';
const LEFT = 'It was stopped: its caller has left, or the service is stopping.';

/** Brings one artefact after the other up to date, as long as the plan asks for one. */
async function updateAll(app: App, caller: Caller, plan: PlanRow, updated: Updated[]): Promise<void> {
  for (let conflicts = 0; ; ) {
    caller.signal.throwIfAborted();
    const now = await requirePlan(app.store.db, caller.workspace.id, plan.id);
    const artifact = staleAsked((await loadState(app.store.db, app, now)).state);
    if (artifact === undefined) return;
    try {
      const done = await bringUpToDate(app, caller, { plan: now, artifact });
      if (done) updated.push(done);
      conflicts = 0;
    } catch (error) {
      const isConflict = error instanceof AppError && error.code === 'conflict';
      if (!isConflict || ++conflicts === CONFLICTS_MAX) throw error;
    }
  }
}
