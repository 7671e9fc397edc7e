import type { Selectable } from 'kysely';
import type { Clock } from '../system/clock.ts';
import type { InboundTable, InboxTable } from './inbox-tables.ts';
import type { DeliveryTable, LeadTable, ReplyTable, SendTable } from './outreach-tables.ts';
import type { Durability, Store } from './store.ts';
import type { RunRow } from './tables.ts';

/** The tables that are queues of their own rows, and what a claimed row of each is. */
interface DueRows {
  runs: RunRow;
  leads: Selectable<LeadTable>;
  sends: Selectable<SendTable>;
  deliveries: Selectable<DeliveryTable>;
  inboxes: Selectable<InboxTable>;
  inbound: Selectable<InboundTable>;
  replies: Selectable<ReplyTable>;
}

export interface Claim {
  clock: Clock;
  leaseMs: number;
  /** A token for this claim alone: later writes carry it in their WHERE, so that a lost lease can do no harm. */
  owner: string;
  limit: number;
  /** Only rows with these values, such as the engine this process has: by it one owner cannot starve another. */
  only?: Partial<Record<ClaimableBy, string>>;
  /** What a claimed row says of itself from then on; left as it is unless given. */
  status?: string;
  /** `full` unless given: what only says who works on a row need not outlive a power cut, which ends all who work. */
  durability?: Durability;
}

/** Columns of the queue tables that a claim may be narrowed by; the caller names those that its table has. */
type ClaimableBy = 'engine' | 'id' | 'campaign_id' | 'mailbox_id' | 'endpoint_id' | 'status';

/**
 * Takes rows that are due and on which nobody holds a live lease, oldest first. Two processes never get the same row:
 * on PostgreSQL through FOR UPDATE SKIP LOCKED, on SQLite because a write transaction is alone.
 */
export async function claimDue<T extends keyof DueRows>(store: Store, table: T, claim: Claim): Promise<DueRows[T][]> {
  // Every queue table has the columns of DueColumns; Kysely cannot type a union of tables, so one stands for all.
  const queue = table as 'runs';
  return store.write(async (tx) => {
    const now = claim.clock.now();
    let due = tx
      .selectFrom(queue)
      .select('id')
      .where('due_at', '<=', now)
      .where((where) =>
        where.or([where('lease_until', 'is', null), where('lease_until', '<=', claim.clock.leaseTime())]),
      )
      .orderBy('due_at')
      .limit(claim.limit);
    for (const [column, value] of Object.entries(claim.only ?? {})) {
      // Columns of the table that was named, as the one that stands for all cannot know.
      due = due.where(column as 'id', '=', value);
    }
    const ids = (await store.dialect.lockFree(due).execute()).map((row) => row.id);
    if (ids.length === 0) return [];
    const claimed: unknown[] = await tx
      .updateTable(queue)
      .set((set) => ({
        lease_until: now + claim.leaseMs,
        lease_owner: claim.owner,
        attempts: set('attempts', '+', 1),
        ...(claim.status === undefined ? {} : { status: claim.status as RunRow['status'] }),
      }))
      .where('id', 'in', ids)
      .returningAll()
      .execute();
    // Rows of the table that was named.
    return claimed as DueRows[T][];
  }, claim.durability);
}
