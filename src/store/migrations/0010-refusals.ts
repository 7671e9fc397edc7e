import type { Tx } from '../store.ts';

/**
 * A mailbox whose server refuses it is held for a time and knows which mails were refused in a row; a mail and a
 * suppression keep whom their refusal was about, and a suppression what was said.
 */
export async function up(tx: Tx): Promise<void> {
  const { schema } = tx;
  await schema.alterTable('mailboxes').addColumn('hold_until', 'bigint').execute();
  await schema.alterTable('mailboxes').addColumn('hold_since', 'bigint').execute();
  await schema.alterTable('mailboxes').addColumn('hold_reason', 'text').execute();
  await schema.alterTable('mailboxes').addColumn('hold_by', 'text').execute();
  await schema
    .alterTable('mailboxes')
    .addColumn('holds', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('mailboxes').addColumn('refused_run', 'text').execute();
  await schema.alterTable('mailboxes').dropColumn('refused').execute();
  await schema.alterTable('sends').addColumn('verdict', 'text').execute();
  await schema.alterTable('suppressions').addColumn('verdict', 'text').execute();
  await schema.alterTable('suppressions').addColumn('reply', 'text').execute();
}
