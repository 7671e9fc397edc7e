import {
  EMPTY_ROLL,
  enrolled,
  entryMac,
  firstHead,
  headAfter,
  keyIdOf,
  type LedgerKey,
  type UnsignedEntry,
} from '../store/ledger-chain.ts';
import { ensureLedgerKey, openLedgerKey, resealLedgerKey } from '../store/ledger-key.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Sealer } from '../system/seal.ts';

/** Signs what is entered. It judges nothing: what is amiss in a ledger stays to be found by its check. */
export class Chain {
  #sealer: Sealer;
  #clock: Clock;
  #known: LedgerKey | undefined;

  constructor({ sealer, clock }: { sealer: Sealer; clock: Clock }) {
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
    const roll = enrolled(key, row?.roll ?? EMPTY_ROLL, workspaceId);
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
    this.#known = await ensureLedgerKey(tx, this.#sealer, this.#clock.now());
    await resealLedgerKey(tx, this.#sealer);
    return this.#known;
  }
}
