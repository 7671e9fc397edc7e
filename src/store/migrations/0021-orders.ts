import type { Tx } from '../store.ts';

/** What a host has written of a plan: versions in its author's shape, verdicts on its submissions, its last review. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('plan_versions').addColumn('written', 'text').execute();
  await tx.schema.alterTable('plans').addColumn('review', 'text').execute();
  await tx.schema
    .createTable('plan_submissions')
    .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_submissions_pk', ['plan_id', 'hash'])
    .execute();
}
