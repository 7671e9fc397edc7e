import { parseTier, TIERS } from '../accounts/tiers.ts';
import { AppError } from '../errors.ts';
import { cycleOf } from '../store/clock-set-back.ts';
import type { LedgerMemory } from '../store/ledger-memory.ts';
import { prepared } from '../store/prepared.ts';
import type { Store, Tx } from '../store/store.ts';
import type { EntryRow, WorkspaceRow } from '../store/tables.ts';
import type { Clock } from '../system/clock.ts';
import type { Ids } from '../system/ids.ts';
import { type Metrics, noMetrics } from '../system/metrics.ts';
import type { Sealer } from '../system/seal.ts';
import { Chain } from './chain.ts';
import { enter, enterOnce } from './entries.ts';
import { closeHold, expireOverdueHolds, extendHold, openHold, workspacesWithOverdueHolds } from './holds.ts';

export interface Balance {
  /** Credits the workspace owns: the sum of its entries. */
  balance: number;
  /** Part of it that running generations hold. */
  held: number;
}

export interface Grant {
  workspaceId: string;
  amount: number;
  reason: string;
  /** The same key never grants twice. Left out: every call grants. */
  onceKey?: string | undefined;
}

const GRANT_MAX = 1_000_000_000;

/**
 * Credits in two steps: reserve before the work, then settle after success or release after failure; what a dead
 * process left open expires. Entries are only ever added, and the database itself refuses anything else. Methods that
 * take `tx` belong to the caller's transaction, so that money and the work it pays for change together.
 */
