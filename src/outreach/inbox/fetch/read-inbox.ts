import type { App } from '../../../app.ts';
import type { ImapAccess } from '../../../mail/imap/imap-access.ts';
import { ImapFailure } from '../../../mail/imap/imap-failure.ts';
import type { ImapSession } from '../../../mail/imap/imap-session.ts';
import { openImap } from '../../../mail/imap/open-imap.ts';
import { mailboxRow } from '../../mailbox-row.ts';
import { foldersOf, type MailboxRow } from '../../mailbox-view.ts';
import { chance } from '../../sending/advance.ts';
import type { ByteBudget } from './byte-budget.ts';
import { type InboxRow, markRead } from './inbox-rows.ts';
import { readFolder } from './read-folder.ts';
import type { Reading } from './reading.ts';
import type { Stumbles } from './stumbles.ts';

/**
 * Milliseconds between two looks, however quiet the server is: some tell nothing, and none tells of the spam folder. Each
 * look ends the IDLE before it, so that none grows as old as the half hour after which servers forget it.
 */
const LOOK_MIN_MS = 60_000;
const LOOK_MAX_MS = 120_000;

export interface ReadInboxOptions {
  signal: AbortSignal;
  budget: ByteBudget;
  stumbles: Stumbles;
  /** Called once the server has let us in. */
  opened: () => void;
}

/** Reads a mailbox, and goes on reading what comes, until the signal aborts. Throws ImapFailure, LeaseLost, AppError. */
export async function readInbox(app: App, inbox: InboxRow, options: ReadInboxOptions): Promise<void> {
  const { signal, budget, stumbles } = options;
  const mailbox = await mailboxRow(app.store.db, inbox.workspace_id, inbox.id);
  const access = imapAccessOf(app, mailbox);
  const session = await openImap({ access, signal, clock: app.clock, targets: app.mailTargets });
  try {
    options.opened();
    const reading = { app, inbox, session, budget, stumbles };
    const others = foldersOf(mailbox).filter((path) => path.toUpperCase() !== 'INBOX');
    const seen = new Map([...(await session.spamFolders()), ...others].map((path) => [path, '']));
    const missing = () => others.filter((path) => !seen.has(path));
    while (!signal.aborted) {
      const beganAt = app.clock.now();
      for (const path of seen.keys()) await readOther(reading, path, seen);
      // Last, so that it is the one whose news are told.
      await readFolder(reading, 'INBOX').catch(noInbox);
      await markRead(app, inbox, { beganAt, missing: missing() });
      await session.news(LOOK_MIN_MS + (LOOK_MAX_MS - LOOK_MIN_MS) * chance(app), signal);
    }
  } finally {
    await session.leave();
  }
}

/** How the mailbox's mail is read. Throws ImapFailure when its password cannot be unsealed. */
export function imapAccessOf(app: App, mailbox: MailboxRow): ImapAccess {
  const { imap_host: host, imap_port: port, imap_password: sealed } = mailbox;
  if (host === null || port === null) throw new ImapFailure('stopping', 'connect');
  try {
    return {
      host,
      port,
      // One of the three that its schema lets through.
      security: mailbox.imap_security as ImapAccess['security'],
      user: mailbox.imap_user,
      password: sealed === null ? null : app.sealer.open(sealed, mailbox.id),
    };
  } catch (error) {
    throw new ImapFailure('unsealable', 'connect', error);
  }
}

/** Opened only when it has changed; one that cannot be read keeps nothing else from being read. */
async function readOther(reading: Reading, path: string, seen: Map<string, string>): Promise<void> {
  const { app, inbox, session } = reading;
  try {
    const now = await session.peek(path);
    if (now !== undefined && now === seen.get(path)) return;
    await readFolder(reading, path);
    seen.set(path, now ?? '');
  } catch (error) {
    if (!refused(error, session)) throw error;
    app.log.warn({ mailboxId: inbox.id }, 'a folder cannot be read; it is left out until the next connection');
    seen.delete(path);
  }
}

const refused = (error: unknown, session: ImapSession): boolean =>
  error instanceof ImapFailure && error.phase === 'folder' && session.stands;

function noInbox(error: unknown): never {
  const refusedToOpen = error instanceof ImapFailure && error.phase === 'folder' && error.fault === 'said_no';
  throw refusedToOpen ? new ImapFailure('no_inbox', 'folder', error) : error;
}
