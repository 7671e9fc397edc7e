import type { Attack } from './attack.ts';

const APPEND_ONLY = /entries is append-only/;
const FOLLOWS = /follows the last one/;
const MOVES = /only an entry moves a balance/;

/** On entries, workspaces, heads and the key. */
export const ATTACKS: Attack[] = [
  {
    name: 'REPLACE INTO the last entry',
    sql: `REPLACE INTO entries SELECT id, workspace_id, 1000, kind, reason, once_key, run_id, created_at, seq, balance_after, mac
      FROM entries WHERE id = 'ent_5'; UPDATE workspaces SET balance = 1100 WHERE id = 'ws_1'`,
    refused: APPEND_ONLY,
    found: 'ws_1: entry 5 (ent_5, 1000 credits) is not what was written there.',
    only: 'sqlite',
  },
  {
    name: 'an UPDATE of an amount',
    sql: `UPDATE entries SET amount = 1000 WHERE id = 'ent_3'`,
    refused: APPEND_ONLY,
    found: 'ws_1: entry 3 (ent_3, 1000 credits) is not what was written there.',
  },
  {
    name: 'an UPDATE of an amount, and of every balance after it',
    sql: `UPDATE entries SET amount = amount + 7 WHERE id = 'ent_3';
      UPDATE entries SET balance_after = balance_after + 7 WHERE workspace_id = 'ws_1' AND seq >= 3;
      UPDATE workspaces SET balance = balance + 7 WHERE id = 'ws_1'`,
    refused: APPEND_ONLY,
    found: 'ws_1: entry 3 (ent_3, 57 credits) is not what was written there.',
  },
  {
    name: 'a balance alone',
    sql: `UPDATE workspaces SET balance = 9999 WHERE id = 'ws_1'`,
    refused: MOVES,
    found: 'ws_1: the balance is 9999 but its entries sum to 110.',
  },
  {
    name: 'the last entry deleted, with its balance and number',
    sql: `DELETE FROM entries WHERE id = 'ent_7'; UPDATE workspaces SET balance = 100, ledger_seq = 1 WHERE id = 'ws_2'`,
    refused: APPEND_ONLY,
    found:
      'ws_2: the head is not the one after entry 1 (ent_6, 100 credits), the last one there: entry 2 is missing, or the head was changed.',
  },
  {
    name: 'the last entry deleted, with its balance alone',
    sql: `DELETE FROM entries WHERE id = 'ent_7'; UPDATE workspaces SET balance = 100 WHERE id = 'ws_2'`,
    refused: APPEND_ONLY,
    found: 'ws_2: entry 2 is missing, and whatever came after it.',
  },
  {
    name: 'an entry deleted in the middle',
    sql: `DELETE FROM entries WHERE id = 'ent_3'`,
    refused: APPEND_ONLY,
    found: 'ws_1: entry 3 is missing; the next one there is entry 4 (ent_4, -25 credits).',
  },
  {
    name: 'an entry deleted in the middle, and the rest numbered and summed anew',
    sql: `DELETE FROM entries WHERE id = 'ent_2'; DELETE FROM runs WHERE id = 'run_1'; DELETE FROM holds WHERE run_id = 'run_1';
      UPDATE entries SET seq = 2, balance_after = 150 WHERE id = 'ent_3';
      UPDATE entries SET seq = 3, balance_after = 125 WHERE id = 'ent_4';
      UPDATE entries SET seq = 4, balance_after = 135 WHERE id = 'ent_5';
      UPDATE workspaces SET balance = 135, ledger_seq = 4 WHERE id = 'ws_1'`,
    refused: APPEND_ONLY,
    found: 'ws_1: entry 2 (ent_3, 50 credits) is not what was written there.',
  },
  {
    name: 'a forged grant at the end',
    sql: `INSERT INTO entries SELECT 'ent_x', 'ws_1', 500, 'grant', 'invoice', 'grant:ent_x', NULL, 9, 6, 610, mac FROM entries
      WHERE id = 'ent_5'; UPDATE workspaces SET balance = 610, ledger_seq = 6 WHERE id = 'ws_1'`,
    found: 'ws_1: entry 6 (ent_x, 500 credits) is not what was written there.',
  },
  {
    name: 'a forged grant with a number that is taken',
    sql: `INSERT INTO entries VALUES ('ent_x', 'ws_2', 500, 'grant', 'invoice', 'grant:ent_x', NULL, 9, 4, 605, '');
      UPDATE workspaces SET balance = 605 WHERE id = 'ws_2'`,
    refused: FOLLOWS,
    found: 'ws_2: entry 3 is missing; the next one there is entry 4 (ent_x, 500 credits).',
  },
  {
    name: 'two entries in each other’s place',
    sql: `UPDATE entries SET seq = 99 WHERE id = 'ent_2'; UPDATE entries SET seq = 2 WHERE id = 'ent_3';
      UPDATE entries SET seq = 3 WHERE id = 'ent_2'`,
    refused: APPEND_ONLY,
    found: 'ws_1: entry 2 (ent_3, 50 credits) is not what was written there.',
  },
  {
    name: 'an entry moved to another workspace',
    sql: `UPDATE entries SET workspace_id = 'ws_2', seq = 3, balance_after = 115 WHERE id = 'ent_5';
      UPDATE workspaces SET balance = 115, ledger_seq = 3 WHERE id = 'ws_2';
      UPDATE workspaces SET balance = 100, ledger_seq = 4 WHERE id = 'ws_1'`,
    refused: APPEND_ONLY,
    found:
      'ws_1: the head is not the one after entry 4 (ent_4, -25 credits), the last one there: entry 5 is missing, or the head was changed.',
  },
  {
    name: 'an entry moved to a workspace that is not there',
    sql: `UPDATE entries SET workspace_id = 'ws_9' WHERE id = 'ent_7';
      UPDATE workspaces SET balance = 100, ledger_seq = 1 WHERE id = 'ws_2'`,
    refused: APPEND_ONLY,
    found:
      'ws_2: the head is not the one after entry 1 (ent_6, 100 credits), the last one there: entry 2 is missing, or the head was changed.',
  },
  ...(
    [
      ['reason', `'gift'`],
      ['created_at', '1'],
      ['once_key', `'signup'`],
      ['run_id', `'run_2'`],
      ['id', `'ent_9'`],
      ['mac', `(SELECT mac FROM entries WHERE id = 'ent_1')`],
    ] as const
  ).map(([column, value]) => ({
    name: `another ${column} of an entry`,
    sql: `UPDATE entries SET ${column} = ${value} WHERE id = 'ent_3'`,
    refused: APPEND_ONLY,
    found: `ws_1: entry 3 (${column === 'id' ? 'ent_9' : 'ent_3'}, 50 credits) is not what was written there.`,
  })),
  {
    name: 'a charge made a grant of nothing',
    sql: `UPDATE entries SET kind = 'grant', amount = 0, balance_after = 100 WHERE id = 'ent_2'`,
    refused: APPEND_ONLY,
    found: 'ws_1: entry 2 (ent_2, 0 credits) is not what was written there.',
  },
  {
    name: 'a head cleared',
    sql: `UPDATE workspaces SET ledger_head = NULL WHERE id = 'ws_2'`,
    found:
      'ws_2: the head is not the one after entry 2 (ent_7, 5 credits), the last one there: entry 3 is missing, or the head was changed.',
  },
  {
    name: 'the head of another workspace',
    sql: `UPDATE workspaces SET ledger_head = (SELECT w.ledger_head FROM workspaces w WHERE w.id = 'ws_1') WHERE id = 'ws_2'`,
    found:
      'ws_2: the head is not the one after entry 2 (ent_7, 5 credits), the last one there: entry 3 is missing, or the head was changed.',
  },
  {
    name: 'a head made of the signature of the last entry that is left',
    sql: `DELETE FROM entries WHERE id = 'ent_7'; UPDATE workspaces SET balance = 100, ledger_seq = 1, ledger_head =
      (SELECT k.id || ':' || e.mac FROM ledger_key k, entries e WHERE e.id = 'ent_6') WHERE id = 'ws_2'`,
    refused: APPEND_ONLY,
    found:
      'ws_2: the head is not the one after entry 1 (ent_6, 100 credits), the last one there: entry 2 is missing, or the head was changed.',
  },
  {
    name: 'an amount that is text',
    sql: `PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, ' strict', '') WHERE name = 'entries';
      PRAGMA writable_schema = RESET; UPDATE entries SET amount = 'much' WHERE id = 'ent_3'`,
    found: 'ws_1: entry 3 (ent_3, much credits) is not what was written there.',
    only: 'sqlite',
  },
  {
    name: 'the whole ledger of a workspace deleted',
    sql: `DELETE FROM entries WHERE workspace_id = 'ws_2';
      UPDATE workspaces SET balance = 0, ledger_seq = 0, ledger_head = NULL WHERE id = 'ws_2'`,
    refused: APPEND_ONLY,
    found: 'ws_2: the head is not the one of a workspace without entries: entry 1 is missing, or the head was changed.',
  },
  {
    name: 'a workspace deleted with its ledger',
    sql: `DELETE FROM entries WHERE workspace_id = 'ws_2'; DELETE FROM workspaces WHERE id = 'ws_2'`,
    refused: APPEND_ONLY,
    found: 'A workspace was removed or added by hand: the roll of workspaces is another.',
  },
  {
    name: 'a workspace deleted alone',
    sql: `DELETE FROM workspaces WHERE id = 'ws_2'`,
    refused: /a workspace with entries stays|violates foreign key/,
    found: 'ws_2: there is no such workspace, but 2 entries of it, from entry 1 on.',
  },
  {
    name: 'a workspace forged with its ledger',
    sql: `INSERT INTO workspaces (id, name, plan, balance, held, created_at) VALUES ('ws_3', 'Mine', 'team', 0, 0, 1);
      INSERT INTO entries VALUES ('ent_x', 'ws_3', 500, 'grant', 'invoice', 'grant:ent_x', NULL, 9, 1, 500, '');
      UPDATE workspaces SET balance = 500, ledger_seq = 1 WHERE id = 'ws_3'`,
    found: 'ws_3: entry 1 (ent_x, 500 credits) is not what was written there.',
  },
  {
    name: 'the key deleted',
    sql: 'DELETE FROM ledger_key',
    found: 'The key that signs the ledger is gone: no entry can be proven.',
  },
  {
    name: 'the roll of workspaces cleared',
    sql: `UPDATE ledger_key SET roll = ''`,
    found: 'A workspace was removed or added by hand: the roll of workspaces is another.',
  },
];
