import type { App } from '../../app.ts';
import { AppError, type ErrorCode } from '../../errors.ts';
import type { Tx } from '../../store/store.ts';
import type { KeyedCallRow } from '../../store/tables.ts';
import { LEASE_MS } from './claim-call.ts';
import { type KeptAnswer, storedAnswer } from './kept-answer.ts';
import type { KeyedCall } from './keyed-call.ts';

/** These say nothing of what was done before them. */
const FAILED: ReadonlySet<ErrorCode> = new Set(['internal', 'store_unavailable']);

/** What the owner of a call writes of it: each with its token in the WHERE, so that one who was thought dead changes nothing. */
export class OwnedCall {
  #app: App;
  #call: KeyedCall;
  #owner: string;

  constructor(app: App, call: KeyedCall, owner: string) {
    this.#app = app;
    this.#call = call;
    this.#owner = owner;
  }

  /** Says with the work, in its own transaction, that something of it is done. Throws `conflict` for one that lost its claim. */
  async begun(tx: Tx): Promise<void> {
    const { numUpdatedRows } = await this.#own(tx, { state: 'begun' });
    if (numUpdatedRows > 0n) return;
    throw new AppError('conflict', 'Another request with this Idempotency-Key has taken over; send it again.');
  }

  async stayAlive(): Promise<void> {
    await this.#app.store.write((tx) => this.#own(tx, { lease_until: this.#app.clock.now() + LEASE_MS }), 'relaxed');
  }

  /** Keeps the answer for those who ask again. */
  async answered(answer: KeptAnswer): Promise<void> {
    const stored = storedAnswer(this.#app.sealer, this.#call, answer);
    await this.#app.store.write((tx) => this.#own(tx, { state: 'answered', ...stored }), 'relaxed');
  }

  /**
   * Ends it without an answer to keep. What refused by name has done nothing, and is tried again; after anything else
   * that is only so where nothing was begun.
   */
  async letGo(error: unknown): Promise<void> {
    const { clock, store } = this.#app;
    const refused = error instanceof AppError && !FAILED.has(error.code);
    await store.write(async (tx) => {
      let undone = tx.deleteFrom('keyed_calls').where('id', '=', this.#call.id).where('lease_owner', '=', this.#owner);
      if (!refused) undone = undone.where('state', '=', 'claimed');
      await undone.execute();
      await this.#own(tx, { lease_until: clock.now() });
    }, 'relaxed');
  }

  #own(tx: Tx, set: Partial<KeyedCallRow>) {
    return tx
      .updateTable('keyed_calls')
      .set(set)
      .where('id', '=', this.#call.id)
      .where('lease_owner', '=', this.#owner)
      .executeTakeFirst();
  }
}
