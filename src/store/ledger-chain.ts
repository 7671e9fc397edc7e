import { createHmac } from 'node:crypto';
import type { EntryRow } from './tables.ts';

// Each entry of a workspace is signed together with the head that it found there, and leaves a new head. A head is signed
// apart from its entry, so that nobody can make an earlier one from the entries that are left.

/** What signs the ledger. A head names it by its id. */
export interface LedgerKey {
  id: string;
  key: Buffer;
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

/** The roll of workspaces before there is one. */
export const EMPTY_ROLL = '0'.repeat(64);

/** The roll with a workspace more: what each adds is secret, so nobody can strike one off. */
export function enrolled({ key }: LedgerKey, roll: string, workspaceId: string): string {
  const mark = Buffer.from(sign(key, ['workspace', workspaceId]), 'hex');
  const bytes = Buffer.from(roll, 'hex').map((byte, at) => byte ^ (mark[at] ?? 0));
  return Buffer.from(bytes).toString('hex');
}

const sign = (key: Buffer, parts: readonly unknown[]): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(parts.map(plain)))
    .digest('hex');

/** JSON writes some numbers that a forged table may hold alike. */
const plain = (part: unknown): unknown =>
  part === null || typeof part === 'string' || Number.isSafeInteger(part) ? part : [typeof part, String(part)];
