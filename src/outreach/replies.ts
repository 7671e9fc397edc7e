import type { Selectable } from 'kysely';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import { olderThan, readCursor } from '../store/cursors.ts';
import type { ReplyTable } from '../store/outreach-tables.ts';
import { type Page, toPage } from '../store/page.ts';
import { draftsOf } from './answers/drafts.ts';
import { recipientOf } from './answers/recipient.ts';
import { campaignRow } from './campaigns.ts';
import { readCandidates } from './inbox/candidates.ts';
import { canBeId, iso, isoOrNull } from './row-values.ts';
import type { Db } from './sending/rows.ts';
import { CLASSIFICATIONS, type Reply, type ReplyDetail, replyListQuery } from './shapes/reply.ts';

/** Inbound replies, newest first. Throws `invalid_request`, and `not_found` for the campaign. */
export async function listReplies(app: App, workspaceId: string, query: unknown = {}): Promise<Page<Reply>> {
  const asked = parseInput(replyListQuery, query);
  const cursor = asked.cursor === undefined ? undefined : readCursor(asked.cursor);
  if (asked.campaignId !== undefined) await campaignRow(app.store.db, workspaceId, asked.campaignId);
  let found = app.store.db
    .selectFrom('replies')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit + 1);
  // A campaign belongs to one workspace; naming that too would lead the planner away from the campaign's index.
  if (asked.campaignId === undefined) found = found.where('workspace_id', '=', workspaceId);
  else found = found.where('campaign_id', '=', asked.campaignId);
  if (asked.needsAction !== undefined) found = found.where('needs_action', '=', asked.needsAction ? 1 : 0);
  if (asked.matched !== undefined) found = found.where('lead_id', asked.matched ? 'is not' : 'is', null);
  if (cursor) found = found.where(olderThan(cursor));
  return toPage(await found.execute(), asked.limit, toReply);
}

/** One reply with its whole text, its thread and its drafts. Throws `not_found`. */
export async function getReply(app: App, workspaceId: string, id: string): Promise<ReplyDetail> {
  const row = await replyRow(app.store.db, workspaceId, id);
  return {
    ...toReply(row),
    fullText: row.raw_text,
    inReplyTo: row.in_reply_to,
    references: row.thread_references?.split(' ') ?? [],
    drafts: await draftsOf(app.store.db, id),
  };
}

/** The stored row. Throws `not_found` for another workspace's reply just as for none. */
export async function replyRow(db: Db, workspaceId: string, id: string): Promise<Selectable<ReplyTable>> {
  const query = db.selectFrom('replies').selectAll().where('id', '=', id).where('workspace_id', '=', workspaceId);
  const row = canBeId(id) ? await query.executeTakeFirst() : undefined;
  if (row) return row;
  throw new AppError('not_found', 'There is no such reply in this workspace; the list of replies has their ids.');
}

/** A reply as it is answered. */
export const toReply = (row: Selectable<ReplyTable>): Reply => ({
  id: row.id,
  campaignId: row.campaign_id,
  leadId: row.lead_id,
  sendId: row.send_id,
  mailboxId: row.mailbox_id,
  messageId: row.message_id,
  fromAddress: row.from_address,
  fromName: row.from_name,
  answerTo: recipientOf(row),
  subject: row.subject,
  bodyText: row.body_text,
  classification: CLASSIFICATIONS.find((one) => one === row.classification) ?? null,
  confidence: row.confidence,
  certainty: row.certainty,
  content: row.content,
  privacyRequest: row.privacy_request === 1,
  candidates: readCandidates(row.candidates),
  successor: row.successor,
  classificationReason: row.classified_reason,
  classifiedBy: row.classified_by,
  correctedFrom: row.corrected_from,
  needsAction: row.needs_action === 1,
  answeredAt: isoOrNull(row.answered_at),
  doneAt: isoOrNull(row.done_at),
  receivedAt: iso(row.received_at),
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});
