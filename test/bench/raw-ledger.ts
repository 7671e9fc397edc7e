import SqliteDatabase from 'better-sqlite3';
import type { Ids } from '../../src/system/ids.ts';

const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'recursive_triggers = ON'];

/** As long as a signature. */
const UNSIGNED = '0'.repeat(64);

/**
 * What a reserve and a settle must write at the very least, by prepared statements on one raw connection: the same
 * tables, indexes, triggers and pragmas, two IMMEDIATE transactions, five writes, ids and once-keys of the same kind. It
 * leaves out what the ledger also does: nothing is signed, no month's allowance is looked for, no overdue hold is expired,
 * nothing is checked twice, and nothing waits for a turn.
 */
export function openRawLedger(path: string, { workspaceId, ids }: { workspaceId: string; ids: Ids }) {
  const db = new SqliteDatabase(path);
  for (const pragma of PRAGMAS) db.pragma(pragma);
  const hold = db.prepare('UPDATE workspaces SET held = held + ? WHERE id = ? AND balance - held >= ?');
  const open = db.prepare(
    "INSERT INTO holds (id, workspace_id, run_id, amount, status, expires_at, created_at) VALUES (?, ?, ?, ?, 'open', ?, ?)",
  );
  const close = db.prepare("UPDATE holds SET status = 'settled', closed_at = ? WHERE id = ? AND status = 'open'");
  const charge = db.prepare(
    `INSERT INTO entries (id, workspace_id, amount, kind, reason, once_key, run_id, created_at, seq, balance_after, mac)
     SELECT ?, id, ?, 'charge', ?, ?, ?, ?, ledger_seq + 1, balance + ?, ? FROM workspaces WHERE id = ?`,
  );
  const take = db.prepare('UPDATE workspaces SET held = held - ? WHERE id = ?');
  const reserve = db.transaction((amount: number, holdMs: number) => {
    const [id, runId, now] = [ids.next('hold'), ids.next('run'), Date.now()];
    if (hold.run(amount, workspaceId, amount).changes !== 1) throw new Error('not enough credits');
    open.run(id, workspaceId, runId, amount, now + holdMs, now);
    return { id, runId };
  });
  const settle = db.transaction((amount: number, { id, runId }: { id: string; runId: string }) => {
    const now = Date.now();
    if (close.run(now, id).changes !== 1) throw new Error('the hold is gone');
    take.run(amount, workspaceId);
    const entry = [ids.next('entry'), -amount, 'generate_research', `charge:${id}`, runId, now, -amount, UNSIGNED];
    charge.run(...entry, workspaceId);
  });
  return {
    /** One reserve and one settle of so many credits. */
    pair(amount: number, holdMs: number): void {
      settle.immediate(amount, reserve.immediate(amount, holdMs));
    },
    close: () => db.close(),
  };
}
