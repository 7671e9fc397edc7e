import type { Tx } from '../store.ts';

/** The outreach engine: campaigns, leads and what is sent to them; events and their deliveries. */
export async function up(tx: Tx): Promise<void> {
  await mailboxes(tx);
  await campaigns(tx);
  await leads(tx);
  await sends(tx);
  await replies(tx);
  await webhooks(tx);
}

async function mailboxes(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('outreach_settings')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('postal_address', 'text')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('outreach_settings_pk', ['workspace_id'])
    .execute();
  await tx.schema
    .createTable('mailboxes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_reason', 'text')
    .addColumn('removed_at', 'bigint')
    .addColumn('smtp_host', 'text', (column) => column.notNull())
    .addColumn('smtp_port', 'integer', (column) => column.notNull())
    .addColumn('smtp_security', 'text', (column) => column.notNull())
    .addColumn('smtp_user', 'text')
    .addColumn('smtp_password', 'text')
    .addColumn('imap_host', 'text')
    .addColumn('imap_port', 'integer')
    .addColumn('imap_security', 'text')
    .addColumn('imap_user', 'text')
    .addColumn('imap_password', 'text')
    .addColumn('dkim', 'text')
    .addColumn('dkim_key', 'text')
    .addColumn('return_path', 'text', (column) => column.notNull())
    .addColumn('daily_cap', 'integer', (column) => column.notNull())
    .addColumn('gap_seconds', 'integer', (column) => column.notNull())
    .addColumn('ramp_start', 'integer')
    .addColumn('ramp_step', 'integer')
    .addColumn('next_send_at', 'bigint', (column) => column.notNull())
    .addColumn('first_sent_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('mailboxes_once', ['workspace_id', 'email'])
    .execute();
  await tx.schema.createIndex('mailboxes_by_workspace').on('mailboxes').columns(['workspace_id']).execute();
  await tx.schema
    .createTable('suppressions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('suppressions_once', ['workspace_id', 'kind', 'value'])
    .execute();
  await tx.schema
    .createIndex('suppressions_by_workspace')
    .on('suppressions')
    .columns(['workspace_id', 'created_at', 'id'])
    .execute();
}

async function campaigns(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('campaigns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('paused_reason', 'text')
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('pitch_context', 'text', (column) => column.notNull())
    .addColumn('daily_cap', 'integer', (column) => column.notNull())
    .addColumn('mailbox_id', 'text', (column) => column.references('mailboxes.id'))
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('sending_window', 'text', (column) => column.notNull())
    .addColumn('stop_for_company', 'integer', (column) => column.notNull())
    .addColumn('activated_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('campaigns_by_workspace')
    .on('campaigns')
    .columns(['workspace_id', 'created_at', 'id'])
    .execute();
  await tx.schema.createIndex('campaigns_by_status').on('campaigns').columns(['status', 'id']).execute();
  await tx.schema
    .createTable('steps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text')
    .addColumn('wait_hours', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('body', 'text')
    .addColumn('note', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await tx.schema.createIndex('steps_by_campaign').on('steps').columns(['campaign_id', 'position']).execute();
}

async function leads(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('company', 'text')
    .addColumn('role', 'text')
    .addColumn('linkedin_url', 'text')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('step_position', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('lease_until', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('leads_once', ['campaign_id', 'email_key'])
    .execute();
  await tx.schema.createIndex('leads_by_workspace').on('leads').columns(['workspace_id', 'created_at', 'id']).execute();
  await tx.schema.createIndex('leads_by_campaign').on('leads').columns(['campaign_id', 'created_at', 'id']).execute();
  await tx.schema
    .createIndex('leads_by_status')
    .on('leads')
    .columns(['workspace_id', 'status', 'created_at', 'id'])
    .execute();
  await tx.schema
    .createIndex('leads_by_campaign_status')
    .on('leads')
    .columns(['campaign_id', 'status', 'created_at', 'id'])
    .execute();
  // In the order of the lists: else SQLite would read the workspace in that order and look for the address there.
  await tx.schema
    .createIndex('leads_by_email')
    .on('leads')
    .columns(['workspace_id', 'email_key', 'created_at', 'id'])
    .execute();
  await tx.schema.createIndex('leads_by_domain').on('leads').columns(['workspace_id', 'domain']).execute();
  // Due leads are claimed campaign by campaign, follow-ups apart from the first mails; most leads are due at no time.
  await tx.schema
    .createIndex('leads_due')
    .on('leads')
    .columns(['campaign_id', 'status', 'due_at'])
    .where('due_at', 'is not', null)
    .execute();
}

async function sends(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('sends')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id'))
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('step_id', 'text', (column) => column.notNull().references('steps.id'))
    .addColumn('attempt_group', 'integer', (column) => column.notNull())
    .addColumn('mailbox_id', 'text', (column) => column.notNull().references('mailboxes.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body_text', 'text', (column) => column.notNull())
    .addColumn('in_reply_to', 'text')
    .addColumn('thread_references', 'text')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('cap_day', 'text')
    .addColumn('data_begun_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('bounced_at', 'bigint')
    .addColumn('error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('lease_until', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('sends_once', ['lead_id', 'step_id', 'attempt_group'])
    .execute();
  await tx.schema.createIndex('sends_by_lead').on('sends').columns(['lead_id', 'created_at']).execute();
  await tx.schema.createIndex('sends_by_workspace').on('sends').columns(['workspace_id', 'created_at', 'id']).execute();
  await tx.schema.createIndex('sends_by_campaign').on('sends').columns(['campaign_id', 'created_at', 'id']).execute();
  await tx.schema
    .createIndex('sends_by_status')
    .on('sends')
    .columns(['workspace_id', 'status', 'created_at', 'id'])
    .execute();
  await tx.schema
    .createIndex('sends_by_campaign_status')
    .on('sends')
    .columns(['campaign_id', 'status', 'created_at', 'id'])
    .execute();
  await tx.schema.createIndex('sends_by_step').on('sends').columns(['step_id']).execute();
  await tx.schema.createIndex('sends_by_message').on('sends').columns(['message_id']).execute();
  await tx.schema.createIndex('sends_by_token').on('sends').columns(['token_hash']).execute();
  await tx.schema
    .createIndex('sends_due')
    .on('sends')
    .columns(['mailbox_id', 'due_at'])
    .where('due_at', 'is not', null)
    .execute();
  await tx.schema
    .createTable('cap_days')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('reserved', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('cap_days_pk', ['owner', 'day'])
    .execute();
}

async function replies(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('campaign_id', 'text', (column) => column.references('campaigns.id'))
    .addColumn('lead_id', 'text', (column) => column.references('leads.id'))
    .addColumn('send_id', 'text', (column) => column.references('sends.id'))
    .addColumn('mailbox_id', 'text', (column) => column.references('mailboxes.id'))
    .addColumn('message_id', 'text')
    .addColumn('from_address', 'text', (column) => column.notNull())
    .addColumn('from_name', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body_text', 'text', (column) => column.notNull())
    .addColumn('classification', 'text')
    .addColumn('confidence', 'real')
    .addColumn('classified_reason', 'text')
    .addColumn('needs_action', 'integer', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('replies_by_workspace')
    .on('replies')
    .columns(['workspace_id', 'created_at', 'id'])
    .execute();
  await tx.schema.createIndex('replies_by_lead').on('replies').columns(['lead_id', 'created_at']).execute();
  await tx.schema
    .createIndex('replies_by_campaign')
    .on('replies')
    .columns(['campaign_id', 'created_at', 'id'])
    .execute();
  await tx.schema
    .createIndex('replies_by_action')
    .on('replies')
    .columns(['workspace_id', 'needs_action', 'created_at', 'id'])
    .execute();
  await tx.schema
    .createTable('touches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id'))
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('step_id', 'text', (column) => column.notNull().references('steps.id'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('body_text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .execute();
  await tx.schema
    .createIndex('touches_by_workspace')
    .on('touches')
    .columns(['workspace_id', 'created_at', 'id'])
    .execute();
  await tx.schema.createIndex('touches_by_lead').on('touches').columns(['lead_id']).execute();
  await tx.schema
    .createIndex('touches_by_campaign')
    .on('touches')
    .columns(['campaign_id', 'created_at', 'id'])
    .execute();
  await tx.schema
    .createIndex('touches_by_status')
    .on('touches')
    .columns(['workspace_id', 'status', 'created_at', 'id'])
    .execute();
  await tx.schema.createIndex('touches_by_step').on('touches').columns(['step_id']).execute();
}

async function webhooks(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('events_by_workspace')
    .on('events')
    .columns(['workspace_id', 'created_at', 'id'])
    .execute();
  await tx.schema
    .createTable('endpoints')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('event_types', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_reason', 'text')
    .addColumn('failing_since', 'bigint')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('old_secret', 'text')
    .addColumn('old_secret_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await tx.schema.createIndex('endpoints_by_workspace').on('endpoints').columns(['workspace_id']).execute();
  await tx.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id'))
    .addColumn('endpoint_id', 'text', (column) => column.notNull().references('endpoints.id'))
    .addColumn('event_type', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts_made', 'integer', (column) => column.notNull())
    .addColumn('round_began', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('lease_until', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('deliveries_once', ['event_id', 'endpoint_id'])
    .execute();
  await tx.schema
    .createIndex('deliveries_by_endpoint')
    .on('deliveries')
    .columns(['endpoint_id', 'created_at', 'id'])
    .execute();
  await tx.schema.createIndex('deliveries_due').on('deliveries').columns(['due_at', 'lease_until']).execute();
  await tx.schema
    .createTable('delivery_attempts')
    .addColumn('delivery_id', 'text', (column) => column.notNull().references('deliveries.id'))
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('duration_ms', 'bigint', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('delivery_attempts_pk', ['delivery_id', 'attempt'])
    .execute();
}
