import type { Dialect } from '../dialect.ts';
import { firstFormOfRoll, rollOf } from '../ledger-chain.ts';
import { openLedgerKey, type Secrets, sealLedgerKey } from '../ledger-key.ts';
import type { Tx } from '../store.ts';

/**
 * Seals the ledger's key for its purpose alone, makes a roll of workspaces in which none cancels another out, and guards
 * the holds. What cannot be proven now stays as it is, for the check to find.
 */
export async function up(tx: Tx, dialect: Dialect, secrets: Secrets): Promise<void> {
  await dialect.unguardLedger(tx);
  await dialect.guardLedger(tx);
  const row = await tx.selectFrom('ledger_key').select(['id', 'sealed', 'roll']).executeTakeFirst();
  if (!row) return;
  // With the secret key lost, `credits rechain` still has to open the database.
  const key = await openLedgerKey(tx, secrets.sealer()).catch(() => undefined);
  if (!key) return;
  await sealLedgerKey(tx, secrets.sealer(), row);
  const ids = (await tx.selectFrom('workspaces').select('id').execute()).map(({ id }) => id);
  if (row.roll !== firstFormOfRoll(key, ids)) return;
  await tx
    .updateTable('ledger_key')
    .set({ roll: rollOf(key, ids) })
    .execute();
}
