import { type ColumnType, sql } from 'kysely';
import type { Clock } from '../system/clock.ts';
import { NOTE_EVERY_MS } from './note-time.ts';
import type { Store, Tx } from './store.ts';
import type { Tables } from './tables.ts';

// A clock that was ahead for a while leaves times behind that are far in the future once it is right again: leases that
// never lapse, limits that stay used up, mails that are due in weeks. All that must hold of a time is in the tables below.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds that the clocks of processes on one database may differ, and that a clock may be adjusted by. */
const TOLERANCE_MS = 30_000;

type Time<T extends keyof Tables> = {
  [Column in keyof Tables[T]]: NonNullable<Selected<Tables[T][Column]>> extends number ? Column : never;
}[keyof Tables[T]] &
  string;
type Selected<T> = T extends ColumnType<infer S, unknown, unknown> ? S : T;

/** How far ahead of now a column may be, in milliseconds; what is further is set to that. */
type Furthest = { [T in keyof Tables]?: { [Column in Time<T>]?: number } };

export const FURTHEST: Furthest = {
  runs: { lease_until: 5 * MINUTE_MS, due_at: 0, finished_at: 0 },
  holds: { expires_at: 10 * MINUTE_MS },
  idempotency_keys: { created_at: 0 },
  keyed_calls: { lease_until: 5 * MINUTE_MS, created_at: 0 },
  campaigns: { bounces_from: 0 },
  leads: { lease_until: 5 * MINUTE_MS },
  sends: { lease_until: 5 * MINUTE_MS, data_begun_at: 0, sent_at: 0, bounced_at: 0 },
  mailboxes: { next_send_at: HOUR_MS, hold_until: DAY_MS, hold_since: 0, first_sent_at: 0 },
  deliveries: { lease_until: 5 * MINUTE_MS, due_at: 3 * HOUR_MS },
  endpoints: { old_secret_until: DAY_MS, failing_since: 0 },
  inboxes: { lease_until: 5 * MINUTE_MS, due_at: HOUR_MS },
  // A folder is read from some days before it was first seen.
  inbox_folders: { read_from: -3 * DAY_MS },
  inbound: { lease_until: 5 * MINUTE_MS, due_at: HOUR_MS },
  replies: { lease_until: 5 * MINUTE_MS, due_at: HOUR_MS },
  autopilot_runs: { created_at: 0 },
  plan_drafts: { expires_at: 30 * DAY_MS },
  plan_submissions: { created_at: 0 },
  plan_links: { open_until: 10 * MINUTE_MS, shown_until: 12 * HOUR_MS },
};

/** What may be due in months: it keeps its distance from the moment at which it was written. */
const PLANNED = ['leads', 'sends'] as const;

/**
 * Looks at the clock, at each start and now and then: notes the time, and brings back all that a clock which was ahead
 * has put too far into the future. Answers by how many milliseconds the clock was set back; 0 when it was not.
 */
export async function checkClock({ store, clock }: { store: Store; clock: Clock }): Promise<number> {
  const seenAt = await readSeenAt(store.db);
  if (clock.now() >= seenAt - TOLERANCE_MS && clock.now() < seenAt + NOTE_EVERY_MS) return 0;
  return store.write(async (tx) => {
    await store.dialect.lockName(tx, 'clock');
    const now = clock.now();
    const back = Math.max(0, (await readSeenAt(tx)) - now);
    const wasSetBack = back > TOLERANCE_MS;
    if (wasSetBack) await bringBack(tx, now);
    if (wasSetBack || back === 0) await note(tx, now);
    return wasSetBack ? back : 0;
  });
}

async function readSeenAt(db: Store['db'] | Tx): Promise<number> {
  const row = await db.selectFrom('clock').select('seen_at').where('id', '=', 1).executeTakeFirst();
  return row?.seen_at ?? 0;
}

async function note(tx: Tx, now: number): Promise<void> {
  await tx
    .insertInto('clock')
    .values({ id: 1, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
    .execute();
}

async function bringBack(tx: Tx, now: number): Promise<void> {
  for (const table of PLANNED) {
    const ahead = sql`(updated_at - ${now})`;
    await sql`UPDATE ${sql.table(table)} SET due_at = due_at - ${ahead}, updated_at = ${now} WHERE updated_at > ${now}`.execute(
      tx,
    );
  }
  for (const [table, columns] of Object.entries(FURTHEST)) {
    for (const [column, ms] of Object.entries(columns)) {
      const latest = now + ms;
      const name = sql.ref(column);
      await sql`UPDATE ${sql.table(table)} SET ${name} = ${latest} WHERE ${name} > ${latest}`.execute(tx);
    }
  }
  await tx.deleteFrom('limit_hits').where('at', '>', now).execute();
  // The month that has begun was given; one that was given ahead of its time is not given again when it begins.
  const cycle = cycleOf(now);
  await tx.updateTable('workspaces').set({ allowance_cycle: cycle }).where('allowance_cycle', '>', cycle).execute();
}

/** The once-key of a cycle's allowance: a UTC calendar month. They sort as the months do. */
export const cycleOf = (now: number): string => `monthly:${new Date(now).toISOString().slice(0, 7)}`;
