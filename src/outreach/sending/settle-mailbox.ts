import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { giveUp, lockLead, lockSend } from './held-send.ts';
import type { ReadySend } from './prepare-send.ts';

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
