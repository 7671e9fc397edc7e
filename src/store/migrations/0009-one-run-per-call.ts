import { sql } from 'kysely';
import type { Tx } from '../store.ts';

/** The database itself allows one run under way for the same call; what was delivered no longer decides anything. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('runs').dropColumn('delivered').execute();
  await tx.schema
    .createIndex('runs_one_under_way')
    .unique()
    .on('runs')
    .columns(['workspace_id', 'call_hash'])
    .where(sql.ref('status'), '=', 'running')
    .where(sql.ref('cancel_requested_at'), 'is', null)
    .where('call_hash', '<>', 'fresh')
    .execute();
  // Those under way are counted for each new one.
  await tx.schema
    .createIndex('runs_under_way')
    .on('runs')
    .columns(['workspace_id'])
    .where(sql.ref('status'), '=', 'running')
    .execute();
}
