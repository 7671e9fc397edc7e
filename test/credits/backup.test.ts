import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { checkBackup } from '../../src/credits/check-backup.ts';
import type { Ledger } from '../../src/credits/ledger.ts';
import { rechain } from '../../src/credits/rechain.ts';
import { copySqlite } from '../../src/store/backup.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrate.ts';
import { readAsIs } from '../../src/store/open.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../../src/system/clock.ts';
import { testSealer } from '../helpers/sealer.ts';
import { sqliteFiles, temporaryFolder } from '../helpers/stores.ts';
import { shellUnguarded } from './shell.ts';
import { countingLedger, fillLedger } from './small-ledger.ts';

const clock = new TestClock();

interface Kept {
  path: string;
  store: Store;
  ledger: Ledger;
  /** Yesterday's backup, and what today's ledger is beside it. */
  backup: string;
  compared(): Promise<string[]>;
}

/** A ledger with a backup of yesterday, that has gone on since. */
async function kept(): Promise<Kept> {
  const path = await sqliteFiles.freshUrl();
  const store = await sqliteFiles.open(path, clock);
  const ledger = countingLedger(store, clock);
  await fillLedger(store, ledger);
  const backup = join(temporaryFolder(), 'yesterday.db');
  copySqlite(path, backup);
  await ledger.grant({ workspaceId: 'ws_2', amount: 20, reason: 'today' });
  const compared = async () => (await against(backup, { store, ledger })).faults;
  return { path, store, ledger, backup, compared };
}

const against = (backup: string, parts: { store: Store; ledger: Ledger }, acceptRechained = false) =>
  checkBackup(parts, (work) => readAsIs(backup, work), { acceptRechained });

describe('a backup of yesterday', () => {
  it('is found whole in a ledger that has gone on, and is only read', async () => {
    const { store, ledger, backup } = await kept();
    const bytes = readFileSync(backup);
    expect(await against(backup, { store, ledger })).toEqual({
      entries: 7,
      heads: expect.stringMatching(/^[0-9a-f]{20}$/),
      rechained: false,
      faults: [],
    });
    expect(readFileSync(backup).equals(bytes)).toBe(true);
  });

  it('proves what the chain alone cannot: an older ledger put in the place of today’s', async () => {
    const path = await sqliteFiles.freshUrl();
    const old = join(temporaryFolder(), 'old.db');
    const backup = join(temporaryFolder(), 'yesterday.db');
    const first = await sqliteFiles.open(path, clock);
    const ledger = countingLedger(first, clock);
    await fillLedger(first, ledger);
    copySqlite(path, old);
    await ledger.grant({ workspaceId: 'ws_2', amount: 20, reason: 'later' });
    copySqlite(path, backup);
    await first.close();
    copyFileSync(old, path);
    const store = await sqliteFiles.open(path, clock);
    const parts = { store, clock, ledger: countingLedger(store, clock) };
    expect((await checkLedger(parts)).faults).toEqual([]);
    expect((await against(backup, parts)).faults).toEqual([
      'ws_2: entry 3 (ent_8, 20 credits) of the backup is not there today.',
    ]);
  });

  it('names the first entry of each workspace that is another today, and how', async () => {
    const { path, compared } = await kept();
    shellUnguarded(
      path,
      `UPDATE entries SET amount = 70 WHERE id = 'ent_3'; UPDATE entries SET reason = 'gift' WHERE id = 'ent_5';
       DELETE FROM entries WHERE workspace_id = 'ws_2'; DELETE FROM workspaces WHERE id = 'ws_2'`,
    );
    expect(await compared()).toEqual([
      'ws_1: entry 3 (ent_3, 50 credits) of the backup is another today: amount was 50 and is 70.',
      'ws_2: the workspace of the backup is not there today.',
      'ws_2: entry 1 (ent_6, 100 credits) of the backup is not there today.',
    ]);
  });

  it('proves the entries after a new chain was begun over what had been rewritten', async () => {
    const { path, store, ledger, backup } = await kept();
    await rechain({ store, clock, sealer: testSealer() });
    const parts = { store, ledger };
    expect((await against(backup, parts)).faults).toEqual([
      expect.stringMatching(/signed with another key than in the backup: .* add --rechained\.$/),
    ]);
    expect(await against(backup, parts, true)).toMatchObject({ rechained: true, faults: [] });
    shellUnguarded(path, `UPDATE entries SET amount = 70 WHERE id = 'ent_3'`);
    await rechain({ store, clock, sealer: testSealer() });
    expect((await checkLedger({ store, clock, ledger })).faults).toEqual([]);
    expect((await against(backup, parts, true)).faults).toEqual([
      expect.stringMatching(
        /^ws_1: entry 3 \(ent_3, 50 credits\) of the backup is another today: amount was 50 and is 70/,
      ),
    ]);
  });

  it('that was rewritten itself is not believed', async () => {
    const { backup, compared } = await kept();
    shellUnguarded(backup, `UPDATE entries SET reason = 'gift' WHERE id = 'ent_1'`);
    expect(await compared()).toEqual([
      'The backup itself: ws_1: entry 1 (ent_1, 100 credits) is not what was written there.',
      'ws_1: entry 1 (ent_1, 100 credits) of the backup is another today: reason was gift and is invoice.',
    ]);
  });

  it('from before the chain is compared entry by entry', async () => {
    const path = await sqliteFiles.emptyUrl();
    const old = await openSqlite(path);
    const before = MIGRATIONS.filter(({ version }) => version < 14);
    await migrate(old, clock, before);
    await old.close();
    const plain = new SqliteDatabase(path);
    plain.exec(`INSERT INTO workspaces (id, name, plan, balance, created_at) VALUES ('ws_1', 'Old', 'free', 12, 1);
      INSERT INTO entries VALUES ('ent_a', 'ws_1', 5, 'grant', 'r', 'k1', NULL, 1), ('ent_b', 'ws_1', 7, 'grant', 'r', 'k2', NULL, 2)`);
    plain.close();
    const backup = join(temporaryFolder(), 'old.db');
    copySqlite(path, backup);
    const store = await openSqlite(path);
    onTestFinished(() => store.close());
    await migrate(store, clock, MIGRATIONS, testSealer());
    const ledger = countingLedger(store, clock);
    expect(await against(backup, { store, ledger })).toMatchObject({ entries: 2, heads: undefined, faults: [] });
    shellUnguarded(path, `UPDATE entries SET amount = 8 WHERE id = 'ent_b'`);
    expect((await against(backup, { store, ledger })).faults).toEqual([
      'ws_1: entry ent_b (7 credits) of the backup is another today: amount was 7 and is 8.',
    ]);
  });

  it('that is none says so', async () => {
    const { store, ledger } = await kept();
    const folder = temporaryFolder();
    new SqliteDatabase(join(folder, 'empty.db')).exec('CREATE TABLE other (id)').close();
    await expect(against(join(folder, 'empty.db'), { store, ledger })).rejects.toThrow(/no backup of Planwright/);
    await expect(against(join(folder, 'none.db'), { store, ledger })).rejects.toThrow(/There is no database at/);
  });
});
