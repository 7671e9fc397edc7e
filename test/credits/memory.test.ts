import { readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, it } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { rechain } from '../../src/credits/rechain.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrate.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { TestClock } from '../../src/system/clock.ts';
import { silentLog } from '../../src/system/log.ts';
import { temporaryFolder } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';

const clock = new TestClock();
const WORDS =
  /was signed with the key lk_[0-9a-f]{16}, but the database has no signed ledger: restore it .* delete .*\.id/;

/** A data folder whose ledger was begun. */
async function begun() {
  const folder = temporaryFolder();
  const path = join(folder, 'planwright.db');
  const open = () => testApp({ databaseUrl: path, clock, config: { dataDir: folder } });
  await using app = await open();
  await app.workspaces.ensureLocal(500);
  return { folder, path, open, idFile: join(folder, readdirSync(folder).find((name) => name.endsWith('.id')) ?? '') };
}

/** A database as it was before ledgers were signed, with credits that nobody granted. */
async function putUnsigned(path: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
  const store = await openSqlite(path);
  await migrate(
    store,
    clock,
    MIGRATIONS.filter(({ version }) => version < 14),
  );
  await store.close();
  const plain = new SqliteDatabase(path);
  plain.exec(`INSERT INTO workspaces (id, name, plan, balance, created_at) VALUES ('ws_local', 'Mine', 'pro', 9000, 1);
    INSERT INTO entries VALUES ('ent_x', 'ws_local', 9000, 'grant', 'r', 'k', NULL, 1)`);
  plain.close();
}

it('a data folder remembers which key signs its ledger, from the first workspace on', async () => {
  const { idFile, open } = await begun();
  expect(readFileSync(idFile, 'utf8')).toMatch(/^lk_[0-9a-f]{16}\n$/);
  await using app = await open();
  expect(await checkLedger(app)).toMatchObject({ workspaces: 1, faults: [] });
});

it('a ledger that was signed is not signed again as if it never was, until the operator says so', async () => {
  const { path, open, idFile } = await begun();
  await putUnsigned(path);
  await expect(open()).rejects.toThrow(WORDS);
  await expect(open()).rejects.toThrow(WORDS);
  rmSync(idFile);
  await using app = await open();
  expect(await checkLedger(app)).toMatchObject({ faults: [] });
  expect(readFileSync(idFile, 'utf8')).toMatch(/^lk_/);
});

it('an emptied database beside the memory of a ledger is a fault, and no new one is begun in it', async () => {
  const { path, open } = await begun();
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
  truncateSync(path, 0);
  await using app = await open();
  expect((await checkLedger(app)).faults).toEqual([expect.stringMatching(WORDS)]);
  await expect(app.workspaces.ensureLocal(500)).rejects.toThrow(WORDS);
  expect((await checkLedger(app)).faults).toEqual([expect.stringMatching(WORDS)]);
});

it('a ledger that another key signs is a fault, and is not written on', async () => {
  const { open, idFile } = await begun();
  writeFileSync(idFile, 'lk_0000000000000000\n');
  await using app = await open();
  const words = /was signed with the key lk_0{16}, but the database is signed with another key, lk_/;
  expect((await checkLedger(app)).faults).toEqual([expect.stringMatching(words)]);
  await expect(app.ledger.grant({ workspaceId: 'ws_local', amount: 1, reason: 'x' })).rejects.toThrow(words);
});

it('a new chain that the operator begins is remembered in the place of the old one', async () => {
  const { open, idFile } = await begun();
  const before = readFileSync(idFile, 'utf8');
  await using app = await open();
  await rechain({ ...app, memory: app.ledger.chain.memory });
  expect(readFileSync(idFile, 'utf8')).not.toBe(before);
  await app.ledger.grant({ workspaceId: 'ws_local', amount: 1, reason: 'x' });
  expect((await checkLedger(app)).faults).toEqual([]);
});

it('a data folder that cannot keep the memory warns, and the service goes on', async () => {
  const folder = temporaryFolder();
  symlinkSync(join(folder, 'gone', 'deep'), join(folder, 'data'));
  const config = { dataDir: join(folder, 'data') };
  const databaseUrl = join(folder, 'planwright.db');
  const warned: unknown[] = [];
  const log = { ...silentLog, warn: (_fields: unknown, words: unknown) => void warned.push(words) };
  {
    await using app = await testApp({ databaseUrl, clock, config });
    await app.workspaces.ensureLocal(500);
  }
  await using app = await testApp({ databaseUrl, clock, config, log });
  expect(warned).toEqual([expect.stringMatching(/key cannot be noted in the data folder \(E\w+\)/)]);
  expect(await checkLedger(app)).toMatchObject({ faults: [] });
});
