import type { Tx } from '../store.ts';

/** What people asked to change in a plan, in their own words. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('plan_revisions')
    .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addPrimaryKeyConstraint('plan_revisions_pk', ['plan_id', 'number'])
    .execute();
}
