import type { Selectable } from 'kysely';
import type * as z from 'zod';
import type { LeadTable, ReplyTable, SendTable, TouchTable } from '../store/outreach-tables.ts';
import type { leadInEvent, replyInEvent, sendInEvent, touchInEvent } from './event-data.ts';

// Rows as events tell them; give the row as it is after the change.

export const leadData = (row: Selectable<LeadTable>): z.output<typeof leadInEvent> => ({
  id: row.id,
  campaignId: row.campaign_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  company: row.company,
  role: row.role,
  linkedinUrl: row.linkedin_url,
  status: row.status,
  stepPosition: row.step_position,
  createdAt: iso(row.created_at),
});

export const sendData = (row: Selectable<SendTable>): z.output<typeof sendInEvent> => ({
  id: row.id,
  leadId: row.lead_id,
  campaignId: row.campaign_id,
  stepId: row.step_id,
  mailboxId: row.mailbox_id,
  recipient: row.recipient,
  subject: row.subject,
  messageId: row.message_id,
  status: row.status,
  sentAt: isoOrNull(row.sent_at),
});

export const replyData = (row: Selectable<ReplyTable>): z.output<typeof replyInEvent> => ({
  id: row.id,
  leadId: row.lead_id,
  campaignId: row.campaign_id,
  sendId: row.send_id,
  mailboxId: row.mailbox_id,
  fromAddress: row.from_address,
  fromName: row.from_name,
  subject: row.subject,
  bodyText: row.body_text,
  classification: row.classification,
  confidence: row.confidence,
  certainty: row.certainty,
  content: row.content,
  privacyRequest: row.privacy_request === 1,
  needsAction: row.needs_action === 1,
  receivedAt: iso(row.received_at),
});

export const touchData = (row: Selectable<TouchTable>): z.output<typeof touchInEvent> => ({
  id: row.id,
  leadId: row.lead_id,
  campaignId: row.campaign_id,
  stepId: row.step_id,
  channel: row.channel,
  bodyText: row.body_text,
  status: row.status,
  createdAt: iso(row.created_at),
  sentAt: isoOrNull(row.sent_at),
});

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));
