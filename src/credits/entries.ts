import type { Tx } from '../store/store.ts';
import type { EntryRow } from '../store/tables.ts';

/**
 * Adds an entry and moves the balance with it, unless one with its once-key is there. Answers whether it was new. This
 * is the only place that moves a balance.
 */
export async function enter(tx: Tx, entry: EntryRow): Promise<boolean> {
  const entered = await tx
    .insertInto('entries')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['workspace_id', 'once_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!entered) return false;
  await tx
    .updateTable('workspaces')
    .set((set) => ({ balance: set('balance', '+', entry.amount) }))
    .where('id', '=', entry.workspace_id)
    .execute();
  return true;
}
