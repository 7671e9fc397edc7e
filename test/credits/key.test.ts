import { createHmac, createSecretKey } from 'node:crypto';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkLedger } from '../../src/credits/check.ts';
import { checkBackup } from '../../src/credits/check-backup.ts';
import { rechain } from '../../src/credits/rechain.ts';
import { copySqlite } from '../../src/store/backup.ts';
import { chainLedger } from '../../src/store/chain-ledger.ts';
import { firstFormOfRoll } from '../../src/store/ledger-chain.ts';
import { openLedgerKey } from '../../src/store/ledger-key.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrate.ts';
import { readAsIs } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../../src/system/clock.ts';
import { randomIds } from '../../src/system/ids.ts';
import { Sealer } from '../../src/system/seal.ts';
import { testSealer } from '../helpers/sealer.ts';
import { onEveryStore, sqliteFiles, temporaryFolder } from '../helpers/stores.ts';
import { countingLedger, enrolWorkspace, fillLedger } from './small-ledger.ts';

const clock = new TestClock();
const sealer = testSealer();

/** The migration that seals the key for its purpose. */
const PROOF = 17;
/** That one again; what came after it is there already. */
const FROM_PROOF = MIGRATIONS.map((one) => (one.version === PROOF ? one : { ...one, up: async () => undefined }));

/** The ledger as the first version that signed left it: key sealed for its row alone, roll without carry. */
async function asFirstSigned(store: Store, workspaceIds = ['ws_1', 'ws_2']): Promise<void> {
  await store.write(async (tx) => {
    const key = await openLedgerKey(tx, sealer);
    if (!key) throw new Error('no key');
    const sealed = sealer.seal(key.key.export().toString('base64'), key.id);
    await tx
      .updateTable('ledger_key')
      .set({ sealed, roll: firstFormOfRoll(key, workspaceIds) })
      .execute();
    await tx.deleteFrom('schema_migrations').where('version', '>=', PROOF).execute();
  });
}

onEveryStore('the key of the ledger', (kind) => {
  it.each(['mbx_1', 'lk_0123456789abcdef'])('cannot be a secret that a tenant had sealed for %s', async (id) => {
    const store = await kind.openFresh(clock);
    const ledger = countingLedger(store, clock);
    await fillLedger(store, ledger);
    const chosen = Buffer.alloc(32, 'A');
    await store.write(async (tx) => {
      const sealed = sealer.seal(chosen.toString('base64'), id);
      await tx.updateTable('ledger_key').set({ id, sealed }).execute();
      await chainLedger(tx, store.dialect, { id, key: createSecretKey(chosen) });
    });
    await expect(checkLedger({ store, clock, ledger })).rejects.toThrow(/or another value was put in its place/);
    const grant = { workspaceId: 'ws_1', amount: 1, reason: 'x' };
    await expect(ledger.grant(grant)).rejects.toThrow(/or another value was put in its place/);
    await rechain({ store, clock, sealer });
    expect((await checkLedger({ store, clock, ledger })).faults).toEqual([]);
  });

  it('that the first version sealed goes on signing, sealed for its purpose from then on', async () => {
    const store = await kind.openFresh(clock);
    const ledger = countingLedger(store, clock);
    await fillLedger(store, ledger);
    await asFirstSigned(store);
    await migrate(store, clock, FROM_PROOF, sealer);
    await enrolWorkspace(store, ledger, 'ws_3');
    await ledger.grant({ workspaceId: 'ws_1', amount: 1, reason: 'later' });
    expect(await checkLedger({ store, clock, ledger })).toMatchObject({ workspaces: 3, faults: [] });
    const row = await store.db.selectFrom('ledger_key').select(['id', 'sealed']).executeTakeFirstOrThrow();
    expect(() => sealer.open(row.sealed, row.id)).toThrow(/belongs to another row/);
  });

  it('does not sign a roll of workspaces that was wrong before the update', async () => {
    const store = await kind.openFresh(clock);
    const ledger = countingLedger(store, clock);
    await fillLedger(store, ledger);
    await asFirstSigned(store, ['ws_1', 'ws_2', 'ws_gone']);
    await migrate(store, clock, FROM_PROOF, sealer);
    await enrolWorkspace(store, ledger, 'ws_3');
    expect((await checkLedger({ store, clock, ledger })).faults).toEqual([
      'A workspace was removed or added by hand: the roll of workspaces is another.',
    ]);
  });

  it('stays for `rechain` to replace where the update lacks the secret key', async () => {
    const store = await kind.openFresh(clock);
    await fillLedger(store, countingLedger(store, clock));
    await asFirstSigned(store);
    const other = new Sealer({ ids: randomIds, secretKeys: ['x'.repeat(40)], keyFile: undefined });
    await migrate(store, clock, FROM_PROOF, other);
    expect(await rechain({ store, clock, sealer: other })).toEqual({ entries: 7, workspaces: 2 });
  });
});

