import { imapSentence } from '../mail/imap/imap-failure.ts';
import type { Store, Tx } from '../store/store.ts';
import { isoOrNull } from './row-values.ts';
import { inboxReadings, isRead } from './sending/inbox-read.ts';
import type { Mailbox } from './shapes/mailbox.ts';

type Reading = Awaited<ReturnType<ReturnType<typeof inboxReadings>['execute']>>[number];
export type InboxRows = ReadonlyMap<string, Reading>;

/** How the reading of a workspace's mailboxes goes, by mailbox id; of one mailbox when its id is given. */
export async function inboxRows(
  db: Store['db'] | Tx,
  { workspaceId, id, now }: { workspaceId: string; id?: string; now: number },
): Promise<InboxRows> {
  let query = inboxReadings(db, now).where('inboxes.workspace_id', '=', workspaceId);
  if (id !== undefined) query = query.where('inboxes.id', '=', id);
  return new Map((await query.execute()).map((row) => [row.id, row]));
}

/** How the reading of a mailbox goes, as it is answered; null for one that is not read. In a demo none is, and none need be. */
export function toInbox(row: Reading | undefined, { now, demo }: { now: number; demo: boolean }): Mailbox['inbox'] {
  if (!row) return null;
  // Whoever read it has died, or is about to be replaced.
  const alone = row.status === 'connected' && (row.lease_until ?? 0) <= now;
  return {
    status: alone ? 'waiting' : row.status,
    error: row.error === null ? null : imapSentence(row.error),
    checkedAt: isoOrNull(row.checked_at),
    holdsMail: !demo && !isRead(row, now),
    // As the reader wrote it.
    missingFolders: row.folders_missing === null ? [] : (JSON.parse(row.folders_missing) as string[]),
  };
}
