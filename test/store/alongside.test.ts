import { expect, it } from 'vitest';
import { alongside } from '../../src/store/alongside.ts';
import type { Store, Tx } from '../../src/store/store.ts';
import { onEveryStore } from '../helpers/stores.ts';

const add = (version: number) => async (tx: Tx) => {
  await tx.insertInto('schema_migrations').values({ version, name: 'test', applied_at: 1 }).execute();
};

async function added({ db }: Store): Promise<number[]> {
  const rows = await db.selectFrom('schema_migrations').select('version').where('name', '=', 'test').execute();
  return rows.map(({ version }) => version).sort();
}

onEveryStore('a write that goes along with another', (kind) => {
  it('is there when that is', async () => {
    const store = await kind.openFresh();
    await alongside(add(901), () => store.write(add(902)));
    expect(await added(store)).toEqual([901, 902]);
  });

  it('is not there when that is not', async () => {
    const store = await kind.openFresh();
    const fails = async (tx: Tx) => {
      await add(902)(tx);
      throw new Error('out of luck');
    };
    await expect(alongside(add(901), () => store.write(fails))).rejects.toThrow('out of luck');
    expect(await added(store)).toEqual([]);
  });

  it('keeps that from being there when it fails itself', async () => {
    const store = await kind.openFresh();
    const refuses = () => Promise.reject(new Error('not any more'));
    await expect(alongside(refuses, () => store.write(add(902)))).rejects.toThrow('not any more');
    expect(await added(store)).toEqual([]);
  });

  it('goes with no relaxed write, with none of others, and with none that is made once the work has ended', async () => {
    const store = await kind.openFresh();
    const ended = Promise.withResolvers<void>();
    await Promise.all([
      store.write(add(903)),
      alongside(add(901), async () => {
        await store.write(add(902), 'relaxed');
        void ended.promise.then(() => store.write(add(904)));
      }),
    ]);
    ended.resolve();
    await expect.poll(() => added(store)).toEqual([902, 903, 904]);
  });
});
