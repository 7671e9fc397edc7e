import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { Ledger } from '../../src/credits/ledger.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../../src/system/clock.ts';
import { seededIds } from '../../src/system/ids.ts';
import { insertRuns, insertWorkspace } from '../helpers/rows.ts';
import { onEveryStore } from '../helpers/stores.ts';

onEveryStore('the check of the ledger', (kind) => {
  let store: Store;
  let clock: TestClock;
  let ledger: Ledger;
  const check = () => checkLedger({ store, clock, ledger });
  const plant = (statement: string) => store.write((tx) => sql.raw(statement).execute(tx));
  const charge = (id: string, runId: string, amount = -25) =>
    plant(`INSERT INTO entries VALUES ('${id}', 'ws_1', ${amount}, 'charge', 'planted', '${id}', '${runId}', 1)`).then(
      () => plant(`UPDATE workspaces SET balance = balance + ${amount}`),
    );

  /** 100 credits granted, one run succeeded and charged, one failed and released, one running with its hold. */
  beforeEach(async () => {
    clock = new TestClock();
    store = await kind.openFresh(clock);
    ledger = new Ledger({ store, clock, ids: seededIds('check') });
    await insertWorkspace(store);
    await ledger.grant({ workspaceId: 'ws_1', amount: 100, reason: 'test' });
    const hold = (runId: string) =>
      store.write((tx) =>
        ledger.reserve(tx, { workspaceId: 'ws_1', runId, amount: 25, expiresAt: clock.now() + 60_000 }),
      );
    const [settled, released] = [await hold('run_won'), await hold('run_lost'), await hold('run_on')];
    await store.write((tx) => ledger.settle(tx, settled, 'research'));
    await store.write((tx) => ledger.release(tx, released));
    await insertRuns(store, [
      { id: 'run_won', status: 'succeeded' },
      { id: 'run_lost', status: 'failed' },
      { id: 'run_on', status: 'running' },
    ]);
  });

  it('finds nothing when all is well', async () => {
    expect(await check()).toEqual({ ok: true, workspaces: 1, openHolds: 1, faults: [] });
  });

  it('expires what is overdue before it counts', async () => {
    clock.advance(60_000);
    expect(await check()).toEqual({ ok: true, workspaces: 1, openHolds: 0, faults: [] });
    expect(await ledger.balance('ws_1')).toEqual({ balance: 75, held: 0 });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'a balance that is off by one',
      () => plant('UPDATE workspaces SET balance = balance + 1'),
      'ws_1: the balance is 76 but its entries sum to 75.',
    ],
    [
      'a held amount without its hold',
      () => plant('UPDATE workspaces SET held = held + 5'),
      'ws_1: 30 credits are held but its open holds sum to 25.',
    ],
    [
      'a hold that was closed by hand',
      () => plant(`UPDATE holds SET status = 'released' WHERE run_id = 'run_on'`),
      'ws_1: 25 credits are held but its open holds sum to 0.',
    ],
    [
      'a run that was charged twice',
      () => charge('ent_again', 'run_won'),
      'run_won: a succeeded run at 25 credits was charged 2 times, 50 in all.',
    ],
    [
      'a run that was charged another price',
      () => plant(`UPDATE runs SET price = 30 WHERE id = 'run_won'`),
      'run_won: a succeeded run at 30 credits was charged 1 times, 25 in all.',
    ],
    [
      'a charge for a run that failed',
      () => charge('ent_wrong', 'run_lost'),
      'run_lost: a failed run at 25 credits was charged 1 times, 25 in all.',
    ],
    [
      'a charge for a run that is still on',
      () => charge('ent_early', 'run_on'),
      'run_on: a running run at 25 credits was charged 1 times, 25 in all.',
    ],
    [
      'a success that nobody paid for',
      () => plant(`UPDATE runs SET status = 'succeeded' WHERE id = 'run_lost'`),
      'run_lost: a succeeded run at 25 credits was charged 0 times, 0 in all.',
    ],
    [
      'a charge for no run at all',
      () => charge('ent_lone', 'run_gone'),
      'ent_lone: a charge for run_gone, which is not there.',
    ],
  ])('finds %s', async (_what, corrupt, fault) => {
    await corrupt();
    expect(await check()).toMatchObject({ ok: false, faults: [fault] });
  });
});
