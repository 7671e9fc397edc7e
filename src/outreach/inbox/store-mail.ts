import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import type { PackedMail } from './packed-mail.ts';

export interface Storing {
  workspaceId: string;
  /** Where it was read; null for one that was posted. */
  mailboxId: string | null;
  mail: PackedMail;
  /** When it came, as the mail server says. Epoch milliseconds. */
  receivedAtMs: number;
}

/**
 * Keeps a mail that came in, in the caller's transaction, such as the one that moves a folder's cursor. It waits from then
 * on to be handled. The same mail again, from another mailbox too, is not stored a second time.
 */
export async function storeMail(
  app: App,
  tx: Tx,
  { workspaceId, mailboxId, mail, receivedAtMs }: Storing,
): Promise<{ id: string; isNew: boolean }> {
  const now = app.clock.now();
  const inserted = await tx
    .insertInto('inbound')
    .values({
      id: app.ids.next('inbound'),
      workspace_id: workspaceId,
      mailbox_id: mailboxId,
      once_key: mail.onceKey,
      status: 'waiting',
      kind: null,
      outcome: null,
      message_id: mail.messageId,
      from_address: mail.fromAddress,
      subject: mail.subject,
      size_bytes: mail.sizeBytes,
      raw: mail.raw,
      truncated: mail.truncated ? 1 : 0,
      lead_id: null,
      send_id: null,
      // A server's clock may be ahead; nothing has come that is still to come.
      received_at: Math.min(receivedAtMs, now),
      created_at: now,
      due_at: now,
      lease_until: null,
      lease_owner: null,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'once_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const { id } = await tx
    .selectFrom('inbound')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('once_key', '=', mail.onceKey)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}
