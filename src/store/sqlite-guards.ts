import { sql } from 'kysely';
import type { Tx } from './tables.ts';

// A shell has neither recursive triggers nor foreign keys on: there REPLACE deletes rows, and a workspace that has entries,
// without a word to any trigger on deleting. So the guards on adding look first.

const fails = (says: string): string => `RAISE(ABORT, '${says}')`;
const always = (event: string, says: string): string => `BEFORE ${event} BEGIN SELECT ${fails(says)}; END`;
const when = (event: string, condition: string, says: string): string =>
  `BEFORE ${event} WHEN ${condition} BEGIN SELECT ${fails(says)}; END`;

const APPEND_ONLY = 'entries is append-only';

const GUARDS: Record<string, string> = {
  entries_no_update: always('UPDATE ON entries', APPEND_ONLY),
  entries_no_delete: always('DELETE ON entries', APPEND_ONLY),
  entries_follow: `BEFORE INSERT ON entries BEGIN SELECT CASE
    WHEN typeof(NEW.id) <> 'text' OR NEW.id = '' OR typeof(NEW.once_key) <> 'text' OR NEW.once_key = ''
      OR typeof(NEW.amount) <> 'integer' THEN ${fails('an entry has an id, a once_key and a whole amount')}
    WHEN EXISTS (SELECT 1 FROM entries WHERE id = NEW.id)
      OR EXISTS (SELECT 1 FROM entries WHERE workspace_id = NEW.workspace_id AND once_key = NEW.once_key)
      OR EXISTS (SELECT 1 FROM entries WHERE workspace_id = NEW.workspace_id AND seq = NEW.seq) THEN ${fails(APPEND_ONLY)}
    WHEN NOT EXISTS (SELECT 1 FROM workspaces WHERE id = NEW.workspace_id AND ledger_seq + 1 = NEW.seq
      AND balance + NEW.amount = NEW.balance_after) THEN ${fails('an entry follows the last one of a known workspace')}
    END; END`,
  entries_move_balance: `AFTER INSERT ON entries BEGIN
    UPDATE workspaces SET balance = NEW.balance_after, ledger_seq = NEW.seq WHERE id = NEW.workspace_id; END`,
  workspaces_begin: when(
    'INSERT ON workspaces',
    `NEW.balance IS NOT 0 OR NEW.held IS NOT 0 OR NEW.ledger_seq IS NOT 0
      OR EXISTS (SELECT 1 FROM entries WHERE workspace_id = NEW.id)`,
    'a workspace begins once, without credits',
  ),
  workspaces_balance: when(
    'UPDATE OF id, balance, held, ledger_seq ON workspaces',
    `typeof(NEW.held) <> 'integer' OR NEW.id IS NOT OLD.id
      OR ((NEW.balance IS NOT OLD.balance OR NEW.ledger_seq IS NOT OLD.ledger_seq)
        AND (NEW.ledger_seq, NEW.balance) IS NOT (SELECT seq, balance_after FROM entries
          WHERE workspace_id = NEW.id ORDER BY seq DESC LIMIT 1))`,
    'only an entry moves a balance',
  ),
  workspaces_stay: when(
    'DELETE ON workspaces',
    'EXISTS (SELECT 1 FROM entries WHERE workspace_id = OLD.id)',
    'a workspace with entries stays',
  ),
  holds_amount: when(
    'UPDATE ON holds',
    `(NEW.id, NEW.workspace_id, NEW.run_id, NEW.amount) IS NOT (OLD.id, OLD.workspace_id, OLD.run_id, OLD.amount)
      OR (NEW.status IS NOT OLD.status AND OLD.status IS NOT 'open')
      OR NEW.status NOT IN ('open', 'settled', 'released', 'expired')`,
    'what a hold holds stays',
  ),
  holds_begin: when(
    'INSERT ON holds',
    `typeof(NEW.id) <> 'text' OR NEW.id = '' OR typeof(NEW.amount) <> 'integer' OR NEW.status IS NOT 'open'
      OR EXISTS (SELECT 1 FROM holds WHERE id = NEW.id)`,
    'a hold begins once, open',
  ),
  holds_stay: always('DELETE ON holds', 'a hold stays'),
};

/** See Dialect.guardLedger. */
export async function guardSqliteLedger(tx: Tx): Promise<void> {
  for (const [name, does] of Object.entries(GUARDS)) await sql.raw(`CREATE TRIGGER ${name} ${does}`).execute(tx);
}

/** See Dialect.unguardLedger. */
export async function unguardSqliteLedger(tx: Tx): Promise<void> {
  for (const name of Object.keys(GUARDS)) await sql.raw(`DROP TRIGGER IF EXISTS ${name}`).execute(tx);
}
