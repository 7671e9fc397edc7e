import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { setLead } from './advance.ts';
import { giveBackCaps, NO_PLACE } from './caps.ts';
import { changeSend, lockedLead, lockedSend } from './held-rows.ts';
import { IDLE, isRunning, type LeadRow, type SendRow } from './rows.ts';

// What the owner of a claimed mail writes while nothing of it has left. Every statement carries the lease in its WHERE.

/** The mail for this transaction alone, if the claim still holds. */
export async function lockSend(
  app: App,
  tx: Tx,
  { id, lease_owner }: Pick<SendRow, 'id' | 'lease_owner'>,
): Promise<SendRow | undefined> {
  const [send] = await lockedSend(app.store.dialect)(tx, id, lease_owner);
  return send;
}

/** The lead for this transaction alone. Always locked before its mails, as whoever stops a lead does. */
export async function lockLead(app: App, tx: Tx, id: string): Promise<LeadRow> {
  const [lead] = await lockedLead(app.store.dialect)(tx, id);
  if (!lead) throw new Error('There is no such lead.');
  return lead;
}

/** Puts a mail off of which nothing has left, without counting the attempt. Its place in the day's caps is given back when it waits for another day. */
export async function putOff(
  app: App,
  tx: Tx,
  send: SendRow,
  {
    until,
    reason,
    keepCaps = false,
    ...told
  }: { until: number; reason: string; keepCaps?: boolean } & Partial<Pick<SendRow, 'verdict'>>,
): Promise<void> {
  if (!keepCaps) await giveBackCaps(tx, send);
  await updateSend(app, tx, send, {
    status: 'queued',
    error: reason,
    due_at: until,
    lease_until: null,
    lease_owner: null,
    attempts: Math.max(0, send.attempts - 1),
    data_begun_at: null,
    ...(keepCaps ? {} : NO_PLACE),
    ...told,
  });
}

/**
 * Gives a mail up because of what its campaign or mailbox is now, and makes its lead due again: when they are well, the
 * step is written anew. It keeps no place in a cap.
 */
export async function giveUp(app: App, tx: Tx, { send, lead }: { send: SendRow; lead: LeadRow }, reason: string) {
  await giveBackCaps(tx, send);
  await updateSend(app, tx, send, { ...IDLE, status: 'cancelled', error: reason, ...NO_PLACE, data_begun_at: null });
  if (isRunning(lead)) await setLead(app, tx, lead, { ...IDLE, due_at: app.clock.now() });
}

export async function updateSend(app: App, tx: Tx, send: SendRow, set: Partial<SendRow>): Promise<SendRow> {
  const changed = await changeSend(tx, { ...set, updated_at: app.clock.now() }, send.id, send.lease_owner);
  if (!changed) throw new Error('The mail is not held any more.');
  return changed;
}
