import type { App } from '../../app.ts';
import { requirePlan } from '../../plans/find-plan.ts';
import type { Caller } from '../caller.ts';
import { loadState } from './load-state.ts';
import { type Order, orderOf } from './order-of.ts';
import { submitBy } from './submit-by.ts';
import type { Submitting, Verdict } from './verdict.ts';
import { byHost } from './written-by.ts';

/** What a submission came to, and what comes next. */
export interface SubmitAnswer {
  planId: string;
  verdict: Verdict;
  /** True when the same submission had come before. */
  replayed: boolean;
  /** What to write next; after a refusal, none: its faults say what to do. */
  order?: Order | undefined;
}

/**
 * Takes what a host has written: keeps it, and charges the artefact once all of it is there and holds. The same
 * submission sent again gets the same verdict, and changes nothing. Throws `not_found`, `conflict` for what the plan does
 * not wait for or a patch of another draft, `insufficient_credits` with the draft kept, and `invalid_request`.
 */
export async function planSubmit(app: App, caller: Caller, submitting: Submitting): Promise<SubmitAnswer> {
  const { plan: planId } = submitting;
  const workspaceId = caller.workspace.id;
  const { verdict, replayed, answered } = await submitBy(app, caller, submitting, byHost(caller));
  if (verdict.status === 'refused') return { planId, verdict, replayed };
  const { state } = await loadState(app.store.db, app, await requirePlan(app.store.db, workspaceId, planId));
  const options = { owner: workspaceId, signal: caller.signal };
  return { planId, verdict, replayed, order: await orderOf(app, state, { ...options, after: answered }) };
}
