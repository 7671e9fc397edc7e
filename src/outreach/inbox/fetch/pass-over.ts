import { createHash } from 'node:crypto';
import type { Tx } from '../../../store/store.ts';
import { IDLE } from '../../sending/rows.ts';
import { type PackedMail, packMail } from '../packed-mail.ts';
import { storeMail } from '../store-mail.ts';
import type { FolderCursor } from './folder-cursor.ts';
import type { Reading } from './reading.ts';

/** A mail that its server cannot give, as it is kept. */
export interface PassedOver {
  uid: number;
  mail: PackedMail;
}

/** Makes ready what is kept of a mail that its server cannot give: the same, whoever meets it again. */
export async function passedOver(
  { mailbox_id: mailboxId, folder, uid_validity: uidValidity }: FolderCursor,
  uid: number,
): Promise<PassedOver> {
  const place = [mailboxId, folder, uidValidity, uid];
  const onceKey = createHash('sha256').update(JSON.stringify(place)).digest('base64url');
  return { uid, mail: { ...(await packMail(new Uint8Array())), onceKey, truncated: true } };
}

/** Keeps that there is such a mail, so that a person knows of it, in the transaction that moves the cursor past it. */
export async function keepPassedOver({ app, inbox }: Reading, tx: Tx, { mail }: PassedOver): Promise<void> {
  const { id: mailboxId, workspace_id: workspaceId } = inbox;
  const { id } = await storeMail(app, tx, { workspaceId, mailboxId, mail, receivedAtMs: app.clock.now() });
  const failed = { ...IDLE, status: 'failed', outcome: 'unfetched' } as const;
  await tx.updateTable('inbound').set(failed).where('id', '=', id).execute();
}

/** Tells of it, once it is kept. */
export function tellPassedOver({ app, inbox }: Reading, { uid }: PassedOver): void {
  app.metrics.inbox('unreadable');
  app.log.warn({ mailboxId: inbox.id, uid }, 'a mail was passed over: the server cannot give even its headers');
}
