import type { Tx } from '../store.ts';

/** What a model read in idea and context, one for each workspace, words and engine. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('briefs')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('words_hash', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('briefs_pk', ['workspace_id', 'words_hash', 'engine'])
    .execute();
}
