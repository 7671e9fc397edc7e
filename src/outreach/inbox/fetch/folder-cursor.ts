import type { Selectable } from 'kysely';
import type { App } from '../../../app.ts';
import type { InboxFolderTable } from '../../../store/inbox-tables.ts';
import type { Tx } from '../../../store/store.ts';
import { type InboxRow, stillOurs } from './inbox-rows.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A mailbox that is read for the first time is read from so long ago, not from its beginning years ago. */
const FIRST_LOOK_MS = 3 * DAY_MS;

export type FolderCursor = Selectable<InboxFolderTable>;

/**
 * How far a folder has been read. One that is new is read from three days ago; one whose mails were numbered anew is read
 * again from where its reading began, and what has been stored is not stored twice. Throws LeaseLost.
 */
export async function openCursor(
  app: App,
  inbox: InboxRow,
  { path, uidValidity }: { path: string; uidValidity: string },
): Promise<FolderCursor> {
  const found = await app.store.db
    .selectFrom('inbox_folders')
    .selectAll()
    .where('mailbox_id', '=', inbox.id)
    .where('folder', '=', path)
    .executeTakeFirst();
  if (found?.uid_validity === uidValidity) return found;
  if (found) app.log.info({ mailboxId: inbox.id }, 'a folder was numbered anew; it is read again');
  const now = app.clock.now();
  const fresh = { uid_validity: uidValidity, last_uid: 0, updated_at: now };
  const read_from = found?.read_from ?? now - FIRST_LOOK_MS;
  const cursor = { mailbox_id: inbox.id, folder: path, read_from, ...fresh };
  await app.store.write(async (tx) => {
    await stillOurs(tx, inbox, { read: false });
    await tx
      .insertInto('inbox_folders')
      .values(cursor)
      .onConflict((conflict) => conflict.columns(['mailbox_id', 'folder']).doUpdateSet(fresh))
      .execute();
  });
  return cursor;
}

/** In the transaction that stores what was read up to there. */
export async function moveCursor(tx: Tx, cursor: FolderCursor, lastUid: number, now: number): Promise<void> {
  await tx
    .updateTable('inbox_folders')
    .set({ last_uid: lastUid, updated_at: now })
    .where('mailbox_id', '=', cursor.mailbox_id)
    .where('folder', '=', cursor.folder)
    .where('uid_validity', '=', cursor.uid_validity)
    .execute();
}
