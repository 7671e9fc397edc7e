import type { Tx } from '../store.ts';

/** What the calls to models have used and cost, by run, stage and model, and by workspace and day; and those under way. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('run_usage')
    .addColumn('run_id', 'text', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('input_tokens', 'bigint', (column) => column.notNull())
    .addColumn('output_tokens', 'bigint', (column) => column.notNull())
    .addColumn('cache_read_tokens', 'bigint')
    .addColumn('cache_write_tokens', 'bigint')
    .addColumn('thinking_tokens', 'bigint')
    .addColumn('searches', 'bigint')
    .addColumn('nano_dollars', 'bigint', (column) => column.notNull())
    .addColumn('unpriced_calls', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('run_usage_pk', ['run_id', 'stage', 'model'])
    .execute();
  await tx.schema
    .alterTable('runs')
    .addColumn('calls_under_way', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema
    .createTable('daily_spending')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('nano_dollars', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_spending_pk', ['workspace_id', 'day'])
    .execute();
}
