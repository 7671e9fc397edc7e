import type { Insertable } from 'kysely';
import type { App } from '../../src/app.ts';
import type { ReplyTable, SendTable, TouchTable } from '../../src/store/outreach-tables.ts';

interface Belongs {
  workspace_id: string;
  campaign_id: string;
  lead_id: string;
  step_id: string;
}

/** Puts a mail straight into the database: one that was sent, but for what is given. Answers its id. */
export async function insertSend(
  app: App,
  send: Omit<Belongs, 'step_id'> & { step_id: string | null; mailbox_id: string } & Partial<Insertable<SendTable>>,
): Promise<string> {
  const id = app.ids.next('send');
  const now = app.clock.now();
  const row = {
    id,
    attempt_group: 0,
    status: 'sent',
    message_id: `<${id}@acme.example>`,
    recipient: 'eve@corp.example',
    subject: 'Hello',
    body_text: 'Hello Eve',
    in_reply_to: null,
    thread_references: null,
    token_hash: id,
    cap_day: null,
    data_begun_at: now,
    sent_at: now,
    bounced_at: null,
    error: null,
    created_at: now,
    updated_at: now,
    due_at: null,
    lease_until: null,
    lease_owner: null,
    ...send,
  } as const;
  await app.store.write((tx) => tx.insertInto('sends').values(row).execute());
  return id;
}

/** Puts a touch that waits straight into the database. Answers its id. */
export async function insertTouch(app: App, touch: Belongs & Partial<Insertable<TouchTable>>): Promise<string> {
  const id = app.ids.next('touch');
  const row = {
    id,
    channel: 'linkedin',
    body_text: 'Hello Eve',
    status: 'queued',
    created_at: app.clock.now(),
    sent_at: null,
    ...touch,
  } as const;
  await app.store.write((tx) => tx.insertInto('touches').values(row).execute());
  return id;
}

/** Puts a reply straight into the database: an interested one of nobody known, but for what is given. Answers its id. */
export async function insertReply(
  app: App,
  reply: { workspace_id: string } & Partial<Insertable<ReplyTable>>,
): Promise<string> {
  const id = app.ids.next('reply');
  const now = app.clock.now();
  const row = {
    id,
    campaign_id: null,
    lead_id: null,
    send_id: null,
    mailbox_id: null,
    message_id: null,
    from_address: 'eve@corp.example',
    from_name: null,
    subject: 'Re: Hello',
    body_text: 'Yes please',
    classification: 'interested',
    confidence: 0.9,
    classified_reason: null,
    needs_action: 1,
    received_at: now,
    created_at: now,
    updated_at: now,
    ...reply,
  };
  await app.store.write((tx) => tx.insertInto('replies').values(row).execute());
  return id;
}
