import { nextBatch } from './batch.ts';
import { type FolderCursor, openCursor } from './folder-cursor.ts';
import { passedOver } from './pass-over.ts';
import { readBatch } from './read-batch.ts';
import type { Reading } from './reading.ts';

/** Mails looked up at once: their numbers and sizes are in memory. */
const LOOK_MAX = 500;

/** Opens a folder and stores what has come to it since it was read last. Throws ImapFailure and LeaseLost. */
export async function readFolder(reading: Reading, path: string): Promise<void> {
  const { app, inbox, session } = reading;
  const opened = await session.open(path);
  for (;;) {
    const cursor = await openCursor(app, inbox, opened);
    const uids = await session.search({ after: cursor.last_uid, sinceMs: cursor.read_from, limit: LOOK_MAX });
    if (uids.length === 0 || !(await readMails(reading, cursor, uids))) return;
  }
}

/** Reads mails in their order; false when nothing could be read, so that looking again would find the same. */
async function readMails(reading: Reading, cursor: FolderCursor, uids: number[]): Promise<boolean> {
  const { session, stumbles } = reading;
  const key = folderKey(cursor);
  const sizes = new Map((await session.heads(uids)).map(({ uid, sizeBytes }) => [uid, sizeBytes]));
  // Passed over once a later one can be read: then it is this mail, and not the server, that is broken.
  const broken = uids.find((uid) => stumbles.caution(key, uid) === 'hopeless');
  let hopeless = broken === undefined ? undefined : await passedOver(cursor, broken);
  let left = uids.filter((uid) => uid !== broken);
  if (left.length === 0) return false;
  while (left.length > 0) {
    const batch = nextBatch(
      left,
      (uid) => sizes.get(uid) ?? 0,
      (uid) => stumbles.caution(key, uid),
    );
    const { read, longer } = await readBatch(reading, { cursor, batch, sizes, key, hopeless });
    if (longer !== undefined) sizes.set(longer.uid, longer.sizeBytes);
    left = left.slice(read);
    if (hopeless !== undefined && (batch.uids[read - 1] ?? 0) > hopeless.uid) hopeless = undefined;
  }
  return true;
}

const folderKey = ({ mailbox_id, folder, uid_validity }: FolderCursor): string =>
  JSON.stringify([mailbox_id, folder, uid_validity]);
