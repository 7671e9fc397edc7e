import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store, Tx } from '../../src/store/store.ts';
import { insertWorkspace } from '../helpers/rows.ts';
import { sqliteFiles } from '../helpers/stores.ts';

const hit = (bucket: string) => (tx: Tx) =>
  tx.insertInto('limit_hits').values({ bucket, at: 0, hits: 1, total: 1 }).execute();

async function buckets(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('limit_hits').select('bucket').orderBy('bucket').execute();
  return rows.map((row) => row.bucket);
}

it('gives each of many writes at once its own answer, and keeps them in their order', async () => {
  const store = await sqliteFiles.openFresh();
  const order: number[] = [];
  const write = async (index: number) =>
    store.write(
      async (tx) => {
        order.push(index);
        await hit(`b${index}`)(tx);
        return index * 2;
      },
      index % 3 === 0 ? 'relaxed' : 'full',
    );
  const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => write(index)));
  expect(answers).toEqual(answers.map((_, index) => index * 2));
  expect(order).toEqual(answers.map((_, index) => index));
  expect(await buckets(store)).toHaveLength(150);
});

it('undoes only the write that throws among others, and tells its caller what it threw', async () => {
  const store = await sqliteFiles.openFresh();
  const changedMind = new Error('changed my mind');
  const asked = [
    store.write(hit('a')),
    store.write(async (tx) => {
      await hit('b')(tx);
      throw changedMind;
    }),
    store.write(hit('a')),
    store.write(hit('c')),
  ];
  const [first, second, third, last] = await Promise.allSettled(asked);
  expect([first?.status, last?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(second).toMatchObject({ reason: changedMind });
  expect(third?.status === 'rejected' && store.dialect.isUniqueViolation(third.reason)).toBe(true);
  expect(await buckets(store)).toEqual(['a', 'c']);
});

it('does the others again when one has ended the transaction of all', async () => {
  const store = await sqliteFiles.openFresh();
  const asked = [
    store.write(hit('a')),
    store.write(async (tx) => {
      await hit('b')(tx);
      await sql`ROLLBACK`.execute(tx);
      throw new Error('the disk is full');
    }),
    store.write(hit('c')),
  ];
  const ended = await Promise.allSettled(asked);
  expect(ended.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(ended[1]).toMatchObject({ reason: { message: 'the disk is full' } });
  expect(await buckets(store)).toEqual(['a', 'c']);
});

it('refuses all that wait together when another process does not let go of the lock, and nothing is done', async () => {
  const url = await sqliteFiles.freshUrl();
  const store = await openSqlite(url, { busyMs: 50 });
  const other = new SqliteDatabase(url);
  other.exec('BEGIN IMMEDIATE');
  const asked = await Promise.allSettled(['a', 'b', 'c'].map((bucket) => store.write(hit(bucket))));
  other.exec('COMMIT');
  for (const one of asked)
    expect(one).toMatchObject({ reason: { cause: { message: expect.stringContaining('is locked') } } });
  await insertWorkspace(store);
  expect(await buckets(store)).toEqual([]);
  other.close();
  await store.close();
});

it('waits for a lock no longer because somebody else waited for it before', async () => {
  const url = await sqliteFiles.freshUrl();
  const busyMs = 500;
  const store = await openSqlite(url, { busyMs });
  const other = new SqliteDatabase(url);
  other.exec('BEGIN IMMEDIATE');
  const endOf = async (write: Promise<unknown>) => {
    await expect(write).rejects.toMatchObject({ code: 'store_unavailable' });
    return performance.now();
  };
  const first = endOf(store.write(hit('a')));
  await nextTurn();
  await nextTurn();
  const later = ['b', 'c'].map((bucket) => endOf(store.write(hit(bucket))));
  const ended = await first;
  for (const one of later) expect((await one) - ended).toBeLessThan(busyMs / 2);
  other.exec('COMMIT');
  other.close();
  await store.close();
});

it('does what was asked for later once the lock is free, though the first have given up', async () => {
  const url = await sqliteFiles.freshUrl();
  const store = await openSqlite(url, { busyMs: 300 });
  const other = new SqliteDatabase(url);
  other.exec('BEGIN IMMEDIATE');
  const refused = expect(store.write(hit('a'))).rejects.toMatchObject({ code: 'store_unavailable' });
  const asked: Promise<unknown>[] = [];
  const asking = setInterval(
    () =>
      asked.push(
        store.write(hit(`b${asked.length}`)).then(
          () => 'done',
          () => 'refused',
        ),
      ),
    20,
  );
  await refused;
  clearInterval(asking);
  expect(await asked[0]).toBe('refused');
  other.exec('COMMIT');
  expect((await Promise.all(asked)).at(-1)).toBe('done');
  other.close();
  await store.close();
});

it('runs each work in the context of whoever asked', async () => {
  const store = await sqliteFiles.openFresh();
  const asker = new AsyncLocalStorage<string>();
  const names = ['ada', 'eve', 'joe'];
  const seen = names.map((name) => asker.run(name, () => store.write(async () => asker.getStore())));
  expect(await Promise.all(seen)).toEqual(names);
});
