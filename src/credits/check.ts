import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Ledger } from './ledger.ts';

/** What `planwright credits check` proves. */
export interface LedgerCheck {
  ok: boolean;
  workspaces: number;
  openHolds: number;
  /** One sentence each; empty when ok. */
  faults: string[];
}

/**
 * Proves that every balance is the sum of its entries and every held amount the sum of its open holds, that no hold is
 * past its expiry, that every succeeded run was charged exactly once, every other run not at all, and nothing else was
 * charged. Expires overdue holds first, as every start of a server does.
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
  // Each statement sees one moment on both databases; on SQLite nothing is written meanwhile.
  return store.write(async (tx) => {
    const { rows: balances } = await sql<{ id: string; balance: number; entered: number; held: number; open: number }>`
      SELECT w.id, w.balance, w.held,
        (SELECT COALESCE(SUM(e.amount), 0) FROM entries e WHERE e.workspace_id = w.id) AS entered,
        (SELECT COALESCE(SUM(h.amount), 0) FROM holds h WHERE h.workspace_id = w.id AND h.status = 'open') AS open
      FROM workspaces w`.execute(tx);
    const { rows: charges } = await sql<{ id: string; status: string; price: number; charged: number; times: number }>`
      SELECT r.id, r.status, r.price, COALESCE(-SUM(e.amount), 0) AS charged, COUNT(e.id) AS times
      FROM runs r LEFT JOIN entries e ON e.run_id = r.id AND e.kind = 'charge'
      GROUP BY r.id, r.status, r.price
      HAVING (r.status = 'succeeded' AND (COUNT(e.id) <> 1 OR COALESCE(-SUM(e.amount), 0) <> r.price))
        OR (r.status <> 'succeeded' AND COUNT(e.id) <> 0)`.execute(tx);
    const { rows: orphans } = await sql<{ id: string; run_id: string | null }>`
      SELECT e.id, e.run_id FROM entries e LEFT JOIN runs r ON r.id = e.run_id
      WHERE e.kind = 'charge' AND r.id IS NULL`.execute(tx);
    const holds = await tx.selectFrom('holds').select(['id', 'expires_at']).where('status', '=', 'open').execute();
    const faults = [
      ...balances
        .filter((one) => Number(one.balance) !== Number(one.entered))
        .map((one) => `${one.id}: the balance is ${one.balance} but its entries sum to ${one.entered}.`),
      ...balances
        .filter((one) => Number(one.held) !== Number(one.open))
        .map((one) => `${one.id}: ${one.held} credits are held but its open holds sum to ${one.open}.`),
      ...charges.map(
        (one) =>
          `${one.id}: a ${one.status} run at ${one.price} credits was charged ${one.times} times, ${one.charged} in all.`,
      ),
      ...orphans.map((one) => `${one.id}: a charge for ${one.run_id ?? 'no run'}, which is not there.`),
      ...holds.filter((one) => one.expires_at <= now).map((one) => `${one.id}: the hold is past its expiry.`),
    ];
    return { ok: faults.length === 0, workspaces: balances.length, openHolds: holds.length, faults };
  });
}
