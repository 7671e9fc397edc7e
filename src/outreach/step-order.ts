import type { Tx } from '../store/store.ts';
import type { StepRow } from './step-view.ts';

/** How many steps from the first on have begun to go out, so that their order is fixed: the last that a mail or touch was made of. */
export async function fixedSteps(tx: Tx, steps: readonly StepRow[]): Promise<number> {
  for (const step of [...steps].reverse()) {
    const send = await tx.selectFrom('sends').select('id').where('step_id', '=', step.id).limit(1).executeTakeFirst();
    if (send) return step.position;
    const touch = await tx
      .selectFrom('touches')
      .select('id')
      .where('step_id', '=', step.id)
      .limit(1)
      .executeTakeFirst();
    if (touch) return step.position;
  }
  return 0;
}

/** Gives the steps the positions of their order, 1 for the first. */
export async function placeSteps(tx: Tx, order: readonly StepRow[]): Promise<void> {
  for (const [index, step] of order.entries()) {
    if (step.position === index + 1) continue;
    await tx
      .updateTable('steps')
      .set({ position: index + 1 })
      .where('id', '=', step.id)
      .execute();
  }
}
