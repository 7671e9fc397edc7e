import type { Attack } from './attack.ts';

const APPEND_ONLY = /entries is append-only/;
const HOLD_STAYS = /what a hold holds stays/;
const MOVES = /only an entry moves a balance/;

/** On holds, runs, the schema, and what else the check believes. */
export const ATTACKS_AROUND: Attack[] = [
  {
    name: 'another amount of a hold',
    sql: `UPDATE holds SET amount = 1 WHERE run_id = 'run_1'`,
    refused: HOLD_STAYS,
    found: 'hold_1: the hold is of 1 credits but its run run_1 costs 25.',
  },
  {
    name: 'a settled hold called released',
    sql: `UPDATE holds SET status = 'released' WHERE run_id = 'run_1'`,
    refused: HOLD_STAYS,
    found: 'hold_1: the hold of 25 credits is released but 25 were charged for it.',
  },
  {
    name: 'a settled hold deleted',
    sql: `DELETE FROM holds WHERE run_id = 'run_1'`,
    refused: /a hold stays/,
    found: 'ent_2: a charge for run_1 without the settled hold of that run.',
  },
  {
    name: 'a settled hold REPLACEd by an open one',
    sql: `REPLACE INTO holds SELECT id, workspace_id, run_id, amount, 'open', expires_at, created_at, NULL FROM holds
      WHERE run_id = 'run_1'; UPDATE workspaces SET held = 25 WHERE id = 'ws_1'`,
    refused: /a hold begins once, open/,
    found: 'hold_1: the hold of 25 credits is open but its run run_1 is succeeded.',
    only: 'sqlite',
  },
  {
    name: 'two settled holds of one price in each other’s place',
    sql: `UPDATE holds SET run_id = CASE run_id WHEN 'run_1' THEN 'run_2' ELSE 'run_1' END`,
    refused: HOLD_STAYS,
    found: 'hold_1: the hold of 25 credits is settled but run_2 has another.',
  },
  {
    name: 'a hold moved to another workspace',
    sql: `UPDATE holds SET workspace_id = 'ws_2' WHERE run_id = 'run_1'`,
    refused: HOLD_STAYS,
    found: 'hold_1: the hold of 25 credits is for run_1, which is a run of another workspace.',
  },
  {
    name: 'an unknown status of a hold',
    sql: `UPDATE holds SET status = 'gone' WHERE run_id = 'run_1'`,
    refused: HOLD_STAYS,
    found: 'hold_1: the hold of 25 credits is gone but 25 were charged for it.',
  },
  {
    name: 'a forged open hold that locks credits up',
    sql: `UPDATE workspaces SET held = 50 WHERE id = 'ws_1'; INSERT INTO holds (id, workspace_id, run_id, amount, status,
      expires_at, created_at) VALUES ('hold_x', 'ws_1', 'run_x', 50, 'open', 4102444800000, 1)`,
    found: 'hold_x: the hold of 50 credits is for run_x, which is not there.',
  },
  {
    name: 'a forged hold that is not open',
    sql: `INSERT INTO holds (id, workspace_id, run_id, amount, status, expires_at, created_at)
      VALUES ('hold_x', 'ws_1', 'run_1', 25, 'weird', 4102444800000, 1)`,
    refused: /a hold begins once, open/,
    found: 'hold_x: the hold of 25 credits is weird, which is no state of a hold.',
  },
  {
    name: 'a charged run moved to another workspace',
    sql: `UPDATE runs SET workspace_id = 'ws_2' WHERE id = 'run_1'`,
    found: 'hold_1: the hold of 25 credits is for run_1, which is a run of another workspace.',
  },
  {
    name: 'the number of the last entry lowered',
    sql: `UPDATE workspaces SET ledger_seq = 4 WHERE id = 'ws_1'`,
    refused: MOVES,
    found: 'ws_1: the last entry is said to be 4, but it is entry 5.',
  },
  {
    name: 'bytes that are no text in the place of a character that stands for them',
    sql: `UPDATE entries SET reason = CAST(x'FF' AS text) WHERE id = 'ent_7'`,
    refused: APPEND_ONLY,
    found: 'ws_2: entry ent_7 has bytes that are no text, and were not written there.',
    only: 'sqlite',
  },
  {
    name: 'a second entry with a number that is taken, and the index that forbids it dropped',
    sql: `DROP INDEX entries_in_order; INSERT INTO entries SELECT 'ent_9', workspace_id, 500, 'grant', reason, 'x', NULL,
      created_at, seq, balance_after, mac FROM entries WHERE id = 'ent_7'`,
    found: 'ws_2: entry 2 (ent_9, 500 credits) is not what was written there.',
    only: 'sqlite',
  },
  {
    name: 'a trigger that keeps charges out',
    sql: `CREATE TRIGGER mine BEFORE INSERT ON entries WHEN NEW.kind = 'charge' BEGIN SELECT RAISE(IGNORE); END`,
    found: `The database's trigger mine on entries was added by hand.`,
    only: 'sqlite',
  },
  {
    name: 'a trigger of that kind on another table',
    sql: `CREATE TRIGGER mine AFTER INSERT ON keys BEGIN UPDATE workspaces SET plan = 'team'; END`,
    found: `The database's trigger mine on keys was added by hand.`,
    only: 'sqlite',
  },
  {
    name: 'a constraint taken out of the schema',
    sql: `PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'balance >= 0 AND', '') WHERE name = 'workspaces';
      PRAGMA writable_schema = RESET`,
    found: `The database's table workspaces was changed.`,
    only: 'sqlite',
  },
  {
    name: 'a table made anew without its constraints',
    sql: 'CREATE TABLE other AS SELECT * FROM holds; DROP TABLE holds; ALTER TABLE other RENAME TO holds',
    found: `The database's table holds was changed.`,
    only: 'sqlite',
  },
  {
    name: 'an index dropped',
    sql: 'DROP INDEX holds_by_status',
    found: `The database's index holds_by_status on holds is gone.`,
    only: 'sqlite',
  },
  {
    name: 'a value of another type that its column would not take',
    sql: `PRAGMA ignore_check_constraints = ON; UPDATE workspaces SET balance = CAST('twelve' AS text) WHERE id = 'ws_2'`,
    refused: MOVES,
    found: 'ws_2: the balance is the string twelve but its entries sum to 105.',
    only: 'sqlite',
  },
  {
    name: 'the note of the migration that signed deleted',
    sql: `DELETE FROM schema_migrations WHERE name = 'ledger-chain'`,
    found: `The database's note that it was brought to version 14, ledger-chain, is gone.`,
  },
  {
    name: 'a second key of the ledger',
    sql: 'INSERT INTO ledger_key SELECT 2, id, sealed, roll, created_at FROM ledger_key',
    found: 'There are several keys of the ledger: somebody added one.',
  },
  {
    name: 'a workspace thrice, which a sum without carry does not tell from once',
    sql: `CREATE TABLE other AS SELECT * FROM workspaces; DROP TABLE workspaces;
      ALTER TABLE other RENAME TO workspaces; INSERT INTO workspaces SELECT * FROM workspaces WHERE id = 'ws_2';
      INSERT INTO workspaces SELECT * FROM workspaces WHERE id = 'ws_2' LIMIT 1`,
    found: 'A workspace was removed or added by hand: the roll of workspaces is another.',
    only: 'sqlite',
  },
  {
    name: 'another price of a run',
    sql: `UPDATE runs SET price = 1 WHERE id = 'run_1'`,
    found: 'run_1: a succeeded run at 1 credits was charged 1 times, 25 in all.',
  },
  {
    name: 'a charged run called failed',
    sql: `UPDATE runs SET status = 'failed' WHERE id = 'run_1'`,
    found: 'run_1: a failed run at 25 credits was charged 1 times, 25 in all.',
  },
];
