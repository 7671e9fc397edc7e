import type { Selectable } from 'kysely';
import type { App } from '../../../app.ts';
import { claimDue } from '../../../store/due.ts';
import type { InboxTable } from '../../../store/inbox-tables.ts';
import type { Tx } from '../../../store/store.ts';
import type { MailboxRow } from '../../mailbox-view.ts';
import { INBOX_LEASE_MS } from '../../sending/inbox-read.ts';

// A mailbox that is read has one row: whoever holds its lease reads, and every write of a reader names the lease, so that
// one that was taken away can do no harm. A change of the mailbox's settings takes it away.

export type InboxRow = Selectable<InboxTable>;

/** Milliseconds that a process may be silent before another reads in its place. */
export const LEASE_MS = INBOX_LEASE_MS;

/** Somebody else reads this mailbox by now, or nobody is to. */
export class LeaseLost extends Error {}

/** Puts a mailbox among those that are read, with what has just been said of its server; or takes it out. */
export async function noteImap(
  tx: Tx,
  mailbox: MailboxRow,
  before: MailboxRow | undefined,
  now: number,
): Promise<void> {
  if (mailbox.imap_host === null || mailbox.removed_at !== null) {
    await tx.deleteFrom('inboxes').where('id', '=', mailbox.id).execute();
    return;
  }
  if (before && sameSettings(before, mailbox) && before.removed_at === null) return;
  // Numbers of one account say nothing of another's mails.
  if (before && !sameAccount(before, mailbox))
    await tx.deleteFrom('inbox_folders').where('mailbox_id', '=', mailbox.id).execute();
  const fresh = {
    status: 'waiting',
    error: null,
    due_at: now,
    lease_until: null,
    lease_owner: null,
    attempts: 0,
    read_by: null,
    folders_missing: null,
  } as const;
  await tx
    .insertInto('inboxes')
    .values({ id: mailbox.id, workspace_id: mailbox.workspace_id, checked_at: null, ...fresh })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .execute();
}

/** Takes mailboxes that nobody reads and that are due. */
export function claimInboxes(app: App, owner: string, limit: number): Promise<InboxRow[]> {
  const claim = { clock: app.clock, leaseMs: LEASE_MS, owner, limit } as const;
  return claimDue(app.store, 'inboxes', { ...claim, durability: 'relaxed' });
}

/** Says that this process is alive; answers with the mailboxes that these leases still hold, and which of them does. */
export async function renewInboxes(app: App, owners: string[]): Promise<Map<string, string | null>> {
  const now = app.clock.now();
  const held = await app.store.write(
    (tx) =>
      tx
        .updateTable('inboxes')
        .set(({ eb, ref }) => ({
          lease_until: now + LEASE_MS,
          // Whoever was silent for longer than its lease, such as a machine that slept, reads again before mail leaves.
          read_by: eb.case().when('lease_until', '>', now).then(ref('read_by')).else(null).end(),
        }))
        .where('lease_owner', 'in', owners)
        .returning(['id', 'lease_owner'])
        .execute(),
    'relaxed',
  );
  return new Map(held.map(({ id, lease_owner }) => [id, lease_owner]));
}

/** In the transaction of what is written: it counts only while the lease is ours. Throws LeaseLost. */
export async function stillOurs(tx: Tx, { id, lease_owner }: InboxRow, { read }: { read: boolean }): Promise<void> {
  const ours = await tx
    .updateTable('inboxes')
    // Mails that came in show that reading works, whatever breaks it off the next moment.
    .set((row) => ({ attempts: read ? 0 : row.ref('attempts') }))
    .where('id', '=', id)
    .where('lease_owner', '=', lease_owner)
    .returning('id')
    .executeTakeFirst();
  if (!ours) throw new LeaseLost();
}

/** All folders have been looked through, but for those that the server did not open; what has come since then is another look's. */
export function markRead(
  app: App,
  inbox: InboxRow,
  { beganAt, missing }: { beganAt: number; missing: readonly string[] },
): Promise<void> {
  const folders_missing = missing.length === 0 ? null : JSON.stringify(missing);
  const read = { checked_at: beganAt, read_by: inbox.lease_owner, folders_missing };
  return set(app, inbox, { status: 'connected', error: null, ...read, attempts: 0 });
}

/** Gives the mailbox back, to be read again after so long; `error` says why it could not be, if so. */
export function giveBack(
  app: App,
  inbox: InboxRow,
  { afterMs, error }: { afterMs: number; error: string | null },
): Promise<void> {
  const status = error === null ? 'waiting' : 'error';
  return set(app, inbox, {
    status,
    error,
    due_at: app.clock.now() + afterMs,
    lease_until: null,
    lease_owner: null,
  });
}

/** What the row says of how often it failed; it counts claims, each of which ends in a success or not. */
export async function attemptsOf({ store }: App, { id }: InboxRow): Promise<number> {
  const row = await store.db.selectFrom('inboxes').select('attempts').where('id', '=', id).executeTakeFirst();
  return row?.attempts ?? 0;
}

async function set(app: App, { id, lease_owner }: InboxRow, values: Partial<InboxRow>): Promise<void> {
  await app.store.write(
    (tx) => tx.updateTable('inboxes').set(values).where('id', '=', id).where('lease_owner', '=', lease_owner).execute(),
    'relaxed',
  );
}

const SETTINGS = ['imap_host', 'imap_port', 'imap_security', 'imap_user', 'imap_password', 'folders'] as const;

const sameSettings = (one: MailboxRow, other: MailboxRow): boolean =>
  SETTINGS.every((column) => one[column] === other[column]);

const sameAccount = (one: MailboxRow, other: MailboxRow): boolean =>
  one.imap_host?.toLowerCase() === other.imap_host?.toLowerCase() && one.imap_user === other.imap_user;
