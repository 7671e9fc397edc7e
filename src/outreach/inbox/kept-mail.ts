import { type Selectable, sql } from 'kysely';
import type { App } from '../../app.ts';
import { AppError } from '../../errors.ts';
import { parseInput } from '../../generation/parse.ts';
import { olderThan, readCursor } from '../../store/cursors.ts';
import type { InboundTable } from '../../store/inbox-tables.ts';
import { type Page, toPage } from '../../store/page.ts';
import { canBeId, iso } from '../row-values.ts';
import { type KeptMail, type KeptMailDetail, keptMailListQuery } from '../shapes/inbound.ts';
import { isOutcome, KINDS, OUTCOMES } from './outcomes.ts';
import { unpackMail } from './packed-mail.ts';

// Every mail that came in is kept as it came, whatever became of it: what could not be handled is a person's to read.

type KeptRow = Pick<Selectable<InboundTable>, (typeof COLUMNS)[number]> & { reply_id: string | null };

/** Mails that came in, newest first. Throws `invalid_request`. */
export async function listKeptMails(app: App, workspaceId: string, query: unknown = {}): Promise<Page<KeptMail>> {
  const asked = parseInput(keptMailListQuery, query);
  let found = keptMails(app)
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit + 1);
  // Said to the letter, so that the index of the few that failed is used.
  if (asked.status === 'failed') found = found.where('status', '=', sql.lit('failed'));
  if (asked.cursor !== undefined) found = found.where(olderThan(readCursor(asked.cursor)));
  return toPage(await found.execute(), asked.limit, toKeptMail);
}

/** One mail with its source. Throws `not_found`. */
export async function getKeptMail(app: App, workspaceId: string, id: string): Promise<KeptMailDetail> {
  const query = keptMails(app).select('raw').where('id', '=', id);
  const row = canBeId(id) ? await query.where('workspace_id', '=', workspaceId).executeTakeFirst() : undefined;
  if (!row) throw new AppError('not_found', NONE);
  const source = Buffer.from(await unpackMail(row)).toString('utf8');
  return { ...toKeptMail(row), source: source.toWellFormed(), isWhole: row.truncated === 0 };
}

/**
 * Has a mail handled again that could not be; any other stays as it is. Throws `not_found`, and `unprocessable` for one of
 * which nothing has come.
 */
export async function retryKeptMail(app: App, workspaceId: string, id: string): Promise<KeptMail> {
  const { source, isWhole, ...mail } = await getKeptMail(app, workspaceId, id);
  if (mail.outcome === 'unfetched') throw new AppError('unprocessable', OUTCOMES.unfetched);
  if (mail.status !== 'failed') return mail;
  const again = { status: 'waiting', outcome: null, attempts: 0, due_at: app.clock.now() } as const;
  await app.store.write((tx) =>
    tx.updateTable('inbound').set(again).where('id', '=', id).where('status', '=', 'failed').execute(),
  );
  return { ...mail, status: 'waiting', outcome: null, means: WAITS, attempts: 0 };
}

const NONE = 'There is no such mail in this workspace; the list of mails that came in has their ids.';
const WAITS = 'It waits to be handled.';

/** Every column but the source. */
const COLUMNS = [
  ...(['id', 'status', 'kind', 'outcome', 'message_id', 'from_address', 'subject', 'size_bytes', 'truncated'] as const),
  ...(['mailbox_id', 'lead_id', 'send_id', 'attempts', 'received_at', 'created_at'] as const),
] as const;

const keptMails = ({ store: { db } }: App) =>
  db
    .selectFrom('inbound')
    .select(COLUMNS)
    .select(({ selectFrom }) =>
      selectFrom('replies').select('replies.id').whereRef('replies.inbound_id', '=', 'inbound.id').as('reply_id'),
    );

function toKeptMail(row: KeptRow): KeptMail {
  const outcome = isOutcome(row.outcome) ? row.outcome : null;
  return {
    id: row.id,
    status: row.status,
    kind: KINDS.find((one) => one === row.kind) ?? null,
    outcome,
    means: outcome === null ? WAITS : OUTCOMES[outcome],
    fromAddress: row.from_address,
    subject: row.subject,
    messageId: row.message_id,
    mailboxId: row.mailbox_id,
    leadId: row.lead_id,
    sendId: row.send_id,
    replyId: row.reply_id,
    sizeBytes: row.size_bytes,
    attempts: row.attempts,
    receivedAt: iso(row.received_at),
    createdAt: iso(row.created_at),
  };
}