export class Ledger {
  #store: Store;
  #clock: Clock;
  #ids: Ids;
  #metrics: Metrics;
  /** What signs the entries. */
  readonly chain: Chain;
  // Told in every answer.
  #byId = prepared((id: string) =>
    this.#store.db.selectFrom('workspaces').select(['plan', 'balance', 'held', 'allowance_cycle']).where('id', '=', id),
  );

  constructor({
    store,
    clock,
    ids,
    sealer,
    memory,
    metrics = noMetrics,
  }: {
    store: Store;
    clock: Clock;
    ids: Ids;
    sealer: Sealer;
    memory?: LedgerMemory | undefined;
    metrics?: Metrics | undefined;
  }) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
    this.#metrics = metrics;
    this.chain = new Chain({ sealer, clock, memory });
  }

  /** Adds credits. Throws `invalid_request` for an amount that is not a positive whole number, `not_found`. */
  async grant(grant: Grant): Promise<Balance> {
    if (!Number.isInteger(grant.amount) || grant.amount < 1 || grant.amount > GRANT_MAX) {
      throw new AppError('invalid_request', `amount must be a whole number from 1 to ${GRANT_MAX}.`);
    }
    return this.#store.write(async (tx) => {
      // First, because it says so when there is no such workspace.
      await this.#balanceIn(tx, grant.workspaceId);
      await this.grantIn(tx, grant);
      return this.#balanceIn(tx, grant.workspaceId);
    });
  }

  /** Adds credits in the caller's transaction; answers whether they were new. Counted when entered, before the commit. */
  async grantIn(tx: Tx, { workspaceId, amount, reason, onceKey }: Grant): Promise<boolean> {
    const id = this.#ids.next('entry');
    const entry = {
      id,
      workspace_id: workspaceId,
      amount,
      kind: 'grant' as const,
      reason,
      once_key: onceKey ?? `grant:${id}`,
      run_id: null,
      created_at: this.#clock.now(),
    };
    const isNew = await enterOnce(tx, entry, { chain: this.chain, dialect: this.#store.dialect });
    if (isNew) this.#metrics.credits('granted', amount);
    return isNew;
  }

  /** The balance, with this cycle's allowance added when it had not been. Throws `not_found`. */
  async balance(workspaceId: string): Promise<Balance> {
    const row = await this.#rowIn(this.#store.db, workspaceId);
    if (!this.#allowanceIsDue(row)) return { balance: row.balance, held: row.held };
    return this.#store.write(async (tx) => {
      await this.#grantAllowance(tx, workspaceId);
      return this.#balanceIn(tx, workspaceId);
    });
  }

  /** Holds credits for a run. Throws `insufficient_credits` that states what is needed and what is there. */
  async reserve(
    tx: Tx,
    hold: { workspaceId: string; runId: string; amount: number; expiresAt: number },
  ): Promise<string> {
    await this.chain.key(tx);
    await this.#grantAllowance(tx, hold.workspaceId);
    await expireOverdueHolds(tx, hold.workspaceId, this.#clock);
    const id = this.#ids.next('hold');
    const opened = await openHold(tx, {
      id,
      workspace_id: hold.workspaceId,
      run_id: hold.runId,
      amount: hold.amount,
      expires_at: hold.expiresAt,
      created_at: this.#clock.now(),
    });
    if (!opened) throw insufficient(hold.amount, await this.#balanceIn(tx, hold.workspaceId));
    return id;
  }

  /** Charges an open hold. Throws `conflict` when it is not open any more: then nothing may be handed out. */
  async settle(tx: Tx, holdId: string, reason: string): Promise<void> {
    const now = this.#clock.now();
    const hold = await closeHold(tx, holdId, 'settled', now);
    if (!hold) throw new AppError('conflict', 'The credits held for this run are gone; start it again.');
    const entry = {
      id: this.#ids.next('entry'),
      workspace_id: hold.workspace_id,
      amount: -hold.amount,
      kind: 'charge' as const,
      reason,
      once_key: `charge:${holdId}`,
      run_id: hold.run_id,
      created_at: now,
    };
    // A hold is settled once, so its charge is new.
    await enter(tx, entry, { chain: this.chain, ending: hold.ending });
  }

  /** Gives a hold back; one that is not open stays as it is. */
  async release(tx: Tx, holdId: string): Promise<void> {
    await closeHold(tx, holdId, 'released', this.#clock.now());
  }

  /** Keeps an open hold alive; answers false when it is no longer open. */
  extend(tx: Tx, holdId: string, expiresAt: number): Promise<boolean> {
    return extendHold(tx, holdId, expiresAt);
  }

  /** Expires what dead processes left open, everywhere. Answers how many. */
  async expireOverdue(): Promise<number> {
    const overdue = await workspacesWithOverdueHolds(this.#store.db, this.#clock.leaseTime());
    let expired = 0;
    for (const workspaceId of overdue) {
      expired += await this.#store.write((tx) => expireOverdueHolds(tx, workspaceId, this.#clock));
    }
    return expired;
  }

  /** Newest first. */
  async entries(workspaceId: string, limit = 50): Promise<EntryRow[]> {
    return this.#store.db
      .selectFrom('entries')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
  }

  /** The once-key of this cycle's allowance: a UTC calendar month. */
  cycleKey(): string {
    return cycleOf(this.#clock.now());
  }

  #allowanceIsDue({ plan: tier, allowance_cycle }: Pick<WorkspaceRow, 'plan' | 'allowance_cycle'>): boolean {
    // Not for a month before the last one given: then the clock is behind.
    return (allowance_cycle ?? '') < this.cycleKey() && TIERS[parseTier(tier)].creditsPerCycle > 0;
  }

  async #grantAllowance(tx: Tx, workspaceId: string): Promise<void> {
    const row = await this.#rowIn(tx, workspaceId);
    if (!this.#allowanceIsDue(row)) return;
    const { creditsPerCycle, label } = TIERS[parseTier(row.plan)];
    const onceKey = this.cycleKey();
    const reason = `monthly allowance, ${label}`;
    await this.grantIn(tx, { workspaceId, amount: creditsPerCycle, reason, onceKey });
    await tx.updateTable('workspaces').set({ allowance_cycle: onceKey }).where('id', '=', workspaceId).execute();
  }

  async #balanceIn(db: Tx | Store['db'], workspaceId: string): Promise<Balance> {
    const { balance, held } = await this.#rowIn(db, workspaceId);
    return { balance, held };
  }

  async #rowIn(db: Tx | Store['db'], workspaceId: string) {
    const [row] = await this.#byId(db, workspaceId);
    if (!row) throw new AppError('not_found', 'There is no such workspace.');
    return row;
  }
}

function insufficient(needed: number, { balance, held }: Balance): AppError {
  const heldNote = held > 0 ? ` (${held} more are held by generations that are running)` : '';
  return new AppError(
    'insufficient_credits',
    `You need ${needed} credits but have ${balance - held}${heldNote}. Add credits, wait for the next monthly allowance, or choose a smaller tool.`,
  );
}
