import type { Tx } from '../store.ts';

/** Which lease has read a mailbox to its end: mail leaves only while the one that reads it now has done so. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('inboxes').addColumn('read_by', 'text').execute();
  await tx.schema.alterTable('inboxes').addColumn('folders_missing', 'text').execute();
}
