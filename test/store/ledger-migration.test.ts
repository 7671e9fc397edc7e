import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { Ledger } from '../../src/credits/ledger.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrate.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../../src/system/clock.ts';
import { randomIds } from '../../src/system/ids.ts';
import { testSealer } from '../helpers/sealer.ts';
import { onEveryStore, type StoreKind, sqliteFiles } from '../helpers/stores.ts';

const ODD = `ws_"odd'; ü`;
const clock = new TestClock();
const unchained = MIGRATIONS.filter(({ version }) => version < 14);

/** A database from before the chain, with two workspaces that have entries and one that has none. */
async function oldDatabase(kind: StoreKind): Promise<Store> {
  const url = await kind.emptyUrl();
  const store = kind.name === 'sqlite' ? await openSqlite(url) : openPostgres(url);
  onTestFinished(() => store.close());
  await migrate(store, clock, unchained);
  await store.write(async (tx) => {
    for (const [id, balance] of [
      [ODD, 12],
      ['ws_2', 1_300],
      ['ws_3', 0],
    ]) {
      await sql`INSERT INTO workspaces (id, name, plan, balance, created_at) VALUES (${id}, 'Old', 'free', ${balance}, 1)`.execute(
        tx,
      );
    }
    const entry = (id: string, workspace: string, amount: number, at: number) =>
      sql`INSERT INTO entries (id, workspace_id, amount, kind, reason, once_key, run_id, created_at)
        VALUES (${id}, ${workspace}, ${amount}, 'grant', 'old', ${id}, NULL, ${at})`.execute(tx);
    // More than are signed at once.
    await sql`INSERT INTO entries (id, workspace_id, amount, kind, reason, once_key, created_at)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1300)
      SELECT 'ent_' || n, 'ws_2', 1, 'grant', 'old', 'key ' || n, n FROM numbers`.execute(tx);
    await entry('ent_late', ODD, 5, 2_000);
    await entry('ent_early', ODD, 7, 1_000);
  });
  return store;
}

/** What a table holds to. */
async function promises(store: Store, table: string): Promise<string[]> {
  const { rows } = await sql<{ says: string }>`
    SELECT sql AS says FROM sqlite_schema WHERE type = 'index' AND tbl_name = ${table} AND sql IS NOT NULL
    UNION ALL SELECT 'index ' || name || ' unique ' || "unique" FROM pragma_index_list(${table})
    UNION ALL SELECT 'foreign key ' || "from" || ' to ' || "table" || ' ' || "to" FROM pragma_foreign_key_list(${table})
    UNION ALL SELECT 'column ' || name || ' not null ' || ("notnull" OR pk) FROM pragma_table_info(${table})
    UNION ALL SELECT 'checks ' || substr(sql, instr(sql, 'check (')) FROM sqlite_schema
      WHERE type = 'table' AND name = ${table}`.execute(store.db);
  // An index that another takes the place of.
  return rows.map(({ says }) => says.replace(/ strict$/, '')).filter((says) => !says.includes('entries_by_workspace'));
}

onEveryStore('the migration that signs the ledger', (kind) => {
  it('numbers and signs what is there, in the order of writing, and the check follows it', async () => {
    const store = await oldDatabase(kind);
    await migrate(store, clock, MIGRATIONS, testSealer());
    const ledger = new Ledger({ store, clock, ids: randomIds, sealer: testSealer() });
    expect(await checkLedger({ store, clock, ledger })).toMatchObject({ workspaces: 3, faults: [] });
    const odd = (await ledger.entries(ODD)).map(({ id, seq, balance_after }) => [id, seq, balance_after]);
    expect(odd).toEqual([
      ['ent_late', 2, 12],
      ['ent_early', 1, 7],
    ]);
    for (const workspaceId of [ODD, 'ws_3']) await ledger.grant({ workspaceId, amount: 1, reason: 'new' });
    expect(await checkLedger({ store, clock, ledger })).toMatchObject({ faults: [] });
  });
});

describe('the migration that signs the ledger on SQLite', () => {
  it('keeps the constraints, keys and indexes of the tables that it makes anew', async () => {
    const store = await oldDatabase(sqliteFiles);
    const before = { entries: await promises(store, 'entries'), holds: await promises(store, 'holds') };
    await migrate(store, clock, MIGRATIONS, testSealer());
    expect(await promises(store, 'entries')).toEqual(expect.arrayContaining(before.entries));
    expect((await promises(store, 'holds')).sort()).toEqual(before.holds.sort());
    expect(before.entries.length + before.holds.length).toBeGreaterThan(10);
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM pragma_table_list WHERE strict = 1 ORDER BY name`.execute(store.db);
    expect(rows.map(({ name }) => name)).toEqual(['entries', 'holds']);
  });

  it('leaves a balance that somebody had changed before for the check to find', async () => {
    const store = await oldDatabase(sqliteFiles);
    await store.write((tx) => sql`UPDATE workspaces SET balance = 13 WHERE id = ${ODD}`.execute(tx));
    await migrate(store, clock, MIGRATIONS, testSealer());
    const ledger = new Ledger({ store, clock, ids: randomIds, sealer: testSealer() });
    expect((await checkLedger({ store, clock, ledger })).faults).toEqual([
      `${ODD}: the balance is 13 but its entries sum to 12.`,
    ]);
  });
});
