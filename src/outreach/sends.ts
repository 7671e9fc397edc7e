import type { Selectable } from 'kysely';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import type { SendTable } from '../store/outreach-tables.ts';
import type { Page } from '../store/page.ts';
import { listAttached } from './attached-list.ts';
import { canBeId, iso, isoOrNull } from './row-values.ts';
import { type Send, type SendDetail, sendListQuery } from './shapes/send.ts';

/** Outbound mails with their delivery state, newest first. Throws `invalid_request`, and `not_found` for campaign or lead. */
export async function listSends(app: App, workspaceId: string, query: unknown = {}): Promise<Page<Send>> {
  const asked = parseInput(sendListQuery, query);
  return listAttached(app, 'sends', workspaceId, { asked, tell: toSend });
}

/** One mail with its text. Throws `not_found`. */
export async function getSend(app: App, workspaceId: string, id: string): Promise<SendDetail> {
  const row = canBeId(id)
    ? await app.store.db
        .selectFrom('sends')
        .selectAll()
        .where('id', '=', id)
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
    : undefined;
  if (row) return { ...toSend(row), bodyText: row.body_text };
  throw new AppError('not_found', 'There is no such send in this workspace; the list of sends has their ids.');
}

/** A mail as it is answered. */
export const toSend = (row: Selectable<SendTable>): Send => ({
  id: row.id,
  campaignId: row.campaign_id,
  leadId: row.lead_id,
  stepId: row.step_id,
  replyId: row.reply_id,
  mailboxId: row.mailbox_id,
  status: row.status,
  reason: row.error,
  recipient: row.recipient,
  subject: row.subject,
  messageId: row.message_id,
  serverId: row.server_id,
  attempts: row.attempts,
  nextAttemptAt: isoOrNull(row.due_at),
  sentAt: isoOrNull(row.sent_at),
  verdict: row.verdict,
  bouncedAt: isoOrNull(row.bounced_at),
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});
