import { chainLedger } from '../store/chain-ledger.ts';
import { replaceLedgerKey } from '../store/ledger-key.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Sealer } from '../system/seal.ts';

/**
 * Begins a new chain, under a new key, from the entries that are there, whatever they say, and makes every balance their
 * sum. Nothing of before is proven then but by a backup. Throws when a balance would be less than what is held.
 */
export async function rechain({
  store,
  clock,
  sealer,
}: {
  store: Store;
  clock: Clock;
  sealer: Sealer;
}): Promise<{ entries: number; workspaces: number }> {
  return store.write(async (tx) => {
    await chainLedger(tx, store.dialect, await replaceLedgerKey(tx, sealer, clock.now()));
    await tx
      .updateTable('workspaces')
      .set(({ selectFrom, fn, val }) => ({
        balance: fn.coalesce(
          selectFrom('entries')
            .select('balance_after')
            .whereRef('entries.workspace_id', '=', 'workspaces.id')
            .whereRef('entries.seq', '=', 'workspaces.ledger_seq'),
          val(0),
        ),
      }))
      .execute();
    const count = async (table: 'entries' | 'workspaces') => {
      const query = tx.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
      return Number((await query.executeTakeFirstOrThrow()).count);
    };
    return { entries: await count('entries'), workspaces: await count('workspaces') };
  });
}
