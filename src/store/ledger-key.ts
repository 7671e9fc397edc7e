import { createSecretKey } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { Sealer } from '../system/seal.ts';
import { sha256 } from '../system/secret.ts';
import { emptyRoll, type LedgerKey } from './ledger-chain.ts';
import { type LedgerMemory, refuseForgotten } from './ledger-memory.ts';
import type { Store, Tx } from './store.ts';

const ID_CHARS = 16;

/** What a migration that keeps a secret needs. */
export interface Secrets {
  /** Throws when this process was given none. */
  sealer(): Sealer;
  now(): number;
  /** What is known of the ledger from outside the database. */
  memory: LedgerMemory | undefined;
}

/** The key that signs this database's ledger; undefined where none was made yet. Throws `internal` when it cannot be opened. */
export async function openLedgerKey(db: Tx | Store['db'], sealer: Sealer): Promise<LedgerKey | undefined> {
  const row = await db.selectFrom('ledger_key').select(['id', 'sealed']).executeTakeFirst();
  return row && keyOf(openSecret(sealer, row));
}

/** Seals the key with the secret key that comes first now, so that the one before can be taken away. */
export async function resealLedgerKey(tx: Tx, sealer: Sealer): Promise<void> {
  const row = await tx.selectFrom('ledger_key').select(['id', 'sealed']).executeTakeFirst();
  if (!row || !sealer.isOfOldKey(row.sealed)) return;
  await sealLedgerKey(tx, sealer, row);
}

/** Seals the key that is there anew, for its purpose alone. */
export async function sealLedgerKey(tx: Tx, sealer: Sealer, row: { id: string; sealed: string }): Promise<void> {
  const sealed = sealer.seal(openSecret(sealer, row), purposeOf(row.id));
  await tx.updateTable('ledger_key').set({ sealed }).where('id', '=', row.id).execute();
}

/** The key, made now if there is none. Throws `internal` when it is gone while there are entries, or was there before. */
export async function ensureLedgerKey(
  tx: Tx,
  sealer: Sealer,
  { now, memory }: { now: number; memory?: LedgerMemory | undefined },
): Promise<LedgerKey> {
  const found = await openLedgerKey(tx, sealer);
  if (found) return found;
  if (await tx.selectFrom('entries').select('id').limit(1).executeTakeFirst()) {
    // Whoever entered them meanwhile made the key before.
    const meanwhile = await openLedgerKey(tx, sealer);
    if (meanwhile) return meanwhile;
    throw new AppError('internal', GONE);
  }
  refuseForgotten(memory);
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
  return keyOf(openSecret(sealer, row));
}

function newKeyRow(sealer: Sealer, now: number) {
  const secret = sealer.newSecret();
  const key = keyOf(secret);
  const { id } = key;
  return { slot: 1, id, sealed: sealer.seal(secret, purposeOf(id)), roll: emptyRoll(key), created_at: now };
}

const keyOf = (secret: string): LedgerKey => ({ id: idOf(secret), key: createSecretKey(secret, 'base64') });

/** A key is named after itself, so that nothing else that was sealed can take its name. */
const idOf = (secret: string): string => `lk_${sha256(secret).slice(0, ID_CHARS)}`;

/** What the key is sealed for. No row's id has a space, so no other sealed value opens as a ledger's key. */
const purposeOf = (id: string): string => `ledger key ${id}`;

function openSecret(sealer: Sealer, { id, sealed }: { id: string; sealed: string }): string {
  try {
    const secret = openFor(sealer, id, sealed);
    if (idOf(secret) === id) return secret;
  } catch (cause) {
    throw new AppError('internal', LOST, { cause });
  }
  throw new AppError('internal', LOST);
}

function openFor(sealer: Sealer, id: string, sealed: string): string {
  try {
    return sealer.open(sealed, purposeOf(id));
  } catch {
    // As the first version that signed sealed it; its backups have it still. Only a ledger's key has such an id.
    return sealer.open(sealed, id);
  }
}

const RECHAIN =
  'If it is lost for good, `planwright credits rechain --accept-unproven` starts a new chain from the entries that are there.';
const LOST = `The key that signs the ledger was sealed with a secret key that this process lacks, or another value was put in its place: put secret.key back into the data folder, or set PLANWRIGHT_SECRET_KEY to what it was; else restore the database from a backup. ${RECHAIN}`;
const GONE = `The key that signs the ledger is gone from the database: restore the database from a backup. ${RECHAIN}`;
