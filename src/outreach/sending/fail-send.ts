import type { App } from '../../app.ts';
import type { Tx } from '../../store/store.ts';
import { sendData } from '../../webhooks/event-rows.ts';
import { giveBackCaps, NO_PLACE } from './caps.ts';
import { updateSend } from './held-send.ts';
import { IDLE, type LeadRow, type SendRow } from './rows.ts';
import { endLead } from './stop-leads.ts';

/**
 * Milliseconds from one attempt to the next; after the last the mail has failed. Four and a half days in all, as RFC 5321
 * (4.5.4.1) wants of whoever gives a recipient up.
 */
export const RETRY_AFTER_MS = [5, 30, 120, 480, 1440, 1440, 1440, 1440].map((minutes) => minutes * 60_000);
/** Milliseconds after which a mail that nobody took is given up, whatever kept it. */
export const GIVEN_UP_AFTER_MS = RETRY_AFTER_MS.reduce((sum, ms) => sum + ms, 0);
/** Claims of one mail. */
export const TRIES_MAX = RETRY_AFTER_MS.length + 1;

interface Failing {
  send: SendRow;
  lead: LeadRow;
}

/** Ends a mail that no server took, and its lead's sequence until a person resumes it. */
export async function failSend(
  app: App,
  tx: Tx,
  { send, lead }: Failing,
  { reason, verdict }: { reason: string } & Pick<SendRow, 'verdict'>,
): Promise<void> {
  const failed = await updateSend(app, tx, send, { ...IDLE, status: 'failed', error: reason, verdict });
  await endLead(app, tx, lead, 'failed');
  const data = { send: sendData(failed), reason };
  await app.events.record(tx, { workspaceId: send.workspace_id, type: 'send.failed', data });
}

/** What a mail says that was claimed once more than it has tries. */
export const SPENT = `It was begun ${TRIES_MAX} times and has not left; the last time its process ended before a byte of it was sent.`;

/**
 * Fails a mail that was claimed once more than it has tries: its process has ended before a byte of it had left, and a
 * mail that is the cause must not take down process after process for ever. False: it has tries left. The caller counts
 * it, once its transaction is written.
 */
export async function failIfSpent(app: App, tx: Tx, { send, lead }: Failing): Promise<boolean> {
  if (send.attempts <= TRIES_MAX) return false;
  await giveBackCaps(tx, send);
  const bare = await updateSend(app, tx, send, NO_PLACE);
  await failSend(app, tx, { send: bare, lead }, { reason: SPENT, verdict: null });
  return true;
}