onEveryStore('the roll of workspaces', (kind) => {
  it('does not lose one that is wiped and made again, however often', async () => {
    const store = await kind.openFresh(clock);
    const ledger = countingLedger(store, clock);
    await fillLedger(store, ledger);
    for (let wiped = 1; wiped <= 3; wiped++) {
      await enrolWorkspace(store, ledger, 'ws_local');
      if (wiped > 1) {
        expect((await checkLedger({ store, clock, ledger })).faults).toEqual([
          'A workspace was removed or added by hand: the roll of workspaces is another.',
        ]);
      }
      await store.write((tx) => tx.deleteFrom('workspaces').where('id', '=', 'ws_local').execute());
    }
  });

  it('cannot be computed from older rolls, nor mended by enrolling another', async () => {
    const store = await kind.openFresh(clock);
    const ledger = countingLedger(store, clock);
    const rolls: bigint[] = [];
    for (const id of ['ws_1', 'ws_2', 'ws_3']) {
      await enrolWorkspace(store, ledger, id);
      const { roll } = await store.db.selectFrom('ledger_key').select('roll').executeTakeFirstOrThrow();
      rolls.push(BigInt(`0x${roll.slice(0, 64)}`));
    }
    const [first = 0n, second = 0n, third = 0n] = rolls;
    const without = (((third - (second - first)) % 2n ** 256n) + 2n ** 256n) % 2n ** 256n;
    const hex = without.toString(16).padStart(64, '0');
    const forged = `${hex}:${createHmac('sha256', 'guess').update(hex).digest('hex')}`;
    await store.write(async (tx) => {
      await tx.deleteFrom('workspaces').where('id', '=', 'ws_2').execute();
      await tx.updateTable('ledger_key').set({ roll: forged }).execute();
    });
    await enrolWorkspace(store, ledger, 'ws_4');
    expect((await checkLedger({ store, clock, ledger })).faults).toEqual([
      'A workspace was removed or added by hand: the roll of workspaces is another.',
    ]);
  });
});

it('a backup that the first version signed is compared as it is', async () => {
  const path = await sqliteFiles.freshUrl();
  const store = await sqliteFiles.open(path, clock);
  const ledger = countingLedger(store, clock);
  await fillLedger(store, ledger);
  await asFirstSigned(store);
  const backup = join(temporaryFolder(), 'yesterday.db');
  copySqlite(path, backup);
  await migrate(store, clock, FROM_PROOF, sealer);
  onTestFinished(() => store.close());
  const compared = await checkBackup({ store, ledger }, (work) => readAsIs(backup, work));
  expect(compared).toMatchObject({ entries: 7, rechained: false, faults: [] });
});

onEveryStore('a ledger of more than a page', (kind) => {
  it('hides no entry between two pages', async () => {
    const store = await kind.openFresh(clock);
    const ledger = countingLedger(store, clock);
    await enrolWorkspace(store, ledger, 'ws_1');
    await store.write(async (tx) => {
      for (let n = 1; n <= 1_001; n++) await ledger.grantIn(tx, { workspaceId: 'ws_1', amount: 1, reason: 'r' });
    });
    expect((await checkLedger({ store, clock, ledger })).faults).toEqual([]);
    await store.write(async (tx) => {
      await store.dialect.unguardLedger(tx);
      await tx.schema.dropIndex('entries_in_order').execute();
      const row = await tx.selectFrom('entries').selectAll().where('seq', '=', 1_000).executeTakeFirstOrThrow();
      const forged = { ...row, id: `${row.id}x`, once_key: 'x', amount: 7 };
      await tx.insertInto('entries').values(forged).execute();
      await store.dialect.guardLedger(tx);
    });
    expect((await checkLedger({ store, clock, ledger })).faults[0]).toBe(
      'ws_1: entry 1000 (ent_1000x, 7 credits) is not what was written there.',
    );
  });
});
