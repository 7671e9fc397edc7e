import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import { hostFault } from '../mail/mail-targets.ts';
import type { Store, Tx } from '../store/store.ts';
import { emailKey } from './email-key.ts';
import { noteImap } from './inbox/fetch/inbox-rows.ts';
import { type InboxRows, inboxRows, toInbox } from './inbox-view.ts';
import { mailboxColumns } from './mailbox-columns.ts';
import { emptyMailbox, type GivenColumn, mailboxRow } from './mailbox-row.ts';
import { type MailboxRow, toMailbox } from './mailbox-view.ts';
import { carryMailboxCap } from './sending/carry-caps.ts';
import { releaseMailbox } from './sending/hold-mailbox.ts';
import { type Mailbox, mailboxCreateSchema, mailboxUpdateSchema } from './shapes/mailbox.ts';

// Mailboxes of a workspace: whom mail comes from, and how it leaves. Passwords and keys go in sealed and never come out.

const MAILBOXES_MAX = 200;

/**
 * Makes a mailbox. One that was removed comes back with the same id and nothing of its old settings. Throws
 * `invalid_request`, and `unprocessable` for an address that is none or is there already.
 */
export async function createMailbox(app: App, workspaceId: string, input: unknown): Promise<Mailbox> {
  const wanted = parseInput(mailboxCreateSchema, input);
  const { key: email } = emailKey(wanted.email);
  if (wanted.dkim && wanted.dkim.privateKey === undefined) throw lacksKey();
  refuseHosts(app, wanted);
  return app.store.write(async (tx) => {
    await app.store.dialect.lockName(tx, `mailboxes:${workspaceId}`);
    const rows = await tx.selectFrom('mailboxes').selectAll().where('workspace_id', '=', workspaceId).execute();
    const found = rows.find((row) => row.email === email);
    if (found && found.removed_at === null) {
      throw new AppError('unprocessable', 'There is a mailbox of this address already; change that one.');
    }
    if (rows.length >= MAILBOXES_MAX && !found) {
      throw new AppError('unprocessable', `A workspace has at most ${MAILBOXES_MAX} mailboxes.`);
    }
    const id = found?.id ?? app.ids.next('mailbox');
    // Everything that a new mailbox needs is in the parsed input.
    const columns = mailboxColumns(app.sealer, id, wanted) as Pick<MailboxRow, GivenColumn>;
    const row = { ...emptyMailbox(workspaceId, app.clock.now()), ...columns, id, email };
    if (found) await tx.updateTable('mailboxes').set(row).where('id', '=', id).execute();
    else await tx.insertInto('mailboxes').values(row).execute();
    if (found) await carryMailboxCap(tx, found, row.time_zone, app.clock.now());
    await noteImap(tx, await mailboxRow(tx, workspaceId, id), found, app.clock.now());
    return view(app, tx, workspaceId, id);
  });
}

/** Oldest first. */
export async function listMailboxes(app: App, workspaceId: string): Promise<Mailbox[]> {
  const rows = await app.store.db
    .selectFrom('mailboxes')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const now = app.clock.now();
  const inboxes = await inboxRows(app.store.db, { workspaceId, now });
  return rows.map((row) => toMailbox(row, inboxOf(app, inboxes.get(row.id), now), now));
}

/** Throws `not_found`. */
export async function getMailbox(app: App, workspaceId: string, id: string): Promise<Mailbox> {
  return view(app, app.store.db, workspaceId, id);
}

/**
 * Changes a mailbox, pauses it or sets it going again; whatever is changed, it is held no more. Throws `invalid_request`, `not_found`, and `unprocessable` when
 * a stored password would go to another server than it was given for.
 */
