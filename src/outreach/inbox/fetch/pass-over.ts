import { createHash } from 'node:crypto';
import { IDLE } from '../../sending/rows.ts';
import { packMail } from '../packed-mail.ts';
import { storeMail } from '../store-mail.ts';
import type { FolderCursor } from './folder-cursor.ts';
import { stillOurs } from './inbox-rows.ts';
import type { Reading } from './reading.ts';

/** Keeps that there is a mail which its server cannot give, so that a person knows of it; once, whoever meets it again. */
export async function passOver({ app, inbox }: Reading, cursor: FolderCursor, uid: number): Promise<void> {
  const place = [inbox.id, cursor.folder, cursor.uid_validity, uid];
  const onceKey = createHash('sha256').update(JSON.stringify(place)).digest('base64url');
  const mail = { ...(await packMail(new Uint8Array())), onceKey, truncated: true };
  const { id: mailboxId, workspace_id: workspaceId } = inbox;
  await app.store.write(async (tx) => {
    await stillOurs(tx, inbox, { read: true });
    const { id } = await storeMail(app, tx, { workspaceId, mailboxId, mail, receivedAtMs: app.clock.now() });
    const failed = { ...IDLE, status: 'failed', outcome: 'unfetched' } as const;
    await tx.updateTable('inbound').set(failed).where('id', '=', id).execute();
  });
  app.metrics.inbox('unreadable');
  app.log.warn({ mailboxId, uid }, 'a mail was passed over: the server cannot give even its headers');
}
