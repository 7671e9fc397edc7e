import type { App } from '../../app.ts';
import type { Brief } from '../../artifacts/brief.ts';
import { hashOf } from '../../artifacts/patch/hash-of.ts';
import { quoteList } from '../../artifacts/reading/names.ts';
import { AppError } from '../../errors.ts';
import { lockPlans, PLANS_MAX, planOfWords, requirePlan } from '../../plans/find-plan.ts';
import { HOST } from '../../plans/names.ts';
import { recordVersion, writtenVersion } from '../../plans/versions.ts';
import type { PlanRow } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { keepChange } from './keep-change.ts';
import { loadState } from './load-state.ts';
import { type Order, orderOf } from './order-of.ts';
import type { PlanState } from './plan-state.ts';

export interface PlanCalled {
  idea?: string | undefined;
  context?: string | undefined;
  plan?: string | undefined;
  /** Answers to the brief's questions, by id. */
  answers?: Readonly<Record<string, string>> | undefined;
  /** What the person wants to be otherwise, in their words. */
  change?: string | undefined;
}

/** A plan, and what its host is to write next. */
export interface PlanOrdered {
  planId: string;
  order: Order;
}

/**
 * Opens the plan of some words, or goes on with one, and answers the next order. Free. Throws `not_found` for a plan that
 * the workspace does not have, `invalid_request` for answers to questions that were not asked, `conflict` where it has as
 * many plans as it may, and for a change of a plan that has nothing yet.
 */
export async function planNext(app: App, caller: Caller, called: PlanCalled): Promise<PlanOrdered> {
  const workspaceId = caller.workspace.id;
  const plan = await openPlan(app, workspaceId, called);
  if (called.answers && Object.keys(called.answers).length > 0) await answer(app, caller, plan, called.answers);
  if (called.change !== undefined) await keepChange(app, caller, plan, called.change);
  const { state } = await loadState(app.store.db, app, plan);
  return { planId: plan.id, order: await orderOf(app, state, { owner: workspaceId, signal: caller.signal }) };
}

async function openPlan(app: App, workspaceId: string, { plan, idea, context }: PlanCalled): Promise<PlanRow> {
  if (plan !== undefined) {
    if (idea !== undefined || context !== undefined) {
      throw new AppError(
        'invalid_request',
        'plan stands for its idea and context: send plan alone, or the words without it.',
      );
    }
    return requirePlan(app.store.db, workspaceId, plan);
  }
  if (idea === undefined) {
    throw new AppError('invalid_request', 'idea is required to open a plan; to go on with one, send its id as plan.');
  }
  const opened = await app.store.write(async (tx) => {
    await lockPlans(tx, app, workspaceId);
    return planOfWords(tx, app, workspaceId, { idea, context });
  });
  if (opened) return opened;
  throw new AppError(
    'conflict',
    `This workspace has ${PLANS_MAX} plans, as many as it may; delete one. Nothing was charged.`,
  );
}

/** Takes answers of the person: the brief with them in place of its defaults is another version. */
async function answer(
  app: App,
  caller: Caller,
  plan: PlanRow,
  answers: NonNullable<PlanCalled['answers']>,
): Promise<void> {
  await app.store.write(async (tx) => {
    await lockPlans(tx, app, caller.workspace.id);
    const { state } = await loadState(tx, app, plan);
    requireNothingWritten(state);
    const brief = state.brief ?? (state.stale.brief?.output as Brief | undefined);
    const next = answered(brief, answers);
    if (hashOf(next) === hashOf(brief ?? {})) return;
    const author = { engine: HOST, model: null, keyId: caller.key?.id ?? null };
    const version = { ...writtenVersion('brief', next), basedOn: [], author, runId: null };
    await recordVersion(tx, plan.id, version, { moves: true, now: app.clock.now() });
  });
}

/** What rests on the brief's answers would have to be written anew. */
function requireNothingWritten({ artifacts, stale, plan }: PlanState): void {
  const written = Object.keys({ ...artifacts, ...stale }).filter((name) => name !== 'brief');
  if (written.length === 0) return;
  throw new AppError(
    'conflict',
    `answers: ${quoteList(written)} of the plan ${plan.id} rest on the answers that its brief took. Answer right after the brief, or open another plan whose context says it. Nothing was changed.`,
  );
}

function answered(brief: Brief | undefined, answers: Readonly<Record<string, string>>): Brief {
  const asked = brief?.questions.map(({ id }) => id) ?? [];
  const strays = Object.keys(answers).filter((id) => !asked.includes(id));
  if (!brief || strays.length > 0) {
    const known = asked.length > 0 ? `it has asked ${quoteList(asked)}` : 'it has asked nothing';
    throw new AppError('invalid_request', `answers: the plan has not asked ${quoteList(strays)}; ${known}.`);
  }
  return {
    ...brief,
    questions: brief.questions.map((question) => {
      const given = answers[question.id];
      if (given === undefined) return question;
      return { ...question, default: given, options: [...new Set([...question.options, given])] };
    }),
  };
}
