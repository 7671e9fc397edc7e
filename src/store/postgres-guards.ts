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

const HOLDS_STAY = `BEGIN RAISE EXCEPTION 'a hold stays'; END`;

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
    asked: `BEFORE UPDATE ON holds FOR EACH ROW WHEN ((NEW.id, NEW.workspace_id, NEW.run_id, NEW.amount) IS DISTINCT FROM
      (OLD.id, OLD.workspace_id, OLD.run_id, OLD.amount) OR (NEW.status <> OLD.status AND OLD.status <> 'open')
      OR NEW.status NOT IN ('open', 'settled', 'released', 'expired'))`,
    does: `BEGIN RAISE EXCEPTION 'what a hold holds stays'; END`,
  },
  holds_begin: {
    table: 'holds',
    asked: `BEFORE INSERT ON holds FOR EACH ROW WHEN (NEW.status <> 'open' OR NEW.id = '')`,
    does: `BEGIN RAISE EXCEPTION 'a hold begins once, open'; END`,
  },
  holds_stay: { table: 'holds', asked: 'BEFORE DELETE ON holds FOR EACH ROW', does: HOLDS_STAY },
  holds_no_truncate: { table: 'holds', asked: 'BEFORE TRUNCATE ON holds FOR EACH STATEMENT', does: HOLDS_STAY },
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

/** Guards that somebody took away, turned off or changed, and whether a trigger is none of them. */
export async function changedPostgresGuards(tx: Tx): Promise<{ gone: string[]; added(name: string): boolean }> {
  const { rows } = await sql<{ name: string; source: string; on: string }>`
    SELECT tgname AS name, prosrc AS source, c.relname AS on FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
    JOIN pg_class c ON c.oid = t.tgrelid
    WHERE tgenabled IN ('O', 'A') AND tgname = proname AND pg_table_is_visible(c.oid)`.execute(tx);
  const there = new Map(rows.map((row) => [row.name, row]));
  const gone = Object.entries(GUARDS).filter(([name, { table, does }]) => {
    const found = there.get(name);
    return found?.on !== table || found.source.trim() !== does;
  });
  return { gone: gone.map(([name]) => name), added: (name) => !Object.hasOwn(GUARDS, name) };
}
