import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { lockPlans, requirePlan } from '../../plans/find-plan.ts';
import { recordChange } from '../../plans/revisions.ts';
import type { PlanRow } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { loadState } from './load-state.ts';

/**
 * Keeps what the person wants to be otherwise: the brief takes it up first, then all that rests on it. Throws `conflict`
 * for a plan that has nothing yet, or that was changed as often as it may.
 */
export async function keepChange(app: App, caller: Caller, plan: PlanRow, words: string): Promise<void> {
  await app.store.write(async (tx) => {
    await lockPlans(tx, app, caller.workspace.id);
    await requirePlan(tx, caller.workspace.id, plan.id);
    const { state } = await loadState(tx, app, plan);
    if (!state.brief && !state.stale.brief) {
      throw new AppError(
        'conflict',
        'change: nothing of this plan is written yet. Open one with plan_next whose idea and context say it. Nothing was changed.',
      );
    }
    const now = app.clock.now();
    await recordChange(tx, plan.id, { change: words, keyId: caller.key?.id ?? null, now });
    await tx.updateTable('plans').set({ updated_at: now }).where('id', '=', plan.id).execute();
  });
}
