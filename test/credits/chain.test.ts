import { expect, it } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { Ledger } from '../../src/credits/ledger.ts';
import { rechain } from '../../src/credits/rechain.ts';
import { TestClock } from '../../src/system/clock.ts';
import { randomIds } from '../../src/system/ids.ts';
import { Sealer } from '../../src/system/seal.ts';
import { TEST_SECRET } from '../helpers/sealer.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { testApp } from '../helpers/test-app.ts';
import { countingLedger, enrolWorkspace, fillLedger } from './small-ledger.ts';

const clock = new TestClock();
const keyed = (...secretKeys: string[]) => new Sealer({ ids: randomIds, secretKeys, keyFile: undefined });
const NEWER = 'another-long-and-random-text-for-the-tests';

onEveryStore('the chain of the ledger', (kind) => {
  it('holds when two processes make workspaces and enter credits at once, from the first on', async () => {
    const databaseUrl = await kind.freshUrl();
    await using one = await testApp({ databaseUrl });
    await using other = await testApp({ databaseUrl, clock: one.clock });
    const make = (app: typeof one) => app.workspaces.create({ name: 'Acme', tier: 'free' });
    const made = await Promise.all([one, other, one, other, one, other].map(make));
    const grants = made.flatMap(({ id }) =>
      [one, other, other, one].map((app) => app.ledger.grant({ workspaceId: id, amount: 5, reason: 'gift' })),
    );
    await Promise.all(grants);
    expect(await checkLedger(one)).toMatchObject({ workspaces: 6, faults: [] });
    for (const { id } of made) {
      const entries = await one.ledger.entries(id);
      expect(entries.map(({ seq, balance_after }) => [seq, balance_after])).toEqual([
        [5, 120],
        [4, 115],
        [3, 110],
        [2, 105],
        [1, 100],
      ]);
    }
  });

  it('stays whole when a write that made its key is taken back', async () => {
    const store = await kind.openFresh(clock);
    const ledger = countingLedger(store, clock);
    const takenBack = store.write(async (tx) => {
      await ledger.chain.enrol(tx, 'ws_0');
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    await fillLedger(store, ledger);
    expect(await checkLedger({ store, clock, ledger })).toMatchObject({ faults: [] });
  });

  it('signs reasons as the database keeps them, whatever characters they have', async () => {
    const store = await kind.openFresh(clock);
    const ledger = countingLedger(store, clock);
    await fillLedger(store, ledger);
    for (const reason of ['half \ud800 a pair', 'ﬁ ü 🜂 "\'; --', '']) {
      await ledger.grant({ workspaceId: 'ws_1', amount: 1, reason });
    }
    expect(await checkLedger({ store, clock, ledger })).toMatchObject({ faults: [] });
  });

  it('without its secret key says what to do, before any work begins, and can be begun anew', async () => {
    const store = await kind.openFresh(clock);
    const server = countingLedger(store, clock);
    await fillLedger(store, server);
    const sealer = keyed(NEWER);
    const ledger = new Ledger({ store, clock, ids: randomIds, sealer });
    const words = /put secret\.key back .* PLANWRIGHT_SECRET_KEY .* `planwright credits rechain --accept-unproven`/;
    const hold = { workspaceId: 'ws_1', runId: 'run_3', amount: 1, expiresAt: clock.now() + 1 };
    await expect(store.write((tx) => ledger.reserve(tx, hold))).rejects.toThrow(words);
    await expect(ledger.grant({ workspaceId: 'ws_1', amount: 1, reason: 'x' })).rejects.toThrow(words);
    await expect(checkLedger({ store, clock, ledger })).rejects.toThrow(words);
    expect(await rechain({ store, clock, sealer })).toEqual({ entries: 7, workspaces: 2 });
    await ledger.grant({ workspaceId: 'ws_1', amount: 1, reason: 'x' });
    expect(await checkLedger({ store, clock, ledger })).toMatchObject({ workspaces: 2, faults: [] });
  });

  it('that was begun anew is followed by a process which knew the one before', async () => {
    const store = await kind.openFresh(clock);
    const server = countingLedger(store, clock);
    await fillLedger(store, server);
    await rechain({ store, clock, sealer: keyed(TEST_SECRET) });
    await enrolWorkspace(store, server, 'ws_3');
    expect(await checkLedger({ store, clock, ledger: server })).toMatchObject({ workspaces: 3, faults: [] });
    await rechain({ store, clock, sealer: keyed(TEST_SECRET) });
    await server.grant({ workspaceId: 'ws_1', amount: 1, reason: 'after' });
    expect(await checkLedger({ store, clock, ledger: server })).toMatchObject({ workspaces: 3, faults: [] });
  });

  it('needs an older secret key no more once a process with the newer one has written', async () => {
    const store = await kind.openFresh(clock);
    await fillLedger(store, countingLedger(store, clock));
    const grantWith = (...secrets: string[]) =>
      new Ledger({ store, clock, ids: randomIds, sealer: keyed(...secrets) }).grant({
        workspaceId: 'ws_1',
        amount: 1,
        reason: 'rotated',
      });
    await expect(grantWith(NEWER)).rejects.toThrow(/was sealed with a secret key that this process lacks/);
    expect(await grantWith(NEWER, TEST_SECRET)).toMatchObject({ balance: 111 });
    expect(await grantWith(NEWER)).toMatchObject({ balance: 112 });
  });
});
