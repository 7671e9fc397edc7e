import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { insertWorkspace } from '../helpers/rows.ts';
import { commandJson, startServed } from '../helpers/served.ts';
import { migratedFile, temporaryFolder } from '../helpers/stores.ts';

const workspaces = async (store: Store) => (await store.db.selectFrom('workspaces').select('id').execute()).length;

async function openCopy(): Promise<{ path: string; store: Store }> {
  const folder = join(temporaryFolder(), 'data');
  mkdirSync(folder);
  const path = migratedFile(folder);
  return { path, store: await openSqlite(path) };
}

const LOST = { code: 'store_unavailable', status: 503 };

describe('a SQLite file under a process that has it open', () => {
  it.each<[string, (path: string) => void]>([
    ['was deleted', (path) => rmSync(path)],
    [
      'was replaced',
      (path) => {
        renameSync(path, `${path}.old`);
        new SqliteDatabase(path).close();
      },
    ],
    ['was moved away with its folder', (path) => renameSync(dirname(path), `${dirname(path)}-moved`)],
    ['was emptied', (path) => truncateSync(path)],
    ['lost its -wal', (path) => rmSync(`${path}-wal`)],
    ['lost its -shm', (path) => rmSync(`${path}-shm`)],
  ])('takes no write once it %s, whether it must last or not', async (_, harm) => {
    const { path, store } = await openCopy();
    await insertWorkspace(store);
    harm(path);
    for (const durability of ['full', 'relaxed'] as const) {
      await expect(store.write(async () => undefined, durability)).rejects.toMatchObject(LOST);
    }
    await expect(store.proveWritable()).rejects.toMatchObject(LOST);
    await store.close();
  });

  it('takes writes again once it is back, and has what was written before', async () => {
    const { path, store } = await openCopy();
    await insertWorkspace(store);
    const folder = dirname(path);
    renameSync(folder, `${folder}-moved`);
    await expect(insertWorkspace(store, 'ws_lost')).rejects.toMatchObject(LOST);
    renameSync(`${folder}-moved`, folder);
    await insertWorkspace(store, 'ws_2');
    await store.close();
    const again = await openSqlite(path);
    expect(await workspaces(again)).toBe(2);
    await again.close();
  });

  it('undoes a write during which it was deleted', async () => {
    const { path, store } = await openCopy();
    const write = store.write(async (tx) => {
      await sql`SELECT 1`.execute(tx);
      rmSync(path);
    });
    await expect(write).rejects.toMatchObject(LOST);
    await store.close();
  });

  it('takes no more writes once a page of it was found damaged', async () => {
    const { path, store } = await openCopy();
    await insertWorkspace(store);
    const other = new SqliteDatabase(path);
    other.pragma('wal_checkpoint(TRUNCATE)');
    other.close();
    const file = openSync(path, 'r+');
    const { size } = statSync(path);
    writeSync(file, Buffer.alloc(size - 4096, 0x5a), 0, size - 4096, 4096);
    closeSync(file);
    await store.write((tx) => sql`PRAGMA shrink_memory`.execute(tx));
    await expect(insertWorkspace(store, 'ws_2')).rejects.toMatchObject(LOST);
    await expect(store.proveWritable()).rejects.toMatchObject({
      cause: { message: expect.stringContaining('is damaged') },
    });
    await expect(store.write(async () => undefined)).rejects.toMatchObject(LOST);
    await store.close();
  });
});

describe('what was written before the -wal of an open file was deleted', () => {
  it('is saved as the process ends, when no other one has written', async () => {
    const { path, store } = await openCopy();
    await insertWorkspace(store);
    rmSync(`${path}-wal`);
    rmSync(`${path}-shm`);
    await expect(insertWorkspace(store, 'ws_lost')).rejects.toMatchObject(LOST);
    await store.close();
    const again = await openSqlite(path);
    expect(await workspaces(again)).toBe(1);
    await again.close();
  });

  it('does not undo what another process has written since', async () => {
    const folder = temporaryFolder();
    const env = { PLANWRIGHT_DATA_DIR: folder, PLANWRIGHT_ENGINE: 'outline' };
    const { process: earlier, apiKey } = await startServed(env);
    await earlier.kill('SIGTERM');
    const { process, url } = await startServed(env);
    const headers = { 'X-API-Key': apiKey ?? '', 'Content-Type': 'application/json' };
    const generate = () =>
      fetch(`${url}/api/v1/mcp/generate/research`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ idea: 'A booking app for dog groomers' }),
      });
    expect((await generate()).status).toBe(200);
    for (const end of ['-wal', '-shm']) rmSync(join(folder, `planwright.db${end}`));
    const grant = () => commandJson(['credits', 'grant', '--amount', '1000'], env);
    const first = await grant();
    expect((await generate()).status).toBe(503);
    await grant();
    expect((await process.kill('SIGTERM')).code).toBe(0);
    const last = await grant();
    expect(Number(last.credits) - Number(first.credits)).toBe(2000);
    expect(await commandJson(['credits', 'check'], env)).toMatchObject({ ok: true });
  });
});
