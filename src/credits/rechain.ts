import { chainLedger } from '../store/chain-ledger.ts';
import { replaceLedgerKey } from '../store/ledger-key.ts';
import type { LedgerMemory } from '../store/ledger-memory.ts';
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
  memory,
}: {
  store: Store;
  clock: Clock;
  sealer: Sealer;
  memory?: LedgerMemory | undefined;
}): Promise<{ entries: number; workspaces: number }> {
  const { keyId, ...counts } = await store.write(async (tx) => {
    const key = await replaceLedgerKey(tx, sealer, clock.now());
    await chainLedger(tx, store.dialect, key);
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
    return { keyId: key.id, entries: await count('entries'), workspaces: await count('workspaces') };
  });
  memory?.replace(keyId);
  return counts;
}
