import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkChain } from '../../src/credits/check-chain.ts';
import { Ledger } from '../../src/credits/ledger.ts';
import { AppError } from '../../src/errors.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClock } from '../../src/system/clock.ts';
import { seededIds } from '../../src/system/ids.ts';
import { runs } from '../helpers/runs.ts';
import { testSealer } from '../helpers/sealer.ts';
import { onEveryStore } from '../helpers/stores.ts';
import { enrolWorkspace } from './small-ledger.ts';

const HOLD_MS = 100;

const small = fc.integer({ min: 1, max: 30 });
const which = fc.nat({ max: 9 });
const operation = fc.oneof(
  fc.record({ do: fc.constant('grant' as const), amount: small }),
  fc.record({ do: fc.constant('reserve' as const), amount: small }),
  fc.record({ do: fc.constantFrom('settle', 'release', 'extend'), hold: which }),
  fc.record({ do: fc.constant('expire' as const) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: HOLD_MS }) }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

// What stands in one inner list is begun at once.
const schedules = fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 });

interface Played {
  store: Store;
  clock: TestClock;
  ledger: Ledger;
  workspaceId: string;
  holds: string[];
}

onEveryStore('any interleaving of operations', (kind) => {
  it('keeps the balance the sum of its entries and what is held the sum of open holds', {
    timeout: 60_000,
  }, async () => {
    const clock = new TestClock(1_000);
    const store = await kind.openFresh(clock);
    const ledger = new Ledger({ store, clock, ids: seededIds('property'), sealer: testSealer() });
    let plays = 0;
    await fc.assert(
      fc.asyncProperty(schedules, async (batches) => {
        const workspaceId = `ws_${++plays}`;
        await enrolWorkspace(store, ledger, workspaceId);
        const played: Played = { store, clock, ledger, workspaceId, holds: [] };
        for (const batch of batches) {
          await Promise.all(batch.map((one) => play(played, one)));
          await holdsTrue(played);
        }
      }),
      { numRuns: runs(kind.name === 'sqlite' ? 60 : 25) },
    );
    const chain = await store.snapshot(async (tx) => checkChain(tx, await ledger.chain.storedKey(tx)));
    expect(chain).toMatchObject({ workspaces: plays, faults: [] });
  });
});

/** Does one operation; only the two refusals that a caller may meet are let pass. */
async function play({ store, clock, ledger, workspaceId, holds }: Played, operation: Operation): Promise<void> {
  const holdOf = (index: number) => holds[index % holds.length] ?? 'hold_none';
  const expiresAt = clock.now() + HOLD_MS;
  try {
    if (operation.do === 'grant') await ledger.grant({ workspaceId, amount: operation.amount, reason: 'test' });
    else if (operation.do === 'wait') clock.advance(operation.ms);
    else if (operation.do === 'expire') await ledger.expireOverdue();
    else if (operation.do === 'reserve') {
      const hold = { workspaceId, runId: 'run', amount: operation.amount, expiresAt };
      holds.push(await store.write((tx) => ledger.reserve(tx, hold)));
    } else {
      const holdId = holdOf(operation.hold);
      if (operation.do === 'settle') await store.write((tx) => ledger.settle(tx, holdId, 'test'));
      if (operation.do === 'release') await store.write((tx) => ledger.release(tx, holdId));
      if (operation.do === 'extend') await store.write((tx) => ledger.extend(tx, holdId, expiresAt));
    }
  } catch (error) {
    if (!(error instanceof AppError) || !['insufficient_credits', 'conflict'].includes(error.code)) throw error;
  }
}

async function holdsTrue({ store, ledger, workspaceId }: Played): Promise<void> {
  const { balance, held } = await ledger.balance(workspaceId);
  const entries = await ledger.entries(workspaceId, 1_000);
  const holds = await store.db.selectFrom('holds').selectAll().where('workspace_id', '=', workspaceId).execute();
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const amounts = (status: string) => holds.filter((hold) => hold.status === status).map((hold) => hold.amount);
  const charges = entries.filter((entry) => entry.kind === 'charge').map((entry) => -entry.amount);
  expect(balance).toBe(sum(entries.map((entry) => entry.amount)));
  expect(held).toBe(sum(amounts('open')));
  expect(sum(charges)).toBe(sum(amounts('settled')));
  expect(held).toBeGreaterThanOrEqual(0);
  expect(balance).toBeGreaterThanOrEqual(held);
}
