import type { App } from '../../app.ts';
import type { SuppressionTable } from '../../store/outreach-tables.ts';
import type { Tx } from '../../store/store.ts';
import { giveBackCaps } from './caps.ts';
import { IDLE, isRunning, type LeadRow, RUNNING, type SendRow } from './rows.ts';

// Everything that ends a lead's sequence goes through here, in the transaction of whatever ended it: from its commit on
// nothing waits for the lead any more, and a mail under way meets the change before its first byte leaves.

/** Statuses that end a lead's sequence, or hold it until a person lets it go on. */
export type StoppedStatus = Exclude<LeadRow['status'], 'queued' | 'active'>;

/** Ends or holds one lead and cancels what waits for it; answers with the row as it is then. */
export async function stopLead(app: App, tx: Tx, leadId: string, status: StoppedStatus): Promise<LeadRow> {
  const lead = await tx
    .updateTable('leads')
    .set({ status, ...IDLE, updated_at: app.clock.now() })
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

/**
 * Ends every lead of a workspace with this address whose sequence still runs or is held, but for one that the caller
 * ends itself; answers with their rows.
 */
export async function stopAddress(
  app: App,
  tx: Tx,
  address: { workspaceId: string; emailKey: string; status: StoppedStatus; exceptId?: string },
): Promise<LeadRow[]> {
  const found = await tx
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', address.workspaceId)
    .where('email_key', '=', address.emailKey)
    .where('status', 'in', [...RUNNING, 'paused'])
    .orderBy('id')
    .execute();
  const stopped: LeadRow[] = [];
  for (const { id } of found) {
    if (id !== address.exceptId) stopped.push(await stopLead(app, tx, id, address.status));
  }
  return stopped;
}

/** Cancels mails that have not begun to leave, and gives their places in the caps back. */
export async function cancelWaiting(
  app: App,
  tx: Tx,
  { leadId, reason }: { leadId: string; reason: string },
): Promise<SendRow[]> {
  const cancelled = await tx
    .updateTable('sends')
    .set({ status: 'cancelled', error: reason, ...IDLE, updated_at: app.clock.now() })
    .where('lead_id', '=', leadId)
    .where('status', 'in', ['queued', 'claimed'])
    .where('data_begun_at', 'is', null)
    .returningAll()
    .execute();
  for (const send of cancelled) await giveBackCaps(tx, send);
  return cancelled;
}

/** Lets nobody of the workspace mail an address any more; the first reason stays. */
export async function suppressAddress(
  app: App,
  tx: Tx,
  { workspaceId, emailKey, reason }: { workspaceId: string; emailKey: string; reason: SuppressionTable['reason'] },
): Promise<void> {
  await tx
    .insertInto('suppressions')
    .values({
      id: app.ids.next('suppression'),
      workspace_id: workspaceId,
      kind: 'address',
      value: emailKey,
      reason,
      created_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'kind', 'value']).doNothing())
    .execute();
}
