import { createHmac, type KeyObject } from 'node:crypto';
import type { EntryRow } from './tables.ts';

// Each entry of a workspace is signed together with the head that it found there, and leaves a new head. A head is signed
// apart from its entry, so that nobody can make an earlier one from the entries that are left.

/** What signs the ledger. A head names it by its id. */
export interface LedgerKey {
  id: string;
  /** Not its bytes: making a key of them takes six times as long as signing. */
  key: KeyObject;
}

export type UnsignedEntry = Omit<EntryRow, 'mac'>;

/** An entry's signature; `before` is the head that it follows. */
export function entryMac({ key }: LedgerKey, before: string, entry: UnsignedEntry): string {
  return sign(key, [
    'entry',
    before,
    entry.id,
    entry.workspace_id,
    entry.amount,
    entry.kind,
    entry.reason,
    entry.once_key,
    entry.run_id,
    entry.created_at,
    entry.seq,
    entry.balance_after,
  ]);
}

/** The head of a workspace whose last entry has this number and signature. */
export const headAfter = ({ id, key }: LedgerKey, workspaceId: string, seq: number, mac: string): string =>
  `${id}:${sign(key, ['head', workspaceId, seq, mac])}`;

/** The head of a workspace before its first entry. */
export const firstHead = (key: LedgerKey, workspaceId: string): string => headAfter(key, workspaceId, 0, '');

/** The key that made a head. */
export const keyIdOf = (head: string | null): string => head?.split(':')[0] ?? '';

const ROLL = /^([0-9a-f]{64}):([0-9a-f]{64})$/;
const ROLL_MODULUS = 1n << 256n;

/**
 * The roll of these workspaces: a sum of marks, which no number of workspaces cancels out, and its signature. An attacker
 * who kept two rolls knows what a workspace adds, but cannot sign the roll without it.
 */
export function rollOf(key: LedgerKey, workspaceIds: Iterable<string>): string {
  let sum = 0n;
  for (const id of workspaceIds) sum += markOf(key, id);
  return signedRoll(key, sum);
}

/** The roll before there is a workspace. */
export const emptyRoll = (key: LedgerKey): string => rollOf(key, []);

/** The roll with a workspace more. One that was forged stays as it is, for the check to find. */
export function enrolled(key: LedgerKey, roll: string, workspaceId: string): string {
  const sum = BigInt(`0x${ROLL.exec(roll)?.[1] ?? '0'}`);
  return signedRoll(key, sum) === roll ? signedRoll(key, sum + markOf(key, workspaceId)) : roll;
}

const markOf = ({ key }: LedgerKey, workspaceId: string): bigint => BigInt(`0x${sign(key, ['enrolled', workspaceId])}`);

function signedRoll({ key }: LedgerKey, sum: bigint): string {
  const hex = (sum % ROLL_MODULUS).toString(16).padStart(64, '0');
  return `${hex}:${sign(key, ['roll', hex])}`;
}

/** The roll of these workspaces as the first version that signed made it; a pair of the same workspaces cancels out in it. */
export function firstFormOfRoll({ key }: LedgerKey, workspaceIds: Iterable<string>): string {
  let roll = 0n;
  for (const id of workspaceIds) roll ^= BigInt(`0x${sign(key, ['workspace', id])}`);
  return roll.toString(16).padStart(64, '0');
}

const sign = (key: KeyObject, parts: readonly unknown[]): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(parts.map(plain)))
    .digest('hex');

/** JSON writes some numbers that a forged table may hold alike. */
const plain = (part: unknown): unknown =>
  part === null || typeof part === 'string' || Number.isSafeInteger(part) ? part : [typeof part, String(part)];
