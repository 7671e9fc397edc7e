import { preparedOn } from '../store/prepared.ts';
import type { Store, Tx } from '../store/store.ts';
import type { HoldRow } from '../store/tables.ts';
import type { Clock } from '../system/clock.ts';
import type { Ending } from './entries.ts';

/** Sets credits aside. Answers false when the workspace has not enough that nobody else holds. */
export async function openHold(tx: Tx, hold: Omit<HoldRow, 'status' | 'closed_at'>): Promise<boolean> {
  const [reserved] = await setAside(tx, hold.workspace_id, hold.amount);
  if (!reserved) return false;
  const { id, workspace_id, run_id, amount, expires_at, created_at } = hold;
  await insertHold(tx, id, workspace_id, run_id, amount, expires_at, created_at);
  return true;
}

/** A hold that has ended, and how its workspace's entries end now. */
export type ClosedHold = Pick<HoldRow, 'workspace_id' | 'run_id' | 'amount'> & { ending: Ending };

/** Ends an open hold; undefined when it is not open any more, or was extended meanwhile and only overdue ones are meant. */
export async function closeHold(
  tx: Tx,
  id: string,
  status: 'settled' | 'released' | 'expired',
  now: number,
  { lapsed }: { lapsed?: number } = {},
): Promise<ClosedHold | undefined> {
  const [hold] =
    lapsed === undefined ? await close(tx, id, status, now) : await closeOverdue(tx, id, status, now, lapsed);
  if (!hold) return undefined;
  const [ending] = await giveBack(tx, hold.workspace_id, hold.amount);
  if (!ending) throw new Error(`the workspace of ${id} is not there`);
  return { ...hold, ending };
}

type Db = Store['db'] | Tx;

const setAside = preparedOn((db: Db, workspaceId: string, amount: number) =>
  db
    .updateTable('workspaces')
    .set((set) => ({ held: set('held', '+', amount) }))
    .where('id', '=', workspaceId)
    .where((where) => where(where('balance', '-', where.ref('held')), '>=', amount))
    .returning('id'),
);

const giveBack = preparedOn((db: Db, workspaceId: string, amount: number) =>
  db
    .updateTable('workspaces')
    .set((set) => ({ held: set('held', '-', amount) }))
    .where('id', '=', workspaceId)
    .returning(['balance', 'ledger_seq', 'ledger_head']),
);

const insertHold = preparedOn(
  (db: Db, id: string, workspace_id: string, run_id: string, amount: number, expires_at: number, created_at: number) =>
    db
      .insertInto('holds')
      .values({ id, workspace_id, run_id, amount, expires_at, created_at, status: 'open', closed_at: null }),
);

const closing = (db: Db, id: string, status: HoldRow['status'], now: number) =>
  db
    .updateTable('holds')
    .set({ status, closed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning(['workspace_id', 'run_id', 'amount']);

const close = preparedOn(closing);
const closeOverdue = preparedOn((db: Db, id: string, status: HoldRow['status'], now: number, lapsed: number) =>
  closing(db, id, status, now).where('expires_at', '<=', lapsed),
);

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
  const overdue = await overdueIn(tx, workspaceId, lapsed);
  let expired = 0;
  for (const { id } of overdue) if (await closeHold(tx, id, 'expired', clock.now(), { lapsed })) expired++;
  return expired;
}

const overdueIn = preparedOn((db: Db, workspaceId: string, now: number) =>
  db
    .selectFrom('holds')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'open')
    .where('expires_at', '<=', now),
);
