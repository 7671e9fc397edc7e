import type { Tx } from '../store.ts';

/** The latest time that any process on this database has seen: a clock that is before it was set back. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
}
