import {
  enrolled,
  entryMac,
  firstHead,
  headAfter,
  keyIdOf,
  type LedgerKey,
  type UnsignedEntry,
} from '../store/ledger-chain.ts';
import { ensureLedgerKey, openLedgerKey, resealLedgerKey } from '../store/ledger-key.ts';
import { type LedgerMemory, refuseOtherKey } from '../store/ledger-memory.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Sealer } from '../system/seal.ts';

/** Signs what is entered. It judges nothing: what is amiss in a ledger stays to be found by its check. */
export class Chain {
  #sealer: Sealer;
  #clock: Clock;
  #known: LedgerKey | undefined;
  #noted = false;
  /** What is known of the ledger from outside the database. */
  readonly memory: LedgerMemory | undefined;

  constructor({ sealer, clock, memory }: { sealer: Sealer; clock: Clock; memory?: LedgerMemory | undefined }) {
    this.memory = memory;
    this.#sealer = sealer;
    this.#clock = clock;
  }

  /** The key, so that a run whose charge could not be signed is refused before it begins. Throws `internal` with what to do. */
  async key(tx: Tx): Promise<LedgerKey> {
    return this.#known ?? this.#read(tx);
  }

  /** The key as the database has it; undefined where there never was a workspace. */
  storedKey(db: Tx | Store['db']): Promise<LedgerKey | undefined> {
    return openLedgerKey(db, this.#sealer);
  }

  /** Notes outside the database which key signs it, once it is committed. Answers with one line when it cannot. */
  async note(db: Store['db']): Promise<string | undefined> {
    if (!this.memory || this.#noted) return undefined;
    const row = await db.selectFrom('ledger_key').select('id').executeTakeFirst();
    this.#noted = row !== undefined;
    return row && this.memory.note(row.id);
  }

  /** The signature of an entry that follows this head, and the head after it. */
  async sign(tx: Tx, before: string | null, entry: UnsignedEntry): Promise<{ mac: string; head: string }> {
    let key = await this.key(tx);
    // A new chain was begun by another process since.
    if (before !== null && keyIdOf(before) !== key.id) key = await this.#read(tx);
    const mac = entryMac(key, before ?? '', entry);
    return { mac, head: headAfter(key, entry.workspace_id, entry.seq, mac) };
  }

  /** Puts a new workspace on the roll; answers the head that its first entry follows. */
  async enrol(tx: Tx, workspaceId: string): Promise<string> {
    let row = await this.#lockedRoll(tx);
    if (!row) {
      await this.#read(tx);
      row = await this.#lockedRoll(tx);
    }
    const known = this.#known;
    const key = known?.id === row?.id && known ? known : await this.#read(tx);
    const roll = enrolled(key, row?.roll ?? '', workspaceId);
    await tx.updateTable('ledger_key').set({ roll }).execute();
    return firstHead(key, workspaceId);
  }

  /** Changing nothing locks the row: of two new workspaces, the second counts from the first's roll. */
  #lockedRoll(tx: Tx): Promise<{ id: string; roll: string } | undefined> {
    return tx
      .updateTable('ledger_key')
      .set(({ ref }) => ({ roll: ref('roll') }))
      .returning(['id', 'roll'])
      .executeTakeFirst();
  }

  /** What is kept here may be a key that was never committed: whoever signs compares ids. */
  async #read(tx: Tx): Promise<LedgerKey> {
    const key = await ensureLedgerKey(tx, this.#sealer, { now: this.#clock.now(), memory: this.memory });
    refuseOtherKey(this.memory, key.id);
    await resealLedgerKey(tx, this.#sealer);
    this.#known = key;
    return key;
  }
}
