import type { App } from '../src/app.ts';
import type { Store } from '../src/store/store.ts';
import type { QueueState, SharedState } from '../src/system/metrics.ts';

type Db = Store['db'];

/** More than this many rows of a queue are not told apart: counting them must not be what makes a server slow. */
const ROWS_READ_MAX = 10_000;

/** What all processes on the database share. Each query goes by an index to what is unfinished, however much has been done. */
export async function readSharedState({ store: { db }, clock }: Pick<App, 'store' | 'clock'>): Promise<SharedState> {
  const now = clock.now();
  return {
    runs: await runStates(db, now),
    ...(await openHolds(db)),
    mails: await queueState(db, 'sends', now),
    deliveries: await queueState(db, 'deliveries', now),
    webhooksPaused: await pausedWebhooks(db),
    mailboxesFailing: await failingMailboxes(db, now),
    inboxes: await inboxStates(db, now),
  };
}

async function runStates(db: Db, now: number): Promise<SharedState['runs']> {
  const unfinished = await db
    .selectFrom('runs')
    .select(['lease_until', 'cancel_requested_at'])
    .where('due_at', 'is not', null)
    .limit(ROWS_READ_MAX)
    .execute();
  const runs = { executing: 0, waiting: 0, cancelling: 0 };
  for (const { lease_until, cancel_requested_at } of unfinished) {
    if (cancel_requested_at !== null) runs.cancelling++;
    else if (lease_until !== null && lease_until > now) runs.executing++;
    else runs.waiting++;
  }
  return runs;
}

async function openHolds(db: Db): Promise<Pick<SharedState, 'openHolds' | 'heldCredits'>> {
  const { holds, held } = await db
    .selectFrom('holds')
    .select((select) => [select.fn.countAll().as('holds'), select.fn.sum('amount').as('held')])
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  // PostgreSQL sums integers into a type of its own, which arrives as text; of no holds the sum is null.
  return { openHolds: Number(holds), heldCredits: Number(held ?? 0) };
}

async function queueState(db: Db, table: 'sends' | 'deliveries', now: number): Promise<QueueState> {
  const unfinished = await db
    .selectFrom(table)
    .select(['due_at', 'lease_until'])
    .where('due_at', 'is not', null)
    .limit(ROWS_READ_MAX)
    .execute();
  const state: QueueState = { waiting: 0, due: 0, underWay: 0, oldestDueMs: 0 };
  for (const { due_at, lease_until } of unfinished) {
    if (lease_until !== null && lease_until > now) state.underWay++;
    else if (due_at === null || due_at > now) state.waiting++;
    else {
      state.due++;
      state.oldestDueMs = Math.max(state.oldestDueMs, now - due_at);
    }
  }
  return state;
}

/** Those that Planwright paused itself have a reason. */
async function pausedWebhooks(db: Db): Promise<SharedState['webhooksPaused']> {
  const rows = await db
    .selectFrom('endpoints')
    .select(['status_reason'])
    .where('status', '=', 'paused')
    .limit(ROWS_READ_MAX)
    .execute();
  const byService = rows.filter((row) => row.status_reason !== null).length;
  return { service: byService, owner: rows.length - byService };
}

async function failingMailboxes(db: Db, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('mailboxes')
    .select((select) => select.fn.countAll().as('count'))
    .where((where) =>
      where.or([
        where('status', '=', 'error'),
        where.and([where('status', '=', 'active'), where('hold_until', '>', now)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One whose reader has died is waiting for another. */
async function inboxStates(db: Db, now: number): Promise<SharedState['inboxes']> {
  const rows = await db.selectFrom('inboxes').select(['status', 'lease_until']).limit(ROWS_READ_MAX).execute();
  const inboxes = { connected: 0, waiting: 0, failing: 0 };
  for (const { status, lease_until } of rows) {
    if (status === 'error') inboxes.failing++;
    else if (status === 'connected' && lease_until !== null && lease_until > now) inboxes.connected++;
    else inboxes.waiting++;
  }
  return inboxes;
}
