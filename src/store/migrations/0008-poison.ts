import type { Tx } from '../store.ts';

/** How often work on a run ended its process or thread since its last checkpoint. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .alterTable('runs')
    .addColumn('poison', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
