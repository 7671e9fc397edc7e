import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { claimDue } from '../../src/store/due.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../../src/system/clock.ts';
import { insertRuns, insertWorkspace } from '../helpers/rows.ts';
import { onEveryStore, postgresDatabases } from '../helpers/stores.ts';

const ROWS = 160;
const TAKERS = 8;
const NOW = 1_000_000;
const LEASE_MS = 30_000;

const claim = (store: Store, parts: Partial<Parameters<typeof claimDue>[2]> = {}) =>
  claimDue(store, 'runs', { clock: new TestClock(NOW), leaseMs: LEASE_MS, owner: 'lease_1', limit: 1, ...parts });

/** Takes by each taker, one row at a time, until none is left; a duplicate shows as an id that comes twice. */
async function takeAll(take: (taker: number) => Promise<string[]>): Promise<string[]> {
  const taken = await Promise.all(
    Array.from({ length: TAKERS }, async (_, taker) => {
      const mine: string[] = [];
      for (let got = await take(taker); got.length > 0; got = await take(taker)) mine.push(...got);
      return mine;
    }),
  );
  return taken.flat();
}

async function seed(store: Store, count = ROWS): Promise<void> {
  await insertWorkspace(store);
  await insertRuns(
    store,
    Array.from({ length: count }, (_, index) => ({ id: `run_${index}`, due_at: index })),
  );
}

onEveryStore('claiming what is due', (kind) => {
  it(`never gives ${TAKERS} takers on two connections the same of ${ROWS} rows`, async () => {
    const url = await kind.freshUrl();
    const stores = [await kind.open(url), await kind.open(url)];
    const [first, second] = stores as [Store, Store];
    await seed(first);
    const taken = await takeAll(async (taker) => {
      const rows = await claim(taker % 2 ? first : second, { owner: `lease_${taker}` });
      return rows.map((row) => row.id);
    });
    expect(taken).toHaveLength(ROWS);
    expect(new Set(taken).size).toBe(ROWS);
  });

  it('takes the oldest first, up to the limit, and says who has them until when', async () => {
    const store = await kind.openFresh();
    await seed(store, 5);
    const rows = await claim(store, { limit: 2 });
    expect(rows.map((row) => row.id).sort()).toEqual(['run_0', 'run_1']);
    for (const row of rows) {
      expect(row).toMatchObject({ lease_owner: 'lease_1', lease_until: NOW + LEASE_MS, attempts: 1 });
    }
  });

  it('leaves what is not due, not of the wanted engine, or finished', async () => {
    const store = await kind.openFresh();
    await insertWorkspace(store);
    await insertRuns(store, [
      { id: 'run_later', due_at: NOW + 1 },
      { id: 'run_other', due_at: 1, engine: 'anthropic' },
      { id: 'run_done', due_at: null },
      { id: 'run_mine', due_at: NOW },
    ]);
    const rows = await claim(store, { limit: 10, only: { engine: 'outline' } });
    expect(rows.map((row) => row.id)).toEqual(['run_mine']);
  });

  it('gives a lapsed lease to another, and then the old token’s writes match nothing', async () => {
    const store = await kind.openFresh();
    await seed(store, 1);
    await claim(store, { owner: 'lease_dead' });
    expect(await claim(store, { owner: 'lease_early', clock: new TestClock(NOW + LEASE_MS - 1) })).toEqual([]);
    const [taken] = await claim(store, { owner: 'lease_next', clock: new TestClock(NOW + LEASE_MS) });
    expect(taken).toMatchObject({ id: 'run_0', lease_owner: 'lease_next', attempts: 2 });
    const finish = (owner: string) =>
      store.write((tx) =>
        tx
          .updateTable('runs')
          .set({ result: owner })
          .where('id', '=', 'run_0')
          .where('lease_owner', '=', owner)
          .executeTakeFirst(),
      );
    expect((await finish('lease_dead')).numUpdatedRows).toBe(0n);
    expect((await finish('lease_next')).numUpdatedRows).toBe(1n);
  });
});

describe('the obvious way to claim on PostgreSQL', () => {
  it('gives the same row to several takers, so the test above can fail', async () => {
    const store = await postgresDatabases.openFresh();
    await seed(store);
    const taken = await takeAll(async (taker) => {
      const { rows } = await store.write((tx) =>
        sql<{ id: string }>`UPDATE runs SET lease_owner = ${`lease_${taker}`}, lease_until = ${NOW + LEASE_MS}
          WHERE id = (SELECT id FROM runs WHERE due_at <= ${NOW} AND lease_until IS NULL ORDER BY due_at LIMIT 1)
          RETURNING id`.execute(tx),
      );
      return rows.map((row) => row.id);
    });
    expect(new Set(taken).size).toBe(ROWS);
    expect(taken.length).toBeGreaterThan(ROWS);
  });
});
