import type { Selectable } from 'kysely';
import { imapSentence } from '../mail/imap/imap-failure.ts';
import type { InboxTable } from '../store/inbox-tables.ts';
import type { Store, Tx } from '../store/store.ts';
import { isoOrNull } from './row-values.ts';
import type { Mailbox } from './shapes/mailbox.ts';

export type InboxRows = ReadonlyMap<
  string,
  Pick<Selectable<InboxTable>, 'status' | 'error' | 'checked_at' | 'lease_until'>
>;

/** How the reading of a workspace's mailboxes goes, by mailbox id; of one mailbox when its id is given. */
export async function inboxRows(db: Store['db'] | Tx, workspaceId: string, id?: string): Promise<InboxRows> {
  let query = db
    .selectFrom('inboxes')
    .select(['id', 'status', 'error', 'checked_at', 'lease_until'])
    .where('workspace_id', '=', workspaceId);
  if (id !== undefined) query = query.where('id', '=', id);
  return new Map((await query.execute()).map((row) => [row.id, row]));
}

/** How the reading of a mailbox goes, as it is answered; null for one that is not read. */
export function toInbox(row: ReturnType<InboxRows['get']>, now: number): Mailbox['inbox'] {
  if (!row) return null;
  // Whoever read it has died, or is about to be replaced.
  const alone = row.status === 'connected' && (row.lease_until ?? 0) <= now;
  return {
    status: alone ? 'waiting' : row.status,
    error: row.error === null ? null : imapSentence(row.error),
    checkedAt: isoOrNull(row.checked_at),
  };
}
