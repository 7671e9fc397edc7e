import type { App } from '../../app.ts';
import { claimDue } from '../../store/due.ts';
import { loop } from '../loop.ts';
import { IDLE } from '../sending/rows.ts';
import { classifyWaiting } from './classify-waiting.ts';
import { handleMail } from './handle-mail.ts';
import type { InboundRow } from './hearing.ts';

/** Milliseconds between two looks for mail that waits, and for replies that wait for a model. */
const MAIL_EVERY_MS = 1_000;
const REPLIES_EVERY_MS = 2_000;
/** Far longer than handling a mail takes; whoever comes in between would change nothing. */
const LEASE_MS = 60_000;
/** Those that are handled together share a commit, and wait for the disk once. */
const AT_ONCE = 24;
/** Doubled at each try: in all, over four hours, in which a database that is at fault comes back. */
const AGAIN_AFTER_MS = 60_000;
const TRIES_MAX = 9;

/**
 * Handles mail that came in, and classifies replies, from now on until the process stops. Every server process does this
 * at once; what each of them takes is decided by the rows.
 */
export function startInbox(app: App): void {
  loop(app, MAIL_EVERY_MS, async () => (await handleWaiting(app)) > 0);
  loop(app, REPLIES_EVERY_MS, async () => (await classifyWaiting(app)) > 0);
}

/** Handles the mails that wait, some of them. Answers how many there were. */
export async function handleWaiting(app: App): Promise<number> {
  const claim = { clock: app.clock, leaseMs: LEASE_MS, owner: app.ids.next('lease'), limit: AT_ONCE };
  const claimed = await claimDue(app.store, 'inbound', { ...claim, durability: 'relaxed' });
  await Promise.all(claimed.map((row) => handleClaimed(app, row)));
  return claimed.length;
}

/** A mail that ends process after process is given up before it is read again, and stays as it came. */
async function handleClaimed(app: App, row: InboundRow): Promise<void> {
  if (row.attempts > TRIES_MAX) return giveUp(app, row);
  try {
    await app.turns.next();
    await handleMail(app, row.id);
  } catch (error) {
    app.log.error({ inboundId: row.id, attempt: row.attempts, error }, 'a mail that came in could not be handled');
    if (row.attempts >= TRIES_MAX) await giveUp(app, row);
    else await putOff(app, row);
  }
}

async function putOff(app: App, row: InboundRow): Promise<void> {
  const dueAt = app.clock.now() + AGAIN_AFTER_MS * 2 ** (row.attempts - 1);
  await setOwn(app, row, { due_at: dueAt, lease_until: null, lease_owner: null });
}

async function giveUp(app: App, row: InboundRow): Promise<void> {
  await setOwn(app, row, { ...IDLE, status: 'failed', outcome: 'unreadable' });
}

async function setOwn(app: App, row: InboundRow, set: Partial<InboundRow>): Promise<void> {
  await app.store.write((tx) =>
    tx
      .updateTable('inbound')
      .set(set)
      .where('id', '=', row.id)
      .where('status', '=', 'waiting')
      .where('lease_owner', '=', row.lease_owner)
      .execute(),
  );
}
