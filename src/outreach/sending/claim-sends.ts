import type { App } from '../../app.ts';
import { claimDue } from '../../store/due.ts';
import { dueOwners } from '../../store/due-owners.ts';
import type { SendRow } from './rows.ts';

/**
 * Milliseconds for which an attempt is its process's own: longer than a mail can take (two minutes, and the writes before
 * and after it), so that it lapses only when the process has died or stood still.
 */
export const LEASE_MS = 5 * 60_000;

/** Mailboxes with mails that are due and that nobody has. */
export const dueMailboxes = (app: App): Promise<string[]> => dueOwners(app.store.db, 'sends', app.clock);

/** Claims due mails of one mailbox, oldest first. Each has a lease of its own. */
export async function claimSends(app: App, mailboxId: string, limit: number): Promise<SendRow[]> {
  const claim = { clock: app.clock, leaseMs: LEASE_MS, owner: app.ids.next('lease'), limit };
  const how = { status: 'claimed', durability: 'relaxed' } as const;
  return claimDue(app.store, 'sends', { ...claim, ...how, only: { mailbox_id: mailboxId } });
}
