import { setImmediate as nextTurn } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { operatorWords } from '../../src/store/faults.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Durability, Store } from '../../src/store/store.ts';
import { startNode, type TestProcess } from '../helpers/processes.ts';
import { insertWorkspace } from '../helpers/rows.ts';
import { onEveryStore, sqliteFiles } from '../helpers/stores.ts';

const pragma = async (store: Store, name: string, durability: Durability = 'full') => {
  const { rows } = await store.write(
    (tx) => sql<Record<string, unknown>>`PRAGMA ${sql.raw(name)}`.execute(tx),
    durability,
  );
  return Object.values(rows[0] ?? {})[0];
};

describe('a SQLite file that is opened again', () => {
  it('still makes a charge survive a power cut, where a plain connection would not', async () => {
    const path = await sqliteFiles.freshUrl();
    const first = await sqliteFiles.open(path);
    await first.close();
    const store = await sqliteFiles.open(path);
    expect(await pragma(store, 'synchronous', 'full')).toBe(2);
    expect(await pragma(store, 'synchronous', 'relaxed')).toBe(1);
    const plain = new SqliteDatabase(path);
    expect(plain.pragma('synchronous', { simple: true })).toBe(1);
    plain.close();
  });

  it('keeps foreign keys and the guards on in every connection that writes, and none in the reader writes', async () => {
    const store = await sqliteFiles.openFresh();
    for (const durability of ['full', 'relaxed'] as const) {
      expect(await pragma(store, 'foreign_keys', durability)).toBe(1);
      expect(await pragma(store, 'recursive_triggers', durability)).toBe(1);
      expect(await pragma(store, 'journal_mode', durability)).toBe('wal');
      // Longer, and one busy file would stop every other request of the process.
      expect(await pragma(store, 'busy_timeout', durability)).toBeLessThanOrEqual(10);
    }
    await expect(store.db.deleteFrom('workspaces').execute()).rejects.toMatchObject({
      cause: { message: expect.stringContaining('is read-only') },
    });
  });

  it('loses no entry to REPLACE INTO on a connection without recursive triggers', async () => {
    const path = await sqliteFiles.freshUrl();
    const store = await sqliteFiles.open(path);
    await insertWorkspace(store);
    const plain = new SqliteDatabase(path);
    const put = (verb: string, amount: number) =>
      plain.exec(
        `${verb} INTO entries VALUES ('ent_1', 'ws_1', ${amount}, 'grant', '', 'signup', NULL, 1, 1, ${amount}, '')`,
      );
    put('INSERT', 100);
    expect(() => put('REPLACE', 999)).toThrow('append-only');
    expect(plain.prepare('SELECT amount FROM entries').pluck().all()).toEqual([100]);
    plain.close();
  });
});

describe('waiting for another process', () => {
  it('lets everything else in this process go on', async () => {
    const path = await sqliteFiles.freshUrl();
    const made = await sqliteFiles.open(path);
    const other = startNode(['test/store/children/hold-lock.ts', path]);
    await other.line('locked');
    const store = await openSqlite(path, { busyMs: 300 });
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 2);
    await expect(insertWorkspace(store).catch(operatorWords)).resolves.toContain('locked by another process');
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(15);
    expect(await made.db.selectFrom('workspaces').selectAll().execute()).toEqual([]);
    await store.close();
  });

  it('is not for a write that has begun: it keeps the others out from its first reading, so its work is done once', async () => {
    const path = await sqliteFiles.freshUrl();
    const store = await sqliteFiles.open(path);
    const other = new SqliteDatabase(path, { timeout: 1 });
    await store.write(async (tx) => {
      await tx.selectFrom('workspaces').selectAll().execute();
      expect(() => other.exec('BEGIN IMMEDIATE')).toThrow(expect.objectContaining({ code: 'SQLITE_BUSY' }));
    });
    other.exec('BEGIN IMMEDIATE; ROLLBACK');
    other.close();
  });

  it('would fail at once with a plain BEGIN, which Kysely’s own driver uses', async () => {
    const path = await sqliteFiles.freshUrl();
    await insertWorkspace(await sqliteFiles.open(path));
    const [one, other] = [new SqliteDatabase(path), new SqliteDatabase(path)];
    for (const each of [one, other]) each.exec('BEGIN; SELECT * FROM workspaces');
    for (const each of [one, other]) each.prepare('SELECT * FROM workspaces').all();
    other.exec('UPDATE workspaces SET name = 1; COMMIT');
    expect(() => one.exec('UPDATE workspaces SET name = 2')).toThrow(
      expect.objectContaining({ code: 'SQLITE_BUSY_SNAPSHOT' }),
    );
    one.close();
    other.close();
  });
});

onEveryStore('two processes that write to one database', (kind) => {
  const TIMES = 300;

  async function hammers(url: string, times: number): Promise<[TestProcess, TestProcess]> {
    const start = () => startNode(['test/store/children/hammer.ts', url, String(times)]);
    const both: [TestProcess, TestProcess] = [start(), start()];
    for (const one of both) await one.line('ready');
    for (const one of both) one.child.stdin?.write('go\n');
    return both;
  }

  async function counted(): Promise<{ url: string; store: Store; counter: () => Promise<number> }> {
    const url = await kind.freshUrl();
    const store = await kind.open(url);
    await store.write((tx) =>
      tx.insertInto('limit_hits').values({ bucket: 'counter', at: 0, hits: 0, total: 0 }).execute(),
    );
    const row = store.db.selectFrom('limit_hits').select('total');
    return { url, store, counter: async () => (await row.executeTakeFirstOrThrow()).total };
  }

  it('never see it busy and never lose a write', async () => {
    const { url, counter } = await counted();
    const both = await hammers(url, TIMES);
    for (const one of both) {
      expect(await one.exit).toEqual({ code: 0, signal: null });
      expect(one.stdout()).not.toContain('failed');
    }
    expect(await counter()).toBe(2 * TIMES);
  });

  it('do not mind that one of them is killed, nor does a reader', async () => {
    const { url, counter } = await counted();
    const [killed, survivor] = await hammers(url, TIMES);
    await killed.line('wrote 20');
    await killed.kill();
    let survived = false;
    const ended = survivor.exit.then((exit) => {
      survived = true;
      return exit;
    });
    for (let seen = 0; !survived; ) {
      const now = await counter();
      expect(now).toBeGreaterThanOrEqual(seen);
      seen = now;
      // SQLite answers without waiting: the news of the survivor's end needs a turn of the event loop.
      await nextTurn();
    }
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(survivor.stdout()).not.toContain('failed');
    const told = killed.stdout().match(/^wrote/gm)?.length ?? 0;
    // The killed one may have committed one more than it came to tell.
    expect([TIMES + told, TIMES + told + 1]).toContain(await counter());
  });
});
