import type { Tx } from '../store.ts';

/** What a reply is sure of, what it asks for beside its class, and which leads it holds; and which folders are read. */
export async function up(tx: Tx): Promise<void> {
  await replies(tx);
  await holds(tx);
  await tx.schema
    .alterTable('mailboxes')
    .addColumn('folders', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

async function replies(tx: Tx): Promise<void> {
  for (const name of ['certainty', 'candidates', 'successor'] as const) {
    await tx.schema.alterTable('replies').addColumn(name, 'text').execute();
  }
  await tx.schema
    .alterTable('replies')
    .addColumn('content', 'text', (column) => column.notNull().defaultTo('text'))
    .execute();
  await tx.schema
    .alterTable('replies')
    .addColumn('privacy_request', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema.createIndex('replies_by_message').on('replies').columns(['message_id']).execute();
}

async function holds(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('lead_holds')
    .addColumn('reply_id', 'text', (column) => column.notNull().references('replies.id'))
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addPrimaryKeyConstraint('lead_holds_pk', ['reply_id', 'lead_id'])
    .execute();
  await tx.schema.createIndex('lead_holds_by_lead').on('lead_holds').columns(['lead_id']).execute();
}
