import type { Tx } from '../store.ts';

/**
 * A mailbox has days of its own, on which its mails count, and knows how many were refused in a row; a campaign's bounces count from when it was last set going; a
 * lead says why it is held; deliveries are claimed endpoint by endpoint.
 */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .alterTable('mailboxes')
    .addColumn('time_zone', 'text', (column) => column.notNull().defaultTo('UTC'))
    .execute();
  await tx.schema
    .alterTable('mailboxes')
    .addColumn('refused', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema
    .alterTable('campaigns')
    .addColumn('bounces_from', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema.alterTable('leads').addColumn('paused_reason', 'text').execute();
  await tx.schema.alterTable('sends').addColumn('mailbox_day', 'text').execute();
  await tx.schema.dropIndex('deliveries_due').execute();
  // What waits for a busy endpoint is passed over in one step.
  await tx.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['endpoint_id', 'due_at'])
    .where('due_at', 'is not', null)
    .execute();
}
