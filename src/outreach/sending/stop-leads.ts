import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { giveBackCaps } from './caps.ts';
import { IDLE, isRunning, type LeadRow, type SendRow } from './rows.ts';

// Everything that ends a lead's sequence goes through here, in the transaction of whatever ended it: from its commit on
// nothing waits for the lead any more, and a mail under way meets the change before its first byte leaves.

/** Statuses that end a lead's sequence, or hold it until a person lets it go on. */
export type StoppedStatus = Exclude<LeadRow['status'], 'queued' | 'active'>;

/** Ends or holds one lead and cancels what waits for it; answers with the row as it is then. */
export async function stopLead(
  app: App,
  tx: Tx,
  leadId: string,
  status: StoppedStatus,
  pausedReason: LeadRow['paused_reason'] = null,
): Promise<LeadRow> {
  const now = app.clock.now();
  const ended_at = status === 'paused' ? null : now;
  const lead = await tx
    .updateTable('leads')
    .set({ status, paused_reason: pausedReason, ended_at, ...IDLE, updated_at: now })
    .where('id', '=', leadId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await cancelWaiting(app, tx, { leadId, reason: `The lead is ${status}.` });
  return lead;
}

/** The same, unless something has ended the lead already: that stays. */
export async function endLead(app: App, tx: Tx, lead: LeadRow, status: StoppedStatus): Promise<LeadRow> {
  return isRunning(lead) || lead.status === 'paused' ? stopLead(app, tx, lead.id, status) : lead;
}

/** Holds several for a reason that is shown to whoever asks why. */
export async function pauseLeads(
  app: App,
  tx: Tx,
  leadIds: readonly string[],
  reason: NonNullable<LeadRow['paused_reason']>,
): Promise<LeadRow[]> {
  const paused: LeadRow[] = [];
  for (const id of [...leadIds].sort()) paused.push(await stopLead(app, tx, id, 'paused', reason));
  return paused;
}

/** Cancels mails of a sequence that have not begun to leave, and gives their places in the caps back. */
export async function cancelWaiting(
  app: App,
  tx: Tx,
  { leadId, reason }: { leadId: string; reason: string },
): Promise<SendRow[]> {
  const cancelled = await tx
    .updateTable('sends')
    .set({ status: 'cancelled', error: reason, ...IDLE, updated_at: app.clock.now() })
    .where('lead_id', '=', leadId)
    .where('step_id', 'is not', null)
    .where('status', 'in', ['queued', 'claimed'])
    .where('data_begun_at', 'is', null)
    .returningAll()
    .execute();
  for (const send of cancelled) await giveBackCaps(tx, send);
  return cancelled;
}
