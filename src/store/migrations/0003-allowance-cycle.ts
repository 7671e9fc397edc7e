import type { Tx } from '../store.ts';

/** The workspace's row says which cycle's allowance it was given last, so that a balance is one row to read. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('workspaces').addColumn('allowance_cycle', 'text').execute();
}
