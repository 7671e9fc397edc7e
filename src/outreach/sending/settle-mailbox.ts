import type { App } from '../../app.ts';
import type { SmtpPhase } from '../../mail/outcome.ts';
import type { Tx } from '../../store/store.ts';
import { giveUp, lockLead, lockSend } from './held-send.ts';
import type { ReadySend } from './prepare-send.ts';
import type { MailboxRow, SendRow } from './rows.ts';

/** After a server could not be reached, nothing new is tried there for so long: each mail would only use up a try. */
const HOLD_MS = 5 * 60_000;

/** Marks a mailbox that cannot send until a person mends it. */
export async function failMailbox(app: App, tx: Tx, mailboxId: string, reason: string): Promise<void> {
  await tx
    .updateTable('mailboxes')
    .set({ status: 'error', status_reason: reason, updated_at: app.clock.now() })
    .where('id', '=', mailboxId)
    .where('status', '=', 'active')
    .execute();
}

/** Mails that a server refused one after the other; from so many on it is not those mails that it objects to. */
const REFUSED_MAX = 5;

/**
 * A server took sender and recipient and refused the mail itself: a fifth time without a mail that was taken since, the
 * mailbox is marked, for what its server thinks of it would end lead after lead.
 */
export async function noteRefused(app: App, tx: Tx, mailboxId: string, words: string): Promise<void> {
  const { refused } = await tx
    .updateTable('mailboxes')
    .set((set) => ({ refused: set('refused', '+', 1) }))
    .where('id', '=', mailboxId)
    .returning('refused')
    .executeTakeFirstOrThrow();
  if (refused >= REFUSED_MAX) await failMailbox(app, tx, mailboxId, pausedItself(refused, words));
}

const pausedItself = (refused: number, words: string): string =>
  `Paused by itself: the server refused the last ${refused} mails, at last with “${words}”. Look at what they say, and ask the provider what it thinks of this mailbox.`;

/** A mail was taken: what was refused before it counts no more, and the ramp begins with the first of all. */
export async function noteTaken(tx: Tx, { mailbox_id, sent_at }: Pick<SendRow, 'mailbox_id' | 'sent_at'>) {
  await tx
    .updateTable('mailboxes')
    .set((set) => ({ first_sent_at: set.fn.coalesce('first_sent_at', set.val(sent_at)), refused: 0 }))
    .where('id', '=', mailbox_id)
    .where((where) => where.or([where('first_sent_at', 'is', null), where('refused', '>', 0)]))
    .execute();
}

/** Whether a mail that failed there was refused by its server for itself. */
export const isRefusal = (phase: SmtpPhase): boolean => phase === 'data' || phase === 'answer';

/** Whether `noteTaken` would change anything, as far as is known: of nearly every mail nothing is to be written. */
export const isToNote = ({ first_sent_at, refused }: Pick<MailboxRow, 'first_sent_at' | 'refused'>): boolean =>
  first_sent_at === null || refused > 0;

/** The mailbox's own settings cannot be used: no attempt was made. */
export async function giveUpMailbox(app: App, ready: ReadySend, reason: string): Promise<void> {
  await app.store.write(async (tx) => {
    const lead = await lockLead(app, tx, ready.lead.id);
    const send = await lockSend(app, tx, ready.send);
    await failMailbox(app, tx, ready.mailbox.id, reason);
    if (send?.status === 'claimed') await giveUp(app, tx, { send, lead }, reason);
  });
}

/** Leaves a server alone that cannot be reached. */
export async function holdMailbox(app: App, tx: Tx, mailboxId: string): Promise<void> {
  const until = app.clock.now() + HOLD_MS;
  await tx
    .updateTable('mailboxes')
    .set({ next_send_at: until })
    .where('id', '=', mailboxId)
    .where('next_send_at', '<', until)
    .execute();
}
