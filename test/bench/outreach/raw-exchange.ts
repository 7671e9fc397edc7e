import SqliteDatabase from 'better-sqlite3';
import { randomIds } from '../../../src/system/ids.ts';
import type { BenchCampaign } from './bench-app.ts';

/** A mail that was sent to somebody. */
export interface Sent {
  recipient: string;
  messageId: string;
}

const INSERT = `INSERT INTO sends (id, workspace_id, campaign_id, lead_id, step_id, attempt_group, mailbox_id, status,
  message_id, recipient, subject, body_text, token_hash, data_begun_at, sent_at, created_at, updated_at)
  SELECT ?, workspace_id, campaign_id, id, ?, 0, ?, 'sent', ?, email, 'A question', 'Hi', ?, ?, ?, ?, ? FROM leads
  WHERE id = ?`;

/** Says that every lead of a campaign has had its first mail, in a file that nobody has open. Answers the mails. */
export function sendToAll(path: string, { id: campaignId, stepId, mailboxId }: BenchCampaign): Sent[] {
  const db = new SqliteDatabase(path);
  try {
    db.pragma('synchronous = OFF');
    const leads = db.prepare('SELECT id, email FROM leads WHERE campaign_id = ?').all(campaignId) as {
      id: string;
      email: string;
    }[];
    const insert = db.prepare(INSERT);
    const now = Date.now();
    return db.transaction(() =>
      leads.map(({ id: leadId, email }) => {
        const id = randomIds.next('send');
        const messageId = `<${id}@acme.example>`;
        insert.run(id, stepId, mailboxId, messageId, id, now, now, now, now, leadId);
        return { recipient: email, messageId };
      }),
    )();
  } finally {
    db.close();
  }
}
