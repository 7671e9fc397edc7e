import { sql } from 'kysely';
import type { Clock } from '../system/clock.ts';
import type { Store, Tx } from './store.ts';

/** The queue tables whose rows belong to somebody who takes only so much at once, and by which column. */
const OWNER = { deliveries: 'endpoint_id', sends: 'mailbox_id' } as const;

/**
 * Whoever has rows that are due and that nobody holds, in the order of their ids. The index over (owner, due_at) is gone
 * through from one owner to the next: what it takes grows with the owners, and not with what waits for each.
 */
export async function dueOwners(db: Store['db'] | Tx, table: keyof typeof OWNER, clock: Clock): Promise<string[]> {
  const queue = sql.table(table);
  const owner = sql.ref(OWNER[table]);
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE waiting (id) AS (
      SELECT min(${owner}) FROM ${queue} WHERE due_at IS NOT NULL
      UNION ALL
      SELECT (SELECT min(${owner}) FROM ${queue} WHERE due_at IS NOT NULL AND ${owner} > waiting.id)
        FROM waiting WHERE waiting.id IS NOT NULL
    )
    SELECT id FROM waiting WHERE EXISTS (
      SELECT 1 FROM ${queue}
        WHERE ${owner} = waiting.id AND due_at <= ${clock.now()} AND (lease_until IS NULL OR lease_until <= ${clock.leaseTime()})
    )`.execute(db);
  return rows.map((row) => row.id);
}
