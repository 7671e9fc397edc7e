import type { Tx } from '../../store/store.ts';

/** Counts one mail of the day, also above the cap: an answer counts for whoever comes after it, and is not held by it. */
export async function countBeyondCap(tx: Tx, owner: string, day: string): Promise<void> {
  await tx
    .insertInto('cap_days')
    .values({ owner, day, reserved: 1 })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'day']).doUpdateSet((set) => ({ reserved: set('cap_days.reserved', '+', 1) })),
    )
    .execute();
}
