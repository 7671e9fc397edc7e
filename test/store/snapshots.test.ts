import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { operatorWords } from '../../src/store/faults.ts';
import type { Store } from '../../src/store/store.ts';
import { onEveryStore } from '../helpers/stores.ts';

const add = (store: Store, bucket: string) =>
  store.write((tx) => tx.insertInto('limit_hits').values({ bucket, at: 1, hits: 1, total: 1 }).execute());
const buckets = async (store: Store) =>
  (await store.db.selectFrom('limit_hits').select('bucket').orderBy('bucket').execute()).map((row) => row.bucket);

onEveryStore('reading', (kind) => {
  it('sees a write of the same process as soon as it has committed, also in the same turn', async () => {
    const store = await kind.openFresh();
    expect(await buckets(store)).toEqual([]);
    await add(store, 'a');
    expect(await buckets(store)).toEqual(['a']);
    await Promise.all([add(store, 'b'), buckets(store)]);
    expect(await buckets(store)).toEqual(['a', 'b']);
    await add(store, 'c');
    expect(await buckets(store)).toEqual(['a', 'b', 'c']);
  });

  it('sees a write of another process in the next turn of the event loop at the latest', async () => {
    const url = await kind.freshUrl();
    const one = await kind.open(url);
    const other = await kind.open(url);
    expect(await buckets(one)).toEqual([]);
    await add(other, 'a');
    await nextTurn();
    expect(await buckets(one)).toEqual(['a']);
  });

  it('leaves nothing open that would hold back a store which is closed at once', async () => {
    const url = await kind.freshUrl();
    const store = await kind.open(url);
    const reading = buckets(store);
    await reading;
    await store.close();
    await nextTurn();
    const again = await kind.open(url);
    await add(again, 'a');
    expect(await buckets(again)).toEqual(['a']);
  });

  it('of one moment goes on unchanged, however long, while others write, and writes nothing', async () => {
    const url = await kind.freshUrl();
    const store = await kind.open(url);
    const other = await kind.open(url);
    await add(store, 'a');
    await store.snapshot(async (tx) => {
      const seen = () => tx.selectFrom('limit_hits').select('bucket').execute();
      expect(await seen()).toEqual([{ bucket: 'a' }]);
      await add(store, 'b');
      await add(other, 'c');
      expect(await seen()).toEqual([{ bucket: 'a' }]);
    });
    const refused = await store.snapshot((tx) => tx.deleteFrom('limit_hits').execute()).catch((error) => error);
    expect(operatorWords(refused)).toMatch(/read-?only/);
    expect(await buckets(store)).toEqual(['a', 'b', 'c']);
  });
});
