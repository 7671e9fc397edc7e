import type { Store } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { checkChain } from './check-chain.ts';
import { runFaults } from './check-runs.ts';
import type { Ledger } from './ledger.ts';

/** What `planwright credits check` proves. */
export interface LedgerCheck {
  ok: boolean;
  workspaces: number;
  openHolds: number;
  /** Stands for the ledger as it is: any change gives another. */
  heads: string;
  /** One sentence each; empty when ok. */
  faults: string[];
}

/**
 * Proves that every entry is the one that was written, that none is missing and every balance is their sum; that every
 * held amount is the sum of its open holds and no hold is past its expiry; that every succeeded run was charged its price
 * exactly once, every other run not at all, and nothing else was charged; and that the database still guards all this.
 * Expires overdue holds first, as every start of a server does. Others go on reading and writing meanwhile.
 */
export async function checkLedger({
  store,
  clock,
  ledger,
}: {
  store: Store;
  clock: Clock;
  ledger: Ledger;
}): Promise<LedgerCheck> {
  // Before expiring: a hold that comes due while this runs is not overdue, it is only next.
  const now = clock.now();
  await ledger.expireOverdue();
  return store.snapshot(async (tx) => {
    const chain = await checkChain(tx, await ledger.chain.storedKey(tx));
    const open = tx.selectFrom('holds').where('status', '=', 'open');
    const { count } = await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const overdue = await open.select('id').where('expires_at', '<=', now).execute();
    const faults = [
      ...chain.faults,
      ...(await runFaults(tx)),
      ...overdue.map(({ id }) => `${id}: the hold is past its expiry.`),
      ...(await store.dialect.missingGuards(tx)).map((name) => `The database's guard ${name} is gone or was changed.`),
    ];
    const { workspaces, heads } = chain;
    return { ok: faults.length === 0, workspaces, openHolds: Number(count), heads, faults };
  });
}
