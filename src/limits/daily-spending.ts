import { sql } from 'kysely';
import { AppError } from '../errors.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import { NANO } from '../system/model-prices.ts';
import { Signals } from '../system/signals.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Milliseconds between two looks at what other processes have under way. */
const LOOK_MS = 1_000;

/** What a workspace may spend in a day is spent: the next call to the model is not made. */
export class DayIsSpent extends AppError {}

/** A call to a model that is about to be made. */
export interface SpendingCall {
  workspaceId: string;
  runId: string;
  /** What it will cost at most, so far as that can be told: billionths of a dollar. */
  expected: number;
  signal: AbortSignal;
}

const NOTHING_TO_END = async (): Promise<void> => undefined;

/**
 * What the models cost each workspace in a day of UTC, counted in the store, so that every process on the same database
 * shares it, and compared with the cap before each call. Amounts are billionths of a dollar.
 */
export class DailySpending {
  #store: Store;
  #clock: Clock;
  #cap: number | undefined;
  /** Rings, by workspace, when a call has ended here. */
  #ends = new Signals();

  constructor({ store, clock, cap }: { store: Store; clock: Clock; cap: number | undefined }) {
    this.#store = store;
    this.#clock = clock;
    this.#cap = cap;
  }

  /**
   * Resolves when the call may be made, with what must be called when it has ended and was counted. Calls beside each other
   * wait for an end where they could pass the cap together, so that each run passes it by one call at most. Throws
   * DayIsSpent, and the signal's reason.
   */
  async begin(call: SpendingCall): Promise<() => Promise<void>> {
    const cap = this.#cap;
    if (cap === undefined) return NOTHING_TO_END;
    const { workspaceId, runId, signal } = call;
    for (;;) {
      const ended = new AbortController();
      const stopListening = this.#ends.subscribe(workspaceId, () => ended.abort());
      try {
        const { spent, isLetIn } = await this.#store.write((tx) => this.#letIn(tx, call, cap), 'relaxed');
        if (isLetIn) return () => this.#end(workspaceId, runId);
        if (spent >= cap) throw this.#isSpent(spent, cap);
        await this.#clock.sleep(LOOK_MS, AbortSignal.any([signal, ended.signal]));
        signal.throwIfAborted();
      } finally {
        stopListening();
      }
    }
  }

  /** Of what each run has under way, all but one call counts as if it were spent. */
  async #letIn(
    tx: Tx,
    { workspaceId, runId, expected }: SpendingCall,
    cap: number,
  ): Promise<{ spent: number; isLetIn: boolean }> {
    await this.#store.dialect.lockName(tx, `spending ${workspaceId}`);
    const running = await tx
      .selectFrom('runs')
      .select(['id', 'calls_under_way as calls'])
      .where('workspace_id', '=', workspaceId)
      // Said to the letter, so that the index of the few under way is used.
      .where('status', '=', sql.lit('running'))
      // What a dead process had under way is under way no more.
      .where('lease_until', '>', this.#clock.leaseTime())
      .where('calls_under_way', '>', 0)
      .execute();
    // After the calls: one that ends in between is counted twice rather than not at all.
    const spent = await this.spentToday(workspaceId, tx);
    const others = running.filter(({ id }) => id !== runId).reduce((sum, { calls }) => sum + calls - 1, 0);
    const own = running.find(({ id }) => id === runId)?.calls ?? 0;
    const isLetIn = spent < cap && spent + (others + own) * expected < cap;
    if (isLetIn) await addCalls(tx, runId, 1);
    return { spent, isLetIn };
  }

  async #end(workspaceId: string, runId: string): Promise<void> {
    await this.#store.write((tx) => addCalls(tx, runId, -1), 'relaxed');
    this.#ends.notify(workspaceId);
  }

  /** Adds what a call has cost. */
  async add(tx: Tx, workspaceId: string, nanoDollars: number): Promise<void> {
    await tx
      .insertInto('daily_spending')
      .values({ workspace_id: workspaceId, day: dayOf(this.#clock), nano_dollars: nanoDollars })
      .onConflict((conflict) =>
        conflict
          .columns(['workspace_id', 'day'])
          .doUpdateSet((set) => ({ nano_dollars: set('daily_spending.nano_dollars', '+', nanoDollars) })),
      )
      .execute();
  }

  /** Billionths of a dollar that today's calls have cost. */
  async spentToday(workspaceId: string, db: Store['db'] | Tx = this.#store.db): Promise<number> {
    const row = await db
      .selectFrom('daily_spending')
      .select('nano_dollars')
      .where('workspace_id', '=', workspaceId)
      .where('day', '=', dayOf(this.#clock))
      .executeTakeFirst();
    return row?.nano_dollars ?? 0;
  }

  /** Whole seconds until the next day of UTC begins. */
  secondsLeft(): number {
    return Math.max(1, Math.ceil((nextDay(this.#clock) - this.#clock.now()) / 1_000));
  }

  #isSpent(spent: number, cap: number): DayIsSpent {
    const next = new Date(nextDay(this.#clock)).toISOString().slice(0, 10);
    return new DayIsSpent(
      'rate_limited',
      `Your workspace has spent about $${dollars(spent)} on the model today, by the prices that are set, and may spend $${dollars(cap)} a day (UTC). It may spend again from ${next} 00:00 UTC. Nothing was charged.`,
      { retryAfterSeconds: this.secondsLeft() },
    );
  }
}

/** A revision has no row until it is charged; it makes one call at a time. */
async function addCalls(tx: Tx, runId: string, calls: 1 | -1): Promise<void> {
  await tx
    .updateTable('runs')
    .set((set) => ({ calls_under_way: set('calls_under_way', '+', calls) }))
    .where('id', '=', runId)
    // A process that was taken for dead may end what its successor does not count.
    .where('calls_under_way', '>=', calls === 1 ? 0 : 1)
    .execute();
}

const dayOf = (clock: Clock): string => new Date(clock.now()).toISOString().slice(0, 10);

const nextDay = (clock: Clock): number => (Math.floor(clock.now() / DAY_MS) + 1) * DAY_MS;

const dollars = (nano: number): string => (nano / NANO).toFixed(2);
