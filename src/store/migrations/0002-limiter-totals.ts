import type { Tx } from '../store.ts';

/** The limiter counts with running totals: whether one more fits is then two look-ups, however high the limit. */
export async function up(tx: Tx): Promise<void> {
  // Counts of the last minute at most: nothing of them need be kept.
  await tx.schema.dropTable('limit_buckets').execute();
  await tx.schema.dropTable('limit_hits').execute();
  await tx.schema
    .createTable('limit_hits')
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'bigint', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('limit_hits_pk', ['bucket', 'at'])
    .execute();
}
