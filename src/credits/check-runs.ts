import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../store/store.ts';

/** What is wrong between holds, runs and charges, one sentence each, always in the same order. */
export async function runFaults(tx: Tx): Promise<string[]> {
  const found = [];
  for (const faults of [HELD, CHARGES, HOLDS, ORPHANS, UNHELD]) found.push(...(await faults(tx)));
  return found;
}

/** A check of its rows, each of which is a fault. */
const check =
  <Row>(query: RawBuilder<Row>, says: (row: Row) => string) =>
  async (tx: Tx): Promise<string[]> =>
    (await query.execute(tx)).rows.map(says);

/** What a workspace holds is what its open holds sum to. */
const HELD = check(
  sql<{ id: string; held: number | null; open: number }>`
    SELECT w.id, w.held, COALESCE(o.open, 0) AS open FROM workspaces w LEFT JOIN
      (SELECT workspace_id, SUM(amount) AS open FROM holds WHERE status = 'open' GROUP BY workspace_id) o
      ON o.workspace_id = w.id
    WHERE w.held IS DISTINCT FROM COALESCE(o.open, 0) ORDER BY w.id`,
  ({ id, held, open }) => `${id}: ${held} credits are held but its open holds sum to ${open}.`,
);

/** A run that succeeded was charged its price once, any other not at all. */
const CHARGES = check(
  sql<{ id: string; status: string; price: number; charged: number; times: number }>`
    SELECT r.id, r.status, r.price, COALESCE(-SUM(e.amount), 0) AS charged, COUNT(e.id) AS times
    FROM runs r LEFT JOIN entries e ON e.run_id = r.id AND e.kind = 'charge'
    GROUP BY r.id, r.status, r.price
    HAVING (r.status = 'succeeded' AND (COUNT(e.id) <> 1 OR COALESCE(-SUM(e.amount), 0) <> r.price))
      OR (r.status <> 'succeeded' AND COUNT(e.id) <> 0)
    ORDER BY r.id`,
  (one) =>
    `${one.id}: a ${one.status} run at ${one.price} credits was charged ${one.times} times, ${one.charged} in all.`,
);

/** A charge is for a run of its workspace, and settled that run's hold. */
const ORPHANS = check(
  sql<{ id: string; run_id: string | null; run: string | null; foreign_run: number; settled: string | null }>`
    SELECT e.id, e.run_id, r.id AS run, CASE WHEN r.workspace_id <> e.workspace_id THEN 1 ELSE 0 END AS foreign_run,
      h.id AS settled
    FROM entries e LEFT JOIN runs r ON r.id = e.run_id LEFT JOIN holds h
      ON h.id = substr(e.once_key, 8) AND e.once_key LIKE 'charge:%' AND h.workspace_id = e.workspace_id
        AND h.run_id = e.run_id AND h.status = 'settled' AND h.amount = -e.amount
    WHERE e.kind = 'charge' AND (r.id IS NULL OR r.workspace_id <> e.workspace_id OR h.id IS NULL)
    ORDER BY e.id`,
  ({ id, run_id, run, foreign_run }) => {
    if (run === null) return `${id}: a charge for ${run_id ?? 'no run'}, which is not there.`;
    if (foreign_run) return `${id}: a charge for ${run_id}, which is a run of another workspace.`;
    return `${id}: a charge for ${run_id} without the settled hold of that run.`;
  },
);

/**
 * A hold is for a run of its workspace and holds its price; an open one is the one that its run, which is under way, has;
 * and it is settled when it was charged, and only then.
 */
const HOLDS = check(
  sql<HoldFound>`
    SELECT h.id, h.amount, h.status, h.run_id, r.price, r.status AS run_status,
      CASE WHEN r.workspace_id <> h.workspace_id THEN 1 ELSE 0 END AS foreign_run,
      CASE WHEN r.hold_id = h.id THEN 1 ELSE 0 END AS in_use, COALESCE(-e.amount, 0) AS charged
    FROM holds h LEFT JOIN runs r ON r.id = h.run_id
      LEFT JOIN entries e ON e.workspace_id = h.workspace_id AND e.once_key = 'charge:' || h.id
    WHERE h.status NOT IN ('open', 'settled', 'released', 'expired') OR r.id IS NULL OR r.workspace_id <> h.workspace_id
      OR h.amount IS DISTINCT FROM r.price
      OR (h.status = 'open' AND (r.status <> 'running' OR r.hold_id <> h.id))
      OR CASE WHEN h.status = 'settled' THEN COALESCE(-e.amount, 0) <> h.amount OR r.hold_id <> h.id
        ELSE e.id IS NOT NULL END
    ORDER BY h.id`,
  (one) => `${one.id}: ${holdFault(one)}`,
);

interface HoldFound {
  id: string;
  amount: number | null;
  status: string;
  run_id: string;
  price: number | null;
  run_status: string | null;
  foreign_run: number;
  in_use: number;
  charged: number;
}

function holdFault({ amount, status, run_id, price, run_status, foreign_run, in_use, charged }: HoldFound): string {
  const hold = `the hold of ${amount} credits`;
  if (price === null) return `${hold} is for ${run_id}, which is not there.`;
  if (foreign_run) return `${hold} is for ${run_id}, which is a run of another workspace.`;
  if (amount !== price) return `the hold is of ${amount} credits but its run ${run_id} costs ${price}.`;
  if (status === 'open' && run_status !== 'running') return `${hold} is open but its run ${run_id} is ${run_status}.`;
  if (charged !== (status === 'settled' ? amount : 0))
    return `${hold} is ${status} but ${charged} were charged for it.`;
  if (!in_use && (status === 'open' || status === 'settled')) return `${hold} is ${status} but ${run_id} has another.`;
  return `${hold} is ${status}, which is no state of a hold.`;
}

/** Every run has the hold that it names; while it is under way, one that has not ended but by expiring. */
const UNHELD = check(
  sql<{ id: string; status: string; hold_id: string; hold_status: string | null }>`
    SELECT r.id, r.status, r.hold_id, h.status AS hold_status
    FROM runs r LEFT JOIN holds h ON h.id = r.hold_id AND h.run_id = r.id
    WHERE h.id IS NULL OR (r.status = 'running' AND h.status NOT IN ('open', 'expired'))
    ORDER BY r.id`,
  ({ id, status, hold_id, hold_status }) =>
    hold_status === null
      ? `${id}: its hold ${hold_id} is not there.`
      : `${id}: a ${status} run whose hold ${hold_id} is ${hold_status}.`,
);
