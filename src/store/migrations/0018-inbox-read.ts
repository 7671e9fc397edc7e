import type { Tx } from '../store.ts';

/**
 * Which lease has read a mailbox to its end: mail leaves only while the one that reads it now has done so. And what is
 * needed for what was said to hold leads that are made later.
 */
export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('inboxes').addColumn('read_by', 'text').execute();
  await tx.schema.alterTable('inboxes').addColumn('folders_missing', 'text').execute();
  for (const [table, column] of [
    ['replies', 'has_left'],
    ['lead_holds', 'let_go'],
  ] as const) {
    await tx.schema
      .alterTable(table)
      .addColumn(column, 'integer', (made) => made.notNull().defaultTo(0))
      .execute();
  }
}
