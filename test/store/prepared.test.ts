import { expect, it } from 'vitest';
import { prepared, preparedOn } from '../../src/store/prepared.ts';
import type { Store, Tx } from '../../src/store/store.ts';
import { onEveryStore } from '../helpers/stores.ts';

const add = (store: Store, bucket: string, at: number) =>
  store.write((tx) => tx.insertInto('limit_hits').values({ bucket, at, hits: 1, total: at }).execute());

const between = (store: Store, onBuild = () => {}) =>
  prepared((bucket: string, from: number) => {
    onBuild();
    const rows = store.db.selectFrom('limit_hits').select('at').where('bucket', '=', bucket);
    return rows.where('at', '>=', from).orderBy('at').limit(2);
  });

onEveryStore('a prepared query', (kind) => {
  it('is built once and answers for other values each time, beside constants of its own', async () => {
    const store = await kind.openFresh();
    for (const at of [1, 2, 3, 4]) await add(store, 'a', at);
    await add(store, 'b', 9);
    let built = 0;
    const query = between(store, () => built++);
    expect((await query(store.db, 'a', 2)).map((row) => row.at)).toEqual([2, 3]);
    expect((await query(store.db, 'a', 4)).map((row) => row.at)).toEqual([4]);
    expect((await query(store.db, 'b', 0)).map((row) => row.at)).toEqual([9]);
    expect(await query(store.db, "x' OR '1'='1", 0)).toEqual([]);
    expect(built).toBe(1);
  });

  it('sees inside a write transaction what that transaction has written', async () => {
    const store = await kind.openFresh();
    const query = between(store);
    await store.write(async (tx) => {
      await tx.insertInto('limit_hits').values({ bucket: 'a', at: 5, hits: 1, total: 1 }).execute();
      expect(await query(tx, 'a', 0)).toHaveLength(1);
    });
  });

  it('of no store is built once for each that it is asked of, and takes null for a value', async () => {
    const [store, other] = [await kind.openFresh(), await kind.openFresh()];
    for (const each of [store, other]) await add(each, 'a', 1);
    let built = 0;
    const query = preparedOn((db: Store['db'] | Tx, bucket: string | null) => {
      built++;
      return db
        .selectFrom('limit_hits')
        .select('at')
        .where('bucket', '=', bucket ?? '');
    });
    for (const each of [store, other, store, other]) expect(await query(each.db, 'a')).toEqual([{ at: 1 }]);
    expect(await query(store.db, null)).toEqual([]);
    expect(built).toBe(2);
  });
});
