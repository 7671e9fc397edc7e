import type SqliteDatabase from 'better-sqlite3';
import { localDay } from '../../../src/outreach/sequence/local-day.ts';
import { randomIds } from '../../../src/system/ids.ts';
import type { BenchCampaign } from './bench-app.ts';

const INSERT = `INSERT INTO sends (id, workspace_id, campaign_id, lead_id, step_id, attempt_group, mailbox_id, status,
  message_id, recipient, subject, body_text, token_hash, cap_day, mailbox_day, created_at, updated_at, due_at)
  SELECT ?, leads.workspace_id, leads.campaign_id, leads.id, ?, 0, ?, 'queued', ?, leads.email, ?, ?, ?, ?, ?, ?, ?, ?
  FROM leads WHERE leads.id = ?`;

/** What a tick has written for so many leads of each campaign: a mail that is due, its place in the caps of the day reserved. */
export function insertRawSends(
  raw: SqliteDatabase.Database,
  campaigns: readonly BenchCampaign[],
  { each, subject, text }: { each: number; subject: string; text: string },
): void {
  const insert = raw.prepare(INSERT);
  const now = Date.now();
  const day = localDay('UTC', now);
  raw.transaction(() => {
    for (const { id: campaignId, stepId, mailboxId } of campaigns) {
      for (const leadId of takeLeads(raw, campaignId, each)) {
        const id = randomIds.next('send');
        const messageId = `<${id}@acme.example>`;
        insert.run(id, stepId, mailboxId, messageId, subject, text, id, day, day, now, now, now, leadId);
      }
    }
  })();
}

/** Leads that have had nothing yet; their next step is under way from then on. */
function takeLeads(raw: SqliteDatabase.Database, campaignId: string, count: number): string[] {
  const taken = raw
    .prepare(
      `UPDATE leads SET status = 'active', due_at = NULL WHERE id IN
        (SELECT id FROM leads WHERE campaign_id = ? AND status = 'queued' AND due_at IS NOT NULL LIMIT ?) RETURNING id`,
    )
    .all(campaignId, count) as { id: string }[];
  if (taken.length < count) throw new Error('too few leads wait');
  return taken.map(({ id }) => id);
}
