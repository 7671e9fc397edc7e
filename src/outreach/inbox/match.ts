import { messageIds } from '../../mail/inbound/header-fields.ts';
import type { InboundMail } from '../../mail/inbound/inbound-mail.ts';
import { serverIdsOf } from '../../mail/server-id.ts';
import { sha256 } from '../../system/secret.ts';
import { readEmailKey } from '../email-key.ts';
import { personKey } from '../person-key.ts';
import type { Db, SendRow } from '../sending/rows.ts';
import type { BouncedOriginal } from './bounce/bounce.ts';
import { fieldsNamed } from './bounce/fields-named.ts';

// Which mail of the workspace another one is about. Never by subject, and never beyond the workspace. Our ids are random:
// who names one was sent the mail, or was sent it by somebody who was. Who names none may be anybody.

const DAY_MS = 86_400_000;
/** Somebody who writes later than this after the last mail is not taken to answer it. */
const SENDER_DAYS = 60;
/** Within this, a report that names nothing but the recipient is taken to be about the mail to it. */
const RECIPIENT_DAYS = 14;
/** Ids of one header that are looked for: of a long thread, the latest. */
const IDS_MAX = 50;
/** Mails that ids of a server may name: more than there are ids when one of them names several. */
const SERVER_IDS_MAX = 4 * IDS_MAX;
/** Leads of one address, in as many campaigns. */
const LEADS_MAX = 100;
/** A sender's clock, and the server's, may be behind ours. */
const CLOCKS_APART_MS = 3_600_000;

export interface Place {
  workspaceId: string;
  /** The mailbox it came to; null when that is not known. */
  mailboxId: string | null;
  /** Epoch milliseconds. */
  receivedAtMs: number;
}

/** The mail that a reply or an automatic answer is about; undefined when none can be told. */
export async function matchAnswer(db: Db, mail: InboundMail, place: Place): Promise<SendRow | undefined> {
  return (
    (await byTokens(db, place, [...mail.deliveredTo, ...mail.to])) ??
    (await byMessageIds(db, place, mail.inReplyTo)) ??
    (await byMessageIds(db, place, mail.references.toReversed())) ??
    (await byLinks(db, place, `${mail.text}\n${mail.html ?? ''}`)) ??
    (await byAttached(db, place, mail)) ??
    (await bySender(db, place, mail.from?.address))
  );
}

/** What a report is about. `isProven`: it names an id or token of ours; else anybody could have written it. */
export interface MatchedReport {
  send: SendRow;
  isProven: boolean;
}

/**
 * The mail that a report is about: the one it was addressed for or names, else the last one to its only recipient, when
 * this mailbox has written there of late. Undefined when the workspace has sent no such mail.
 */
export async function matchReport(
  db: Db,
  mail: InboundMail,
  { original, recipients }: { original: BouncedOriginal | null; recipients: readonly (string | null)[] },
  place: Place,
): Promise<MatchedReport | undefined> {
  const proven =
    (await byTokens(db, place, [...mail.deliveredTo, ...mail.to])) ??
    (await byMessageIds(db, place, original?.messageIds ?? [])) ??
    (await byTokens(db, place, [original?.returnPath ?? '']));
  if (proven) return { send: proven, isProven: true };
  const send = await byRecipient(db, place, recipients.length > 0 ? recipients : [original?.to ?? null]);
  return send && { send, isProven: false };
}

const TOKEN = /\+(snd_[0-9a-f]{32})@/i;

/** An address that was made for one mail: `ada+snd_…@acme.example`. */
async function byTokens(db: Db, place: Place, addresses: readonly string[]): Promise<SendRow | undefined> {
  const ids = addresses.flatMap((address) => TOKEN.exec(address)?.[1]?.toLowerCase() ?? []).slice(0, IDS_MAX);
  if (ids.length === 0) return undefined;
  const found = await db.selectFrom('sends').selectAll().where('id', 'in', ids).execute();
  return found.find((send) => isOurs(send, place));
}

/** The first of these ids that is one of ours. */
async function byMessageIds(db: Db, place: Place, messageIds: readonly string[]): Promise<SendRow | undefined> {
  const ids = messageIds.slice(0, IDS_MAX);
  if (ids.length === 0) return undefined;
  // By the ids alone: to name the workspace too would lead the planner to all mails of it.
  const found = await db.selectFrom('sends').selectAll().where('message_id', 'in', ids).execute();
  const ours = found.filter((send) => isOurs(send, place));
  const [first] = ours.sort((one, other) => ids.indexOf(one.message_id) - ids.indexOf(other.message_id));
  return first ?? (await byServerIds(db, place, ids));
}

