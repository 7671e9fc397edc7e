import type { Tx } from '../store.ts';

/** What a run has written so far of a blueprint, part by part: an interrupted or failed run goes on from there. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('run_parts')
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('usage', 'text')
    .addPrimaryKeyConstraint('run_parts_pk', ['run_id', 'part'])
    .execute();
}
