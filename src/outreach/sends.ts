import type { Selectable } from 'kysely';
import type { App } from '../app.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../generation/parse.ts';
import type { SendTable } from '../store/outreach-tables.ts';
import { campaignRow } from './campaigns.ts';
import { olderThan, readCursor } from './cursors.ts';
import { leadRow } from './leads.ts';
import { EMPTY_PAGE, type Page, toPage } from './page.ts';
import { canBeId, iso, isoOrNull } from './row-values.ts';
import { type Send, type SendDetail, sendListQuery } from './shapes/send.ts';

/** Outbound mails with their delivery state, newest first. Throws `invalid_request`, and `not_found` for campaign or lead. */
export async function listSends(app: App, workspaceId: string, query: unknown = {}): Promise<Page<Send>> {
  const asked = parseInput(sendListQuery, query);
  const cursor = asked.cursor === undefined ? undefined : readCursor(asked.cursor);
  const { db } = app.store;
  if (asked.campaignId !== undefined) await campaignRow(db, workspaceId, asked.campaignId);
  const lead = asked.leadId === undefined ? undefined : await leadRow(db, workspaceId, asked.leadId);
  if (lead && asked.campaignId !== undefined && lead.campaign_id !== asked.campaignId) return EMPTY_PAGE;
  let found = db
    .selectFrom('sends')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit + 1);
  // One condition alone: two would let the planner read the larger crowd in its order and look for the other in it.
  if (lead) found = found.where('lead_id', '=', lead.id);
  else if (asked.campaignId !== undefined) found = found.where('campaign_id', '=', asked.campaignId);
  else found = found.where('workspace_id', '=', workspaceId);
  if (asked.status !== undefined) found = found.where('status', '=', asked.status);
  if (cursor) found = found.where(olderThan(cursor));
  return toPage(await found.execute(), asked.limit, toSend);
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
  mailboxId: row.mailbox_id,
  status: row.status,
  reason: row.error,
  recipient: row.recipient,
  subject: row.subject,
  messageId: row.message_id,
  attempts: row.attempts,
  nextAttemptAt: isoOrNull(row.due_at),
  sentAt: isoOrNull(row.sent_at),
  bouncedAt: isoOrNull(row.bounced_at),
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
});