/** The first of these ids that a server gave to one of our mails, and to no second one. */
async function byServerIds(db: Db, place: Place, messageIds: readonly string[]): Promise<SendRow | undefined> {
  const named = messageIds.map(serverIdsOf);
  if (named.flat().length === 0) return undefined;
  const query = db.selectFrom('sends').selectAll().where('server_id', 'in', named.flat());
  const found = await query.limit(SERVER_IDS_MAX).execute();
  const ours = found.filter((send) => isOurs(send, place));
  const matches = named.map((ids) => ours.filter(({ server_id }) => server_id !== null && ids.includes(server_id)));
  return matches.find(({ length }) => length === 1)?.[0];
}

const LINK = /(?:\/|%2F)u(?:\/|%2F)([\w-]{20,64})/gi;

/** The unsubscribe link of one of our mails, quoted: whole, or within a link that a filter made of it. */
async function byLinks(db: Db, place: Place, text: string): Promise<SendRow | undefined> {
  const tokens = [...text.matchAll(LINK)].slice(0, IDS_MAX).map((found) => sha256(found[1] ?? ''));
  if (tokens.length === 0) return undefined;
  const found = await db.selectFrom('sends').selectAll().where('token_hash', 'in', tokens).execute();
  return found.find((send) => isOurs(send, place));
}

/** A mail that was forwarded as a file: one of ours, or one that quotes our link. */
async function byAttached(db: Db, place: Place, mail: InboundMail): Promise<SendRow | undefined> {
  const attached = mail.parts.filter(({ type }) => type.startsWith('message/')).map(({ text }) => text);
  const ids = attached.flatMap((text) => ID_FIELDS.flatMap((name) => fieldsNamed(unfolded(text), name)));
  // Lines of quoted-printable text end within words.
  const text = attached.map((one) => one.replaceAll('=\n', '')).join('\n');
  return (await byMessageIds(db, place, ids.flatMap(messageIds))) ?? (await byLinks(db, place, text));
}

const ID_FIELDS = ['message-id', 'in-reply-to', 'references'];
const unfolded = (header: string): string => header.replace(/\n[ \t]+/g, ' ');

/** The last mail to whoever writes, whichever campaign it was of. */
async function bySender(db: Db, place: Place, address: string | undefined): Promise<SendRow | undefined> {
  return lastTo(db, place, { address, days: SENDER_DAYS });
}

async function byRecipient(
  db: Db,
  place: Place,
  [address, ...others]: readonly (string | null)[],
): Promise<SendRow | undefined> {
  const { mailboxId } = place;
  if (others.length > 0 || mailboxId === null) return undefined;
  return lastTo(db, place, { address: address ?? undefined, days: RECIPIENT_DAYS, mailboxId });
}

async function lastTo(
  db: Db,
  place: Place,
  { address = '', days, mailboxId }: { address: string | undefined; days: number; mailboxId?: string },
): Promise<SendRow | undefined> {
  const key = readEmailKey(address)?.key;
  if (key === undefined) return undefined;
  const leads = await db
    .selectFrom('leads')
    .select('id')
    .where('workspace_id', '=', place.workspaceId)
    .where('person_key', '=', personKey(key))
    .orderBy('created_at', 'desc')
    .limit(LEADS_MAX)
    .execute();
  if (leads.length === 0) return undefined;
  const ids = leads.map(({ id }) => id);
  let query = db
    .selectFrom('sends')
    .selectAll()
    .where('lead_id', 'in', ids)
    .where('data_begun_at', '>=', place.receivedAtMs - days * DAY_MS)
    .where('data_begun_at', '<=', place.receivedAtMs + CLOCKS_APART_MS)
    .where('status', 'in', LEFT)
    .orderBy('data_begun_at', 'desc')
    .orderBy('id')
    .limit(1);
  if (mailboxId !== undefined) query = query.where('mailbox_id', '=', mailboxId);
  return query.executeTakeFirst();
}

/** What may have reached somebody. */
const LEFT = ['sending', 'sent', 'unknown'] as const;

const isOurs = (send: SendRow, { workspaceId }: Place): boolean =>
  send.workspace_id === workspaceId && LEFT.some((status) => status === send.status);