export async function updateMailbox(app: App, workspaceId: string, id: string, input: unknown): Promise<Mailbox> {
  const change = parseInput(mailboxUpdateSchema, input);
  refuseHosts(app, change);
  return app.store.write(async (tx) => {
    const row = await mailboxRow(tx, workspaceId, id);
    if (change.smtp) keepAtHome('smtp', change.smtp, { host: row.smtp_host, password: row.smtp_password });
    if (change.imap) keepAtHome('imap', change.imap, { host: row.imap_host, password: row.imap_password });
    if (change.dkim && change.dkim.privateKey === undefined && row.dkim_key === null) throw lacksKey();
    const columns = mailboxColumns(app.sealer, id, change);
    await releaseMailbox(app, tx, id);
    await tx
      .updateTable('mailboxes')
      .set({ ...columns, updated_at: app.clock.now() })
      .where('id', '=', id)
      .execute();
    await carryMailboxCap(tx, row, change.timeZone ?? row.time_zone, app.clock.now());
    await noteImap(tx, await mailboxRow(tx, workspaceId, id), row, app.clock.now());
    return view(app, tx, workspaceId, id);
  });
}

/**
 * Removes a mailbox and its secrets; what it sent stays. Throws `not_found`, and `unprocessable` while a campaign that
 * may still send names it, or a mail waits in it.
 */
export async function removeMailbox(app: App, workspaceId: string, id: string): Promise<void> {
  await app.store.write(async (tx) => {
    const row = await mailboxRow(tx, workspaceId, id);
    await refuseWhileInUse(tx, workspaceId, id);
    const now = app.clock.now();
    const bare = { smtp_user: null, smtp_password: null, imap_user: null, imap_password: null, dkim_key: null };
    await tx
      .updateTable('mailboxes')
      .set({ ...bare, dkim: null, status: 'paused', status_reason: 'removed', removed_at: now, updated_at: now })
      .where('id', '=', id)
      .execute();
    await noteImap(tx, { ...row, removed_at: now }, row, now);
  });
}

async function view(app: App, db: Store['db'] | Tx, workspaceId: string, id: string): Promise<Mailbox> {
  const now = app.clock.now();
  const inboxes = await inboxRows(db, { workspaceId, id, now });
  return toMailbox(await mailboxRow(db, workspaceId, id), inboxOf(app, inboxes.get(id), now), now);
}

const inboxOf = ({ demoMail }: App, row: ReturnType<InboxRows['get']>, now: number): Mailbox['inbox'] =>
  toInbox(row, { now, demo: demoMail !== undefined });

/** A name is looked up, and refused if need be, when it is connected to; what is plainly refused is said at once. */
function refuseHosts(
  app: App,
  { smtp, imap }: { smtp?: { host: string } | undefined; imap?: { host: string } | null | undefined },
) {
  for (const [which, access] of Object.entries({ smtp, imap })) {
    const fault = access && hostFault(app.mailTargets, access.host);
    if (fault) throw new AppError('unprocessable', `${which}.host: ${fault}`);
  }
}

/** Who may change a mailbox but was never told its password must not have it sent to a server of their own. */
function keepAtHome(
  which: 'smtp' | 'imap',
  wanted: { host: string; password?: string | undefined; user: string | null },
  stored: { host: string | null; password: string | null },
): void {
  if (stored.password === null || wanted.password !== undefined || wanted.user === null) return;
  if (wanted.host.toLowerCase() === stored.host?.toLowerCase()) return;
  throw new AppError('unprocessable', `The ${which} host changes: send its password again with it.`);
}

const lacksKey = () => new AppError('unprocessable', 'dkim.privateKey is required: none is stored for this mailbox.');

async function refuseWhileInUse(tx: Tx, workspaceId: string, id: string): Promise<void> {
  const campaign = await tx
    .selectFrom('campaigns')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', id)
    .where('status', 'not in', ['completed', 'archived'])
    .executeTakeFirst();
  if (campaign) {
    throw new AppError(
      'unprocessable',
      'A campaign sends from this mailbox; give the campaign another, or archive it.',
    );
  }
  const send = await tx
    .selectFrom('sends')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('status', 'in', ['queued', 'claimed', 'sending'])
    .where('mailbox_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (send) throw new AppError('unprocessable', 'Mails still wait in this mailbox; pause it, or let them leave first.');
}
