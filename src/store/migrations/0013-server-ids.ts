import type { Tx } from '../store.ts';

/** A mail keeps the id that its server gave it, by which replies and bounces may name it. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('sends').addColumn('server_id', 'text').execute();
  await tx.schema.createIndex('sends_by_server_id').on('sends').columns(['server_id']).execute();
}
