import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { setLead } from './advance.ts';
import { giveBackCaps, NO_PLACE } from './caps.ts';
import { lockLead } from './held-send.ts';
import { isRunning } from './rows.ts';

/** A return date that is further away was misread, or says that nobody comes back. */
const DELAY_MAX_MS = 90 * 86_400_000;

/**
 * Lets the next step of a lead wait until its reader is back; the sequence goes on then. A mail that waits to leave waits
 * as well, one that is leaving leaves. Answers when it goes on at the earliest; null when nothing was put off: the
 * sequence is over or held, or the time is past or more than 90 days away.
 */
export async function delayNextStep(
  app: App,
  tx: Tx,
  { leadId, untilMs }: { leadId: string; untilMs: number },
): Promise<number | null> {
  const now = app.clock.now();
  const lead = await lockLead(app, tx, leadId);
  if (!isRunning(lead) || untilMs <= now || untilMs > now + DELAY_MAX_MS) return null;
  const waiting = tx
    .selectFrom('sends')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('step_id', 'is not', null)
    .where('status', '=', 'queued');
  const send = await app.store.dialect.lock(waiting).executeTakeFirst();
  const dueAt = Math.max(send?.due_at ?? lead.due_at ?? Number.POSITIVE_INFINITY, untilMs);
  // A mail is leaving at this moment, and what comes after it is due when it has left.
  if (!Number.isFinite(dueAt)) return null;
  if (!send) {
    await setLead(app, tx, lead, { due_at: dueAt, lease_until: null, lease_owner: null });
    return dueAt;
  }
  await giveBackCaps(tx, send);
  await tx
    .updateTable('sends')
    .set({ ...NO_PLACE, due_at: dueAt, error: 'Waits until its reader is back.', updated_at: now })
    .where('id', '=', send.id)
    .execute();
  return dueAt;
}
