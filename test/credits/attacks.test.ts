import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkAtOnce, checkLedger } from '../../src/credits/check.ts';
import { Ledger } from '../../src/credits/ledger.ts';
import { schemaCheck } from '../../src/store/schema-faults.ts';
import { TestClock } from '../../src/system/clock.ts';
import { randomIds } from '../../src/system/ids.ts';
import { testSealer } from '../helpers/sealer.ts';
import { onEveryStore, postgresDatabases, sqliteFiles, temporaryFolder } from '../helpers/stores.ts';
import { ATTACKS } from './attacks.ts';
import { ATTACKS_AROUND } from './attacks-around.ts';
import { shell, shellUnguarded } from './shell.ts';
import { countingLedger, fillLedger } from './small-ledger.ts';

const clock = new TestClock();
const ALL = [...ATTACKS, ...ATTACKS_AROUND];
let template: Promise<Buffer> | undefined;

/** A copy of one ledger, as another program finds it. */
async function ledgerFile(): Promise<string> {
  template ??= (async () => {
    const path = await sqliteFiles.freshUrl();
    const store = await sqliteFiles.open(path, clock);
    await fillLedger(store, countingLedger(store, clock));
    await store.close();
    return readFileSync(path);
  })();
  const path = join(temporaryFolder(), 'planwright.db');
  writeFileSync(path, await template);
  return path;
}

async function faultsOf(path: string): Promise<string[]> {
  const store = await sqliteFiles.open(path, clock);
  const { faults } = await checkLedger({ store, clock, ledger: countingLedger(store, clock) });
  return faults;
}

describe('a ledger on SQLite that another program rewrites', () => {
  it('is in order before', async () => {
    expect(await faultsOf(await ledgerFile())).toEqual([]);
  });

  it.each(ALL)('says so after $name', async ({ sql: statements, refused, found }) => {
    const path = await ledgerFile();
    if (refused) {
      expect(() => shell(path, statements)).toThrow(refused);
      expect(await faultsOf(path)).toEqual([]);
    }
    shellUnguarded(path, statements);
    expect((await faultsOf(path))[0]).toBe(found);
  });

  it('says so still after the service has written on', async () => {
    const path = await ledgerFile();
    shellUnguarded(
      path,
      `DELETE FROM entries WHERE id = 'ent_7'; UPDATE workspaces SET balance = 100, ledger_seq = 1 WHERE id = 'ws_2';
       UPDATE workspaces SET balance = 9999 WHERE id = 'ws_1'`,
    );
    const store = await sqliteFiles.open(path, clock);
    const ledger = new Ledger({ store, clock, ids: randomIds, sealer: testSealer() });
    for (const workspaceId of ['ws_1', 'ws_2']) await ledger.grant({ workspaceId, amount: 1, reason: 'later' });
    expect((await checkLedger({ store, clock, ledger })).faults).toEqual([
      expect.stringMatching(
        /^ws_1: entry 6 \(\w+, 1 credits\) was written after a balance that its entries did not make\.$/,
      ),
      'ws_1: the balance is 10000 but its entries sum to 111.',
      expect.stringMatching(/^ws_2: entry 2 \(\w+, 1 credits\) is not what was written there\.$/),
    ]);
  });
});

describe('a ledger on PostgreSQL that a superuser rewrites', () => {
  const attacks = ALL.filter(({ only }) => only === undefined);

  it('says so after every attack, and refuses those whose guards are on', async () => {
    const store = await postgresDatabases.openFresh(clock);
    const ledger = countingLedger(store, clock);
    await fillLedger(store, ledger);
    const parts = { schema: await schemaCheck(store.dialect), chain: ledger.chain, now: clock.now() };
    /** What comes of it in a transaction that leaves nothing behind. */
    const tried = async (statements: string) => {
      const outcome: { refusal?: string; fault?: string | undefined } = {};
      const work = store.write(async (tx) => {
        await sql.raw(statements).execute(tx);
        outcome.fault = (await checkAtOnce(tx, parts)).faults[0];
        throw new Error('taken back');
      });
      await work.catch((error: Error) => Object.assign(outcome, { refusal: error.message }));
      return outcome;
    };
    expect(await tried('SELECT 1')).toEqual({ fault: undefined, refusal: 'taken back' });
    for (const { name, sql: statements, refused, found } of attacks) {
      if (refused) expect((await tried(statements)).refusal, name).toMatch(refused);
      const { fault } = await tried(`SET LOCAL session_replication_role = replica; ${statements}`);
      expect(fault, name).toBe(found);
    }
  });
});

describe('the schema of a ledger on PostgreSQL', () => {
  it.each([
    [
      'a guard whose function lets everything pass',
      `CREATE OR REPLACE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
      'trigger entries_follow is gone, off or changed',
    ],
    [
      'another trigger',
      'CREATE TRIGGER mine AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION holds_stay()',
      'trigger mine was added by hand',
    ],
    [
      'a rule that keeps charges out',
      `CREATE RULE mine AS ON INSERT TO entries WHERE NEW.kind = 'charge' DO INSTEAD NOTHING`,
      'rule mine was added by hand',
    ],
    ['an index that is gone', 'DROP INDEX entries_in_order', 'index entries_in_order is gone'],
    [
      'a constraint that is gone',
      'ALTER TABLE workspaces DROP CONSTRAINT workspaces_never_below_zero',
      'constraint workspaces_never_below_zero is gone',
    ],
  ])('is told to have %s', async (_what, statement, fault) => {
    const store = await postgresDatabases.openFresh(clock);
    const ledger = countingLedger(store, clock);
    await fillLedger(store, ledger);
    const parts = { schema: await schemaCheck(store.dialect), chain: ledger.chain, now: clock.now() };
    let faults: string[] = [];
    const work = store.write(async (tx) => {
      await sql.raw(statement).execute(tx);
      faults = (await checkAtOnce(tx, parts)).faults;
      // What is emptied for the next test keeps its schema.
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    expect(faults).toEqual([`The database's ${fault}.`]);
  });
});

onEveryStore('the guards of the ledger', (kind) => {
  it('are missed when somebody leaves them off', async () => {
    const store = await kind.openFresh(clock);
    const ledger = countingLedger(store, clock);
    await fillLedger(store, ledger);
    const off =
      kind.name === 'sqlite' ? 'DROP TRIGGER entries_follow' : 'ALTER TABLE entries DISABLE TRIGGER entries_follow';
    await store.write((tx) => sql.raw(off).execute(tx));
    expect((await checkLedger({ store, clock, ledger })).faults).toEqual([
      kind.name === 'sqlite'
        ? `The database's trigger entries_follow on entries is gone.`
        : `The database's trigger entries_follow is gone, off or changed.`,
    ]);
  });
});
