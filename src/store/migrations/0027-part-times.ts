import type { Tx } from '../store.ts';

/** When a run has written a part, and how long it took: null for what it was given by another run. */
export async function up(tx: Tx): Promise<void> {
  for (const column of ['took_ms', 'done_at'])
    await tx.schema.alterTable('run_parts').addColumn(column, 'bigint').execute();
}
