import type { App } from '../../app.ts';
import type { InboxTable } from '../../store/inbox-tables.ts';
import { preparedOn } from '../../store/prepared.ts';
import type { Db, MailboxRow } from './rows.ts';

// What somebody has said counts only once it has been read. So a mailbox that is read over IMAP sends nothing while mail may
// lie in it that nobody has seen: after a start, while another process takes over, after a sleep, while its server is away.

/** Milliseconds for which a full reading counts: two looks that find a slow server. */
const READ_WITHIN_MS = 5 * 60_000;
/** Milliseconds for which a lease is its reader's own unless it says that it lives. */
export const INBOX_LEASE_MS = 60_000;
/** Milliseconds after which a reader without a sign of life may be dead: three of them, well before its lease lapses. */
const SILENT_MS = 30_000;

/** How the reading of a mailbox stands. */
export type InboxReading = Pick<InboxTable, 'status' | 'error' | 'checked_at' | 'lease_owner' | 'lease_until'> & {
  read_by: string | null;
  /** Mails that have been read and not yet handled. */
  unhandled: number | string | null;
};

/** Whether mail of campaigns may leave a mailbox whose reading stands so: all has been read, and lately. */
export function isRead(
  { read_by, lease_owner, lease_until, checked_at, unhandled }: InboxReading,
  now: number,
): boolean {
  const isOfReader = read_by !== null && read_by === lease_owner;
  const lives = (lease_until ?? 0) > now + INBOX_LEASE_MS - SILENT_MS;
  return isOfReader && lives && (checked_at ?? 0) > now - READ_WITHIN_MS && Number(unhandled ?? 0) === 0;
}

/** How the reading of these mailboxes stands, by mailbox id: of those that are read, which none is in a demo. */
export async function readingsOf(
  app: Pick<App, 'clock' | 'demoMail'>,
  db: Db,
  mailboxes: readonly Pick<MailboxRow, 'id' | 'imap_host'>[],
): Promise<ReadonlyMap<string, InboxReading>> {
  const read = app.demoMail ? [] : mailboxes.filter(({ imap_host }) => imap_host !== null);
  const now = app.clock.now();
  const found = await Promise.all(read.map(async ({ id }) => [id, await readingOf(db, id, now)] as const));
  return new Map(found);
}

async function readingOf(db: Db, mailboxId: string, now: number): Promise<InboxReading> {
  const [row] = await reading(db, mailboxId, now);
  return row ?? NEVER_READ;
}

const NEVER_READ: InboxReading = {
  ...{ status: 'waiting', error: null, checked_at: null, lease_owner: null, lease_until: null, read_by: null },
  unhandled: 0,
};

const reading = preparedOn((db: Db, mailboxId: string, now: number) =>
  inboxReadings(db, now).where('inboxes.id', '=', mailboxId),
);

/** How the reading of mailboxes stands now. */
export const inboxReadings = (db: Db, now: number) =>
  db
    .selectFrom('inboxes')
    .select(['inboxes.id', 'inboxes.status', 'inboxes.error', 'inboxes.checked_at', 'inboxes.lease_owner'])
    .select(['inboxes.lease_until', 'inboxes.read_by', 'inboxes.folders_missing'])
    .select(({ selectFrom }) =>
      selectFrom('inbound')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('inbound.mailbox_id', '=', 'inboxes.id')
        .where('inbound.status', '=', 'waiting')
        // What could not be handled is tried again later, and a person is told of it.
        .where('inbound.due_at', '<=', now)
        .as('unhandled'),
    );

/**
 * Has every mailbox read anew before it sends: a process that begins cannot know what has come while none was running, and
 * which of those that hold a lease still live.
 */
export async function forgetReadings({ store }: App): Promise<void> {
  await store.write((tx) =>
    tx.updateTable('inboxes').set({ read_by: null }).where('read_by', 'is not', null).execute(),
  );
}
