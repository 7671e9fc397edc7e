import { sql } from 'kysely';
import type { Tx } from './tables.ts';

interface Guard {
  table: string;
  /** When it is asked. */
  asked: string;
  /** The body of its function in PL/pgSQL. */
  does: string;
}

const APPEND_ONLY = `BEGIN RAISE EXCEPTION 'entries is append-only'; END`;

const GUARDS: Record<string, Guard> = {
  entries_no_change: { table: 'entries', asked: 'BEFORE UPDATE OR DELETE ON entries FOR EACH ROW', does: APPEND_ONLY },
  entries_no_truncate: { table: 'entries', asked: 'BEFORE TRUNCATE ON entries FOR EACH STATEMENT', does: APPEND_ONLY },
  entries_follow: {
    table: 'entries',
    asked: 'BEFORE INSERT ON entries FOR EACH ROW',
    does: `BEGIN
      IF NEW.id = '' OR NEW.once_key = '' THEN RAISE EXCEPTION 'an entry has an id, a once_key and a whole amount'; END IF;
      PERFORM 1 FROM workspaces WHERE id = NEW.workspace_id AND ledger_seq + 1 = NEW.seq
        AND balance + NEW.amount = NEW.balance_after FOR UPDATE;
      IF NOT FOUND THEN RAISE EXCEPTION 'an entry follows the last one of a known workspace'; END IF;
      RETURN NEW;
    END`,
  },
  entries_move_balance: {
    table: 'entries',
    asked: 'AFTER INSERT ON entries FOR EACH ROW',
    does: `BEGIN
      UPDATE workspaces SET balance = NEW.balance_after, ledger_seq = NEW.seq WHERE id = NEW.workspace_id;
      RETURN NULL;
    END`,
  },
  workspaces_begin: {
    table: 'workspaces',
    asked: 'BEFORE INSERT ON workspaces FOR EACH ROW WHEN (NEW.balance <> 0 OR NEW.held <> 0 OR NEW.ledger_seq <> 0)',
    does: `BEGIN RAISE EXCEPTION 'a workspace begins once, without credits'; END`,
  },
  workspaces_balance: {
    table: 'workspaces',
    asked: `BEFORE UPDATE OF id, balance, ledger_seq ON workspaces FOR EACH ROW
      WHEN ((NEW.id, NEW.balance, NEW.ledger_seq) IS DISTINCT FROM (OLD.id, OLD.balance, OLD.ledger_seq))`,
    does: `DECLARE last record; BEGIN
      SELECT seq, balance_after INTO last FROM entries WHERE workspace_id = NEW.id ORDER BY seq DESC LIMIT 1;
      IF NEW.id <> OLD.id OR (NEW.ledger_seq, NEW.balance) IS DISTINCT FROM (last.seq, last.balance_after) THEN
        RAISE EXCEPTION 'only an entry moves a balance';
      END IF;
      RETURN NEW;
    END`,
  },
  holds_amount: {
    table: 'holds',
    asked: 'BEFORE UPDATE OF id, workspace_id, run_id, amount ON holds FOR EACH ROW',
    does: `BEGIN RAISE EXCEPTION 'what a hold holds stays'; END`,
  },
};

/** See Dialect.guardLedger. */
export async function guardPostgresLedger(tx: Tx): Promise<void> {
  for (const [name, { asked, does }] of Object.entries(GUARDS)) {
    await sql
      .raw(`CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $guard$ ${does} $guard$`)
      .execute(tx);
    await sql.raw(`CREATE TRIGGER ${name} ${asked} EXECUTE FUNCTION ${name}()`).execute(tx);
  }
}

/** See Dialect.unguardLedger. */
export async function unguardPostgresLedger(tx: Tx): Promise<void> {
  for (const [name, { table }] of Object.entries(GUARDS)) {
    await sql.raw(`DROP TRIGGER IF EXISTS ${name} ON ${table}`).execute(tx);
  }
}

/** See Dialect.missingGuards. */
export async function missingPostgresGuards(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT tgname AS name FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE tgenabled IN ('O', 'A') AND tgname = proname AND tgrelid IN
      (SELECT c.oid FROM pg_class c WHERE relname IN ('entries', 'workspaces', 'holds') AND pg_table_is_visible(c.oid))`.execute(
    tx,
  );
  const there = new Set(rows.map((row) => row.name));
  return Object.keys(GUARDS).filter((name) => !there.has(name));
}
