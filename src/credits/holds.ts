import type { Store, Tx } from '../store/store.ts';
import type { HoldRow } from '../store/tables.ts';
import type { Clock } from '../system/clock.ts';

/** Sets credits aside. Answers false when the workspace has not enough that nobody else holds. */
export async function openHold(tx: Tx, hold: Omit<HoldRow, 'status' | 'closed_at'>): Promise<boolean> {
  const reserved = await tx
    .updateTable('workspaces')
    .set((set) => ({ held: set('held', '+', hold.amount) }))
    .where('id', '=', hold.workspace_id)
    .where((where) => where(where('balance', '-', where.ref('held')), '>=', hold.amount))
    .executeTakeFirst();
  if (reserved.numUpdatedRows === 0n) return false;
  await tx
    .insertInto('holds')
    .values({ ...hold, status: 'open', closed_at: null })
    .execute();
  return true;
}

/** Ends an open hold; undefined when it is not open any more, or was extended meanwhile and only overdue ones are meant. */
export async function closeHold(
  tx: Tx,
  id: string,
  status: 'settled' | 'released' | 'expired',
  now: number,
  { lapsed = Number.MAX_SAFE_INTEGER } = {},
) {
  const hold = await tx
    .updateTable('holds')
    .set({ status, closed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('expires_at', '<=', lapsed)
    .returning(['workspace_id', 'run_id', 'amount'])
    .executeTakeFirst();
  if (!hold) return undefined;
  await tx
    .updateTable('workspaces')
    .set((set) => ({ held: set('held', '-', hold.amount) }))
    .where('id', '=', hold.workspace_id)
    .execute();
  return hold;
}

/** Answers false when the hold is no longer open. */
export async function extendHold(tx: Tx, id: string, expiresAt: number): Promise<boolean> {
  const extended = await tx
    .updateTable('holds')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return extended.numUpdatedRows > 0n;
}

export async function workspacesWithOverdueHolds(db: Store['db'], now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('holds')
    .select('workspace_id')
    .distinct()
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
  return rows.map((row) => row.workspace_id);
}

/** Gives back what dead processes held in a workspace. Answers how many holds that were. */
export async function expireOverdueHolds(tx: Tx, workspaceId: string, clock: Clock): Promise<number> {
  const lapsed = clock.leaseTime();
  const overdue = await tx
    .selectFrom('holds')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'open')
    .where('expires_at', '<=', lapsed)
    .execute();
  let expired = 0;
  for (const { id } of overdue) if (await closeHold(tx, id, 'expired', clock.now(), { lapsed })) expired++;
  return expired;
}
