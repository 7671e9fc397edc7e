import type { Tx } from '../store.ts';

/** What was built of a plan: a row each time a prompt is done, of the content that it then had. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('plan_builds')
    .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('evidence', 'text')
    .addColumn('key_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_builds_pk', ['plan_id', 'number'])
    .execute();
}
