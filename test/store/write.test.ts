import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tx } from '../../src/store/store.ts';
import { insertWorkspace } from '../helpers/rows.ts';
import { onEveryStore } from '../helpers/stores.ts';

onEveryStore('a write transaction', (kind) => {
  it('throws when store.db is used inside it, instead of waiting for ever', async () => {
    const store = await kind.openFresh();
    const inside = store.write(() => store.db.selectFrom('workspaces').selectAll().execute());
    await expect(inside).rejects.toThrow('store.db used inside a write transaction: use the tx that was given');
  });

  it('throws when another write begins inside it', async () => {
    const store = await kind.openFresh();
    await expect(store.write(() => store.write(async () => 1))).rejects.toThrow('store.write used inside a write');
  });

  it('leaves store.db free for whatever runs beside it and after it', async () => {
    const store = await kind.openFresh();
    const beside = store.db.selectFrom('workspaces').selectAll().execute();
    let later = Promise.resolve<unknown>(undefined);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    await store.write(async () => {
      later = ended.then(() => store.db.selectFrom('workspaces').selectAll().execute());
    });
    end();
    expect([await beside, await later]).toEqual([[], []]);
  });

  it('undoes everything when its work throws, and the next one goes through', async () => {
    const store = await kind.openFresh();
    const row = { id: 'ws_1', name: 'Gone', plan: 'free', balance: 0, held: 0, created_at: 1 };
    const failing = store.write(async (tx) => {
      await tx.insertInto('workspaces').values(row).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await store.db.selectFrom('workspaces').selectAll().execute()).toEqual([]);
    await insertWorkspace(store);
  });

  it('runs one after the other when many begin at once', async () => {
    const store = await kind.openFresh();
    await store.write((tx) =>
      tx.insertInto('limit_hits').values({ bucket: 'counter', at: 0, hits: 0, total: 0 }).execute(),
    );
    const one = () =>
      store.write(async (tx) => {
        const counter = tx.selectFrom('limit_hits').select('total');
        const { total } = await store.dialect.lock(counter).executeTakeFirstOrThrow();
        await tx
          .updateTable('limit_hits')
          .set({ total: total + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 40 }, one));
    expect(await store.db.selectFrom('limit_hits').select('total').executeTakeFirst()).toEqual({
      total: 40,
    });
  });

  it('names a unique violation', async () => {
    const store = await kind.openFresh();
    await insertWorkspace(store);
    const error = await insertWorkspace(store).catch((thrown: unknown) => thrown);
    expect(store.dialect.isUniqueViolation(error)).toBe(true);
    expect(store.dialect.isUniqueViolation(new Error('other'))).toBe(false);
  });

  it('gives times and amounts back as numbers, the largest too', async () => {
    const store = await kind.openFresh();
    const row = { bucket: 'large', at: 0, hits: 0, total: Number.MAX_SAFE_INTEGER };
    await store.write((tx) => tx.insertInto('limit_hits').values(row).execute());
    expect(await store.db.selectFrom('limit_hits').selectAll().execute()).toEqual([row]);
    const { rows } = await sql<{ n: unknown }>`SELECT COUNT(*) AS n FROM limit_hits`.execute(store.db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('keeps balances at or above zero and holds within them, whatever the code does', async () => {
    const store = await kind.openFresh();
    await insertWorkspace(store);
    const charge = {
      id: 'ent_1',
      workspace_id: 'ws_1',
      amount: -1,
      kind: 'charge' as const,
      reason: '',
      once_key: 'c',
    };
    const overdrawn = { ...charge, run_id: null, created_at: 1, seq: 1, balance_after: -1, mac: '' };
    const below: ((tx: Tx) => Promise<unknown>)[] = [
      (tx: Tx) => tx.insertInto('entries').values(overdrawn).execute(),
      (tx: Tx) => tx.updateTable('workspaces').set({ held: 1 }).execute(),
      (tx: Tx) => tx.updateTable('workspaces').set({ held: -1 }).execute(),
    ];
    for (const change of below) await expect(store.write(change)).rejects.toThrow(/never_below_zero/);
  });

  it('closes twice without complaint, whether or not it was read from', async () => {
    const store = await kind.openFresh();
    await store.close();
    await store.close();
    await expect(store.db.selectFrom('workspaces').selectAll().execute()).rejects.toThrow();
  });
});
