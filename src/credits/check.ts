import { FURTHEST } from '../store/clock-set-back.ts';
import type { SchemaCheck } from '../store/ledger-tables.ts';
import { schemaCheck } from '../store/schema-faults.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Chain } from './chain.ts';
import { checkChain } from './check-chain.ts';
import { runFaults } from './check-runs.ts';
import type { Ledger } from './ledger.ts';

/** Milliseconds: what a run sets, and what clocks and a slow start of the check may differ. */
const LASTS_AT_MOST_MS = (FURTHEST.holds?.expires_at ?? 0) + 5 * 60_000;

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
 * held amount is the sum of its open holds, each of a run that is under way, and no hold is past its expiry or lasts longer than a run may; that every
 * succeeded run was charged its price exactly once, every other run not at all, and nothing else was charged; that the
 * database still guards all this as a new one does; and that it has not forgotten a ledger that it had.
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
  const schema = await schemaCheck(store.dialect);
  return store.snapshot((tx) => checkAtOnce(tx, { schema, chain: ledger.chain, now }));
}

/** The same in a transaction that is open, but for the expiring. */
export async function checkAtOnce(
  tx: Tx,
  { schema, chain: signer, now }: { schema: SchemaCheck; chain: Chain; now: number },
): Promise<LedgerCheck> {
  const key = await signer.storedKey(tx);
  const forgotten = signer.memory?.fault(key?.id);
  const { workspaces, heads, faults: chained } = await checkChain(tx, key);
  const open = tx.selectFrom('holds').where('status', '=', 'open');
  const { count } = await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const overdue = await open.select('id').where('expires_at', '<=', now).execute();
  const far = await open
    .select('id')
    .where('expires_at', '>', now + LASTS_AT_MOST_MS)
    .execute();
  const faults = [
    ...(forgotten === undefined ? [] : [forgotten]),
    ...chained,
    ...(await runFaults(tx)),
    ...overdue.map(({ id }) => `${id}: the hold is past its expiry.`),
    ...far.map(({ id }) => `${id}: the hold would last longer than any that a run extends.`),
    ...(await schema(tx)),
  ];
  return { ok: faults.length === 0, workspaces, openHolds: Number(count), heads, faults };
}
