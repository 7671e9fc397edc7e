import type { Dialect } from '../store/dialect.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Chain } from './chain.ts';
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
  const now = clock.leaseTime();
  await ledger.expireOverdue();
  return store.snapshot((tx) => checkAtOnce(tx, { dialect: store.dialect, chain: ledger.chain, now }));
}

/** The same in a transaction that is open, but for the expiring. */
export async function checkAtOnce(
  tx: Tx,
  { dialect, chain: signer, now }: { dialect: Dialect; chain: Chain; now: number },
): Promise<LedgerCheck> {
  const { workspaces, heads, faults: chained } = await checkChain(tx, await signer.storedKey(tx));
  const open = tx.selectFrom('holds').where('status', '=', 'open');
  const { count } = await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const overdue = await open.select('id').where('expires_at', '<=', now).execute();
  const faults = [
    ...chained,
    ...(await runFaults(tx)),
    ...overdue.map(({ id }) => `${id}: the hold is past its expiry.`),
    ...(await dialect.missingGuards(tx)).map((name) => `The database's guard ${name} is gone or was changed.`),
  ];
  return { ok: faults.length === 0, workspaces, openHolds: Number(count), heads, faults };
}
