import { sql } from 'kysely';
import type { Tx } from '../store/store.ts';

/** What is wrong between holds, runs and charges, one sentence each. */
export async function runFaults(tx: Tx): Promise<string[]> {
  return [...(await heldFaults(tx)), ...(await chargeFaults(tx)), ...(await holdFaults(tx))];
}

async function heldFaults(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string; held: number; open: number }>`
    SELECT w.id, w.held, COALESCE(o.open, 0) AS open FROM workspaces w LEFT JOIN
      (SELECT workspace_id, SUM(amount) AS open FROM holds WHERE status = 'open' GROUP BY workspace_id) o
      ON o.workspace_id = w.id
    WHERE w.held <> COALESCE(o.open, 0)`.execute(tx);
  return rows.map(({ id, held, open }) => `${id}: ${held} credits are held but its open holds sum to ${open}.`);
}

async function chargeFaults(tx: Tx): Promise<string[]> {
  const { rows: charges } = await sql<{ id: string; status: string; price: number; charged: number; times: number }>`
    SELECT r.id, r.status, r.price, COALESCE(-SUM(e.amount), 0) AS charged, COUNT(e.id) AS times
    FROM runs r LEFT JOIN entries e ON e.run_id = r.id AND e.kind = 'charge'
    GROUP BY r.id, r.status, r.price
    HAVING (r.status = 'succeeded' AND (COUNT(e.id) <> 1 OR COALESCE(-SUM(e.amount), 0) <> r.price))
      OR (r.status <> 'succeeded' AND COUNT(e.id) <> 0)`.execute(tx);
  const { rows: orphans } = await sql<{ id: string; run_id: string | null }>`
    SELECT e.id, e.run_id FROM entries e LEFT JOIN runs r ON r.id = e.run_id
    WHERE e.kind = 'charge' AND r.id IS NULL`.execute(tx);
  return [
    ...charges.map(
      (one) =>
        `${one.id}: a ${one.status} run at ${one.price} credits was charged ${one.times} times, ${one.charged} in all.`,
    ),
    ...orphans.map((one) => `${one.id}: a charge for ${one.run_id ?? 'no run'}, which is not there.`),
  ];
}

/** A hold holds its run's price, and is settled when it was charged, and only then. */
async function holdFaults(tx: Tx): Promise<string[]> {
  const { rows: prices } = await sql<{ id: string; amount: number; run_id: string; price: number }>`
    SELECT h.id, h.amount, h.run_id, r.price FROM holds h JOIN runs r ON r.id = h.run_id
    WHERE h.amount <> r.price`.execute(tx);
  const { rows: settled } = await sql<{ id: string; status: string; amount: number; charged: number | null }>`
    SELECT h.id, h.status, h.amount, -e.amount AS charged
    FROM holds h LEFT JOIN entries e ON e.workspace_id = h.workspace_id AND e.once_key = 'charge:' || h.id
    WHERE CASE WHEN h.status = 'settled' THEN COALESCE(-e.amount, 0) <> h.amount ELSE e.id IS NOT NULL END`.execute(tx);
  return [
    ...prices.map(
      (one) => `${one.id}: the hold is of ${one.amount} credits but its run ${one.run_id} costs ${one.price}.`,
    ),
    ...settled.map(
      (one) =>
        `${one.id}: the hold of ${one.amount} credits is ${one.status} but ${one.charged ?? 0} were charged for it.`,
    ),
  ];
}
