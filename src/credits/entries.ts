import type { Dialect } from '../store/dialect.ts';
import { oncePer, preparedOn } from '../store/prepared.ts';
import type { Store, Tx } from '../store/store.ts';
import type { EntryRow } from '../store/tables.ts';
import type { Chain } from './chain.ts';

export type NewEntry = Omit<EntryRow, 'seq' | 'balance_after' | 'mac'>;

/** How a workspace's entries end. Whoever writes the next one has the workspace's row locked. */
export interface Ending {
  balance: number;
  ledger_seq: number;
  ledger_head: string | null;
}

type Db = Store['db'] | Tx;

/** Adds an entry unless one with its once-key is there. Answers whether it was new. */
export async function enterOnce(
  tx: Tx,
  entry: NewEntry,
  { chain, dialect }: { chain: Chain; dialect: Dialect },
): Promise<boolean> {
  const [ending] = await lockedEnding(dialect)(tx, entry.workspace_id);
  if (!ending) throw new Error(`there is no workspace ${entry.workspace_id} to enter credits for`);
  const [there] = await withOnceKey(tx, entry.workspace_id, entry.once_key);
  if (there) return false;
  await enter(tx, entry, { chain, ending });
  return true;
}

/** Adds an entry after the last. The database moves the balance with it; nothing else moves one. */
export async function enter(
  tx: Tx,
  { reason, ...entry }: NewEntry,
  { chain, ending }: { chain: Chain; ending: Ending },
): Promise<void> {
  const row = {
    ...entry,
    // Signed as it will be read: a database keeps no half of a surrogate pair.
    reason: reason.toWellFormed(),
    seq: ending.ledger_seq + 1,
    balance_after: ending.balance + entry.amount,
  };
  const { mac, head } = await chain.sign(tx, ending.ledger_head, row);
  await insertEntry(
    tx,
    ...([row.id, row.workspace_id, row.amount, row.kind, row.reason, row.once_key] as const),
    ...([row.run_id, row.created_at, row.seq, row.balance_after, mac] as const),
  );
  await setHead(tx, row.workspace_id, head);
}

/** Two entries of one workspace are written one after the other. */
const lockedEnding = oncePer((dialect: Dialect) =>
  preparedOn((db: Db, id: string) =>
    dialect.lock(db.selectFrom('workspaces').select(['balance', 'ledger_seq', 'ledger_head']).where('id', '=', id)),
  ),
);

const withOnceKey = preparedOn((db: Db, workspaceId: string, onceKey: string) =>
  db.selectFrom('entries').select('id').where('workspace_id', '=', workspaceId).where('once_key', '=', onceKey),
);

const insertEntry = preparedOn(
  (
    db: Db,
    id: string,
    workspace_id: string,
    amount: number,
    kind: EntryRow['kind'],
    reason: string,
    once_key: string,
    run_id: string | null,
    created_at: number,
    seq: number,
    balance_after: number,
    mac: string,
  ) =>
    db
      .insertInto('entries')
      .values({ id, workspace_id, amount, kind, reason, once_key, run_id, created_at, seq, balance_after, mac }),
);

const setHead = preparedOn((db: Db, id: string, ledger_head: string) =>
  db.updateTable('workspaces').set({ ledger_head }).where('id', '=', id),
);
