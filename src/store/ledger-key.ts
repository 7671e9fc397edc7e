import { AppError } from '../errors.ts';
import type { Sealer } from '../system/seal.ts';
import { sha256 } from '../system/secret.ts';
import { EMPTY_ROLL, type LedgerKey } from './ledger-chain.ts';
import type { Store, Tx } from './store.ts';

const ID_CHARS = 16;

/** What a migration that keeps a secret needs. */
export interface Secrets {
  /** Throws when this process was given none. */
  sealer(): Sealer;
  now(): number;
}

/** The key that signs this database's ledger; undefined where none was made yet. Throws `internal` when it cannot be opened. */
export async function openLedgerKey(db: Tx | Store['db'], sealer: Sealer): Promise<LedgerKey | undefined> {
  const row = await db.selectFrom('ledger_key').select(['id', 'sealed']).executeTakeFirst();
  if (!row) return undefined;
  try {
    return { id: row.id, key: Buffer.from(sealer.open(row.sealed, row.id), 'base64') };
  } catch (cause) {
    throw new AppError('internal', LOST, { cause });
  }
}

/** Seals the key with the secret key that comes first now, so that the one before can be taken away. */
export async function resealLedgerKey(tx: Tx, sealer: Sealer): Promise<void> {
  const row = await tx.selectFrom('ledger_key').select(['id', 'sealed']).executeTakeFirst();
  if (!row || !sealer.isOfOldKey(row.sealed)) return;
  const sealed = sealer.seal(sealer.open(row.sealed, row.id), row.id);
  await tx.updateTable('ledger_key').set({ sealed }).where('id', '=', row.id).execute();
}

/** The key, made now if there is none. Throws `internal` when it is gone while there are entries. */
export async function ensureLedgerKey(tx: Tx, sealer: Sealer, now: number): Promise<LedgerKey> {
  const found = await openLedgerKey(tx, sealer);
  if (found) return found;
  if (await tx.selectFrom('entries').select('id').limit(1).executeTakeFirst()) {
    // Whoever entered them meanwhile made the key before.
    const meanwhile = await openLedgerKey(tx, sealer);
    if (meanwhile) return meanwhile;
    throw new AppError('internal', GONE);
  }
  // Of two processes that make it at once, the second takes the first's.
  await tx
    .insertInto('ledger_key')
    .values(newKeyRow(sealer, now))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await openLedgerKey(tx, sealer);
  if (!made) throw new AppError('internal', GONE);
  return made;
}

/** Puts a new key in the place of the one that is there. */
export async function replaceLedgerKey(tx: Tx, sealer: Sealer, now: number): Promise<LedgerKey> {
  await tx.deleteFrom('ledger_key').execute();
  const row = newKeyRow(sealer, now);
  await tx.insertInto('ledger_key').values(row).execute();
  return { id: row.id, key: Buffer.from(sealer.open(row.sealed, row.id), 'base64') };
}

function newKeyRow(sealer: Sealer, now: number) {
  const secret = sealer.newSecret();
  const id = `lk_${sha256(secret).slice(0, ID_CHARS)}`;
  return { slot: 1, id, sealed: sealer.seal(secret, id), roll: EMPTY_ROLL, created_at: now };
}

const RECHAIN =
  'If it is lost for good, `planwright credits rechain --accept-unproven` starts a new chain from the entries that are there.';
const LOST = `The key that signs the ledger was sealed with a secret key that this process lacks: put secret.key back into the data folder, or set PLANWRIGHT_SECRET_KEY to what it was. ${RECHAIN}`;
const GONE = `The key that signs the ledger is gone from the database: restore the database from a backup. ${RECHAIN}`;
