import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Durability, Store, Tx } from '../../src/store/store.ts';
import { insertWorkspace } from '../helpers/rows.ts';
import { onEveryStore } from '../helpers/stores.ts';

const entry = sql.raw(
  `entries (id, workspace_id, amount, kind, reason, once_key, run_id, created_at, seq, balance_after, mac)
   VALUES ('ent_1', 'ws_1', 999, 'grant', 'forged', 'signup', NULL, 1, 1, 999, '')`,
);

onEveryStore('the ledger’s entries', (kind) => {
  let store: Store;

  beforeEach(async () => {
    store = await kind.openFresh();
    await insertWorkspace(store);
    const genuine = { id: 'ent_1', workspace_id: 'ws_1', amount: 100, kind: 'grant' as const, reason: 'signup' };
    await store.write((tx) =>
      tx
        .insertInto('entries')
        .values({ ...genuine, once_key: 'signup', run_id: null, created_at: 1, seq: 1, balance_after: 100, mac: '' })
        .execute(),
    );
  });

  const forgeries: [string, (tx: Tx) => Promise<unknown>][] = [
    ['an UPDATE', (tx) => tx.updateTable('entries').set({ amount: 999 }).execute()],
    ['a DELETE', (tx) => tx.deleteFrom('entries').execute()],
    ['an upsert', (tx) => sql`INSERT INTO ${entry} ON CONFLICT (id) DO UPDATE SET amount = 999`.execute(tx)],
    ...(kind.name === 'sqlite'
      ? ([
          ['REPLACE INTO', (tx) => sql`REPLACE INTO ${entry}`.execute(tx)],
          ['UPDATE OR REPLACE', (tx) => sql`UPDATE OR REPLACE entries SET amount = 999`.execute(tx)],
        ] satisfies [string, (tx: Tx) => Promise<unknown>][])
      : ([
          ['TRUNCATE', (tx) => sql`TRUNCATE entries`.execute(tx)],
          ['TRUNCATE of a table above it', (tx) => sql`TRUNCATE workspaces CASCADE`.execute(tx)],
        ] satisfies [string, (tx: Tx) => Promise<unknown>][])),
  ];

  describe.each<Durability>(['full', 'relaxed'])('in a %s write', (durability) => {
    it.each(forgeries)('cannot be changed by %s', async (_name, forge) => {
      await expect(store.write(forge, durability)).rejects.toThrow(/is append-only|follows the last one/);
      const { rows } = await sql<{ amount: number }>`SELECT amount FROM entries`.execute(store.db);
      expect(rows).toEqual([{ amount: 100 }]);
    });
  });
});
