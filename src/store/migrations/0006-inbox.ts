import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Tx } from '../store.ts';

/** What comes in: mail, where reading it has got to, what a person does with a reply, and whom one may write to next. */
export async function up(tx: Tx, dialect: Dialect): Promise<void> {
  await inboxes(tx);
  await inbound(tx, dialect);
  await replies(tx);
  await answers(tx);
  await prospects(tx);
  await report(tx);
}

async function inboxes(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('inboxes')
    .addColumn('id', 'text', (column) => column.primaryKey().references('mailboxes.id'))
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('checked_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('lease_until', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema.createIndex('inboxes_due').on('inboxes').columns(['due_at', 'lease_until']).execute();
  await tx.schema
    .createTable('inbox_folders')
    .addColumn('mailbox_id', 'text', (column) => column.notNull().references('mailboxes.id'))
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('last_uid', 'bigint', (column) => column.notNull())
    .addColumn('read_from', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('inbox_folders_pk', ['mailbox_id', 'folder'])
    .execute();
  await readWhatIsThere(tx);
}

/** Mailboxes that were given an IMAP server before anything was read from it. */
async function readWhatIsThere(tx: Tx): Promise<void> {
  await tx
    .insertInto('inboxes')
    .columns(['id', 'workspace_id', 'status', 'due_at'])
    .expression((from) =>
      from
        .selectFrom('mailboxes')
        .select((row) => ['id', 'workspace_id', row.val('waiting').as('status'), 'updated_at as due_at'])
        .where('imap_host', 'is not', null)
        .where('removed_at', 'is', null),
    )
    .execute();
}

async function inbound(tx: Tx, dialect: Dialect): Promise<void> {
  await tx.schema
    .createTable('inbound')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('mailbox_id', 'text', (column) => column.references('mailboxes.id'))
    .addColumn('once_key', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('kind', 'text')
    .addColumn('outcome', 'text')
    .addColumn('message_id', 'text')
    .addColumn('from_address', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('raw', dialect.name === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('truncated', 'integer', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id'))
    .addColumn('send_id', 'text', (column) => column.references('sends.id'))
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('lease_until', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('inbound_once', ['workspace_id', 'once_key'])
    .execute();
  // Nearly all mail has been handled: only what waits is in the queue's index.
  await tx.schema
    .createIndex('inbound_due')
    .on('inbound')
    .columns(['due_at', 'lease_until'])
    .where('due_at', 'is not', null)
    .execute();
  await tx.schema
    .createIndex('inbound_by_workspace')
    .on('inbound')
    .columns(['workspace_id', 'created_at', 'id'])
    .execute();
  await tx.schema
    .createIndex('inbound_failed')
    .on('inbound')
    .columns(['workspace_id', 'created_at', 'id'])
    .where(sql`status`, '=', 'failed')
    .execute();
}

/** A reply keeps its thread and what it was before trimming, waits for a model's opinion, and is done at some time. */
async function replies(tx: Tx): Promise<void> {
  for (const [name, type] of [
    ['inbound_id', 'text'],
    ['in_reply_to', 'text'],
    ['thread_references', 'text'],
    ['answer_to', 'text'],
    ['raw_text', 'text'],
    ['language', 'text'],
    ['classified_by', 'text'],
    ['corrected_from', 'text'],
    ['answered_at', 'bigint'],
    ['done_at', 'bigint'],
    ['due_at', 'bigint'],
    ['lease_until', 'bigint'],
    ['lease_owner', 'text'],
  ] as const) {
    await tx.schema.alterTable('replies').addColumn(name, type).execute();
  }
  for (const name of ['attempts', 'counted'] as const) {
    await tx.schema
      .alterTable('replies')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await tx.schema
    .createIndex('replies_once_a_mail')
    .unique()
    .on('replies')
    .columns(['inbound_id'])
    .where('inbound_id', 'is not', null)
    .execute();
  await tx.schema
    .createIndex('replies_by_sender')
    .on('replies')
    .columns(['workspace_id', 'from_address', 'created_at'])
    .execute();
  await tx.schema
    .createIndex('replies_due')
    .on('replies')
    .columns(['due_at', 'lease_until'])
    .where('due_at', 'is not', null)
    .execute();
  await tx.schema
    .createIndex('replies_corrected')
    .on('replies')
    .columns(['workspace_id', 'updated_at', 'corrected_from'])
    .where('corrected_from', 'is not', null)
    .execute();
}

/** A person's answers go the way of all mail, but carry out no step; what was written for a touch before is kept. */
async function answers(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('reply_id', 'text', (column) => column.notNull().references('replies.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body_text', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('send_id', 'text', (column) => column.references('sends.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await tx.schema.createIndex('drafts_by_reply').on('drafts').columns(['reply_id', 'created_at']).execute();
  await tx.schema
    .alterTable('sends')
    .alterColumn('step_id', (column) => column.dropNotNull())
    .execute();
  await tx.schema.alterTable('sends').addColumn('reply_id', 'text').execute();
  await tx.schema.alterTable('sends').addColumn('draft_id', 'text').execute();
  await tx.schema.alterTable('sends').addColumn('bounce', 'text').execute();
  await tx.schema
    .createIndex('sends_once_a_draft')
    .unique()
    .on('sends')
    .columns(['draft_id'])
    .where('draft_id', 'is not', null)
    .execute();
  await tx.schema
    .createTable('touch_versions')
    .addColumn('touch_id', 'text', (column) => column.notNull().references('touches.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('body_text', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('touch_versions_pk', ['touch_id', 'version'])
    .execute();
}

async function prospects(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('prospects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('domain', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('company', 'text')
    .addColumn('role', 'text')
    .addColumn('linkedin_url', 'text')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('prospects_once', ['workspace_id', 'email_key'])
    .execute();
  await tx.schema
    .createIndex('prospects_by_workspace')
    .on('prospects')
    .columns(['workspace_id', 'created_at', 'id'])
    .execute();
  await tx.schema
    .createIndex('prospects_by_domain')
    .on('prospects')
    .columns(['workspace_id', 'domain', 'created_at', 'id'])
    .execute();
  await tx.schema
    .createTable('enrichments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('findings', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await tx.schema.createIndex('enrichments_by_lead').on('enrichments').columns(['lead_id', 'created_at']).execute();
  await tx.schema.alterTable('campaigns').addColumn('icp', 'text').execute();
  await tx.schema
    .createTable('autopilot_runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('campaigns.id'))
    .addColumn('report', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await tx.schema
    .createIndex('autopilot_runs_by_campaign')
    .on('autopilot_runs')
    .columns(['campaign_id', 'created_at', 'id'])
    .execute();
}

/** What a campaign came to is counted without reading its mails and leads row by row. */
async function report(tx: Tx): Promise<void> {
  await tx.schema.alterTable('leads').addColumn('ended_at', 'bigint').execute();
  await tx
    .updateTable('leads')
    .set((set) => ({ ended_at: set.ref('updated_at') }))
    .where('status', 'not in', ['queued', 'active', 'paused'])
    .execute();
  await tx.schema
    .createIndex('leads_ended')
    .on('leads')
    .columns(['campaign_id', 'status', 'step_position', 'ended_at'])
    .where('ended_at', 'is not', null)
    .execute();
  await tx.schema
    .createIndex('sends_sent')
    .on('sends')
    .columns(['campaign_id', 'step_id', 'sent_at', 'bounce', 'lead_id'])
    .where('sent_at', 'is not', null)
    .execute();
}
