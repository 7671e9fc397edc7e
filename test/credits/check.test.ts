import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import type { Ledger } from '../../src/credits/ledger.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../../src/system/clock.ts';
import { insertRuns } from '../helpers/rows.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { countingLedger, enrolWorkspace } from './small-ledger.ts';

const HEADS = expect.stringMatching(/^[0-9a-f]{20}$/);

onEveryStore('the check of the ledger', (kind) => {
  let store: Store;
  let clock: TestClock;
  let ledger: Ledger;
  const check = () => checkLedger({ store, clock, ledger });
  const plant = (statement: string) => store.write((tx) => sql.raw(statement).execute(tx));
  const hold = (runId: string) =>
    store.write((tx) =>
      ledger.reserve(tx, { workspaceId: 'ws_1', runId, amount: 25, expiresAt: clock.now() + 60_000 }),
    );
  const charge = async (runId: string) => {
    const again = await hold(runId);
    await store.write((tx) => ledger.settle(tx, again, 'research'));
  };

  /** 100 credits granted, one run succeeded and charged, one failed and released, one running with its hold. */
  beforeEach(async () => {
    clock = new TestClock();
    store = await kind.openFresh(clock);
    ledger = countingLedger(store, clock);
    await enrolWorkspace(store, ledger, 'ws_1');
    await ledger.grant({ workspaceId: 'ws_1', amount: 100, reason: 'test' });
    const [settled, released, open] = [await hold('run_won'), await hold('run_lost'), await hold('run_on')];
    await store.write((tx) => ledger.settle(tx, settled, 'research'));
    await store.write((tx) => ledger.release(tx, released));
    await insertRuns(store, [
      { id: 'run_won', status: 'succeeded', hold_id: settled },
      { id: 'run_lost', status: 'failed', hold_id: released },
      { id: 'run_on', status: 'running', hold_id: open },
    ]);
  });

  it('finds nothing when all is well', async () => {
    expect(await check()).toEqual({ ok: true, workspaces: 1, openHolds: 1, heads: HEADS, faults: [] });
  });

  it('expires what is overdue before it counts', async () => {
    clock.advance(60_000);
    expect(await check()).toMatchObject({ ok: true, openHolds: 0, faults: [] });
    expect(await ledger.balance('ws_1')).toEqual({ balance: 75, held: 0 });
  });

  it.each<[string, () => Promise<unknown>, string, ...string[]]>([
    [
      'a held amount without its hold',
      () => plant('UPDATE workspaces SET held = held + 5'),
      'ws_1: 30 credits are held but its open holds sum to 25.',
    ],
    [
      'a hold that was closed by hand',
      () => plant(`UPDATE holds SET status = 'released' WHERE run_id = 'run_on'`),
      'ws_1: 25 credits are held but its open holds sum to 0.',
      'run_on: a running run whose hold hold_3 is released.',
    ],
    [
      'a run that was charged twice',
      () => charge('run_won'),
      'run_won: a succeeded run at 25 credits was charged 2 times, 50 in all.',
      'hold_4: the hold of 25 credits is settled but run_won has another.',
    ],
    [
      'a run that was charged another price',
      () => plant(`UPDATE runs SET price = 30 WHERE id = 'run_won'`),
      'run_won: a succeeded run at 30 credits was charged 1 times, 25 in all.',
      'hold_1: the hold is of 25 credits but its run run_won costs 30.',
    ],
    [
      'a charge for a run that failed',
      () => charge('run_lost'),
      'run_lost: a failed run at 25 credits was charged 1 times, 25 in all.',
      'hold_4: the hold of 25 credits is settled but run_lost has another.',
    ],
    [
      'a charge for a run that is still on',
      () => charge('run_on'),
      'run_on: a running run at 25 credits was charged 1 times, 25 in all.',
      'hold_4: the hold of 25 credits is settled but run_on has another.',
    ],
    [
      'a success that nobody paid for',
      () => plant(`UPDATE runs SET status = 'succeeded' WHERE id = 'run_lost'`),
      'run_lost: a succeeded run at 25 credits was charged 0 times, 0 in all.',
    ],
    [
      'a charge for no run at all',
      () => charge('run_gone'),
      'hold_4: the hold of 25 credits is for run_gone, which is not there.',
      'ent_3: a charge for run_gone, which is not there.',
    ],
    [
      'a hold for no run at all',
      () => hold('run_gone'),
      'hold_4: the hold of 25 credits is for run_gone, which is not there.',
    ],
    ['a second hold of a run', () => hold('run_on'), 'hold_4: the hold of 25 credits is open but run_on has another.'],
    [
      'a run that ended with its hold open',
      () => plant(`UPDATE runs SET status = 'failed' WHERE id = 'run_on'`),
      'hold_3: the hold of 25 credits is open but its run run_on is failed.',
    ],
    [
      'a run moved to another workspace',
      async () => {
        await enrolWorkspace(store, ledger, 'ws_2');
        await plant(`UPDATE runs SET workspace_id = 'ws_2' WHERE id IN ('run_won', 'run_lost')`);
      },
      'hold_1: the hold of 25 credits is for run_won, which is a run of another workspace.',
      'hold_2: the hold of 25 credits is for run_lost, which is a run of another workspace.',
      'ent_2: a charge for run_won, which is a run of another workspace.',
    ],
    [
      'a hold that would outlive its run',
      () => plant(`UPDATE holds SET expires_at = expires_at + 3600000 WHERE id = 'hold_3'`),
      'hold_3: the hold would last longer than any that a run extends.',
    ],
    [
      'a run that names another hold',
      () => plant(`UPDATE runs SET hold_id = 'hold_1' WHERE id = 'run_lost'`),
      'run_lost: its hold hold_1 is not there.',
    ],
  ])('finds %s', async (_what, corrupt, fault, ...others) => {
    await corrupt();
    expect(await check()).toMatchObject({ ok: false, faults: [fault, ...others] });
  });
});
