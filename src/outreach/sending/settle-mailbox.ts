import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { giveUp, lockLead, lockSend } from './held-send.ts';
import { NOT_HELD } from './hold-mailbox.ts';
import type { ReadySend } from './prepare-send.ts';
import type { MailboxRow, SendRow } from './rows.ts';

/** Marks a mailbox whose settings cannot be used until a person mends them. */
export async function failMailbox(app: App, tx: Tx, mailboxId: string, reason: string): Promise<void> {
  await tx
    .updateTable('mailboxes')
    .set({ status: 'error', status_reason: reason, updated_at: app.clock.now() })
    .where('id', '=', mailboxId)
    .where('status', '=', 'active')
    .execute();
}

/**
 * A mail was taken: what was refused before it counts no more, and the ramp begins with the first of all. What reports
 * say of the mailbox is not refuted by it: they come when the next mails have been taken long since.
 */
export async function noteTaken(tx: Tx, { mailbox_id, sent_at }: Pick<SendRow, 'mailbox_id' | 'sent_at'>) {
  const ofMailbox = tx.updateTable('mailboxes').where('id', '=', mailbox_id);
  await ofMailbox.set({ first_sent_at: sent_at }).where('first_sent_at', 'is', null).execute();
  await ofMailbox.set({ refused_run: null }).where('refused_run', 'is not', null).execute();
  // A hold that began while this mail was under way lasts: what it put off waits for its end.
  await ofMailbox.set(NOT_HELD).where('hold_by', '=', 'answer').where('hold_until', '<=', sent_at).execute();
}

/** Whether `noteTaken` would change anything, as far as is known: of nearly every mail nothing is to be written. */
export const isToNote = (row: Pick<MailboxRow, 'first_sent_at' | 'refused_run' | 'hold_by'>): boolean =>
  row.first_sent_at === null || row.refused_run !== null || row.hold_by === 'answer';

/** The mailbox's own settings cannot be used: no attempt was made. */
export async function giveUpMailbox(app: App, ready: ReadySend, reason: string): Promise<void> {
  await app.store.write(async (tx) => {
    const lead = await lockLead(app, tx, ready.lead.id);
    const send = await lockSend(app, tx, ready.send);
    await failMailbox(app, tx, ready.mailbox.id, reason);
    if (send?.status === 'claimed') await giveUp(app, tx, { send, lead }, reason);
  });
}
