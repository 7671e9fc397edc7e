import type { Tx } from '../store.ts';

/** Links that open the page of a plan, and the browsers in which it is open. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('plan_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id'))
    .addColumn('key_id', 'text', (column) => column.references('keys.id'))
    .addColumn('open_until', 'bigint')
    .addColumn('shown_until', 'bigint')
    .execute();
  await tx.schema.createIndex('plan_links_by_plan').on('plan_links').column('plan_id').execute();
}
