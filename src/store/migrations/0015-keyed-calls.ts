import { sql } from 'kysely';
import type { Tx } from '../store.ts';

/** Outreach calls that came with an Idempotency-Key; and who could send drafts until now still can. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('keyed_calls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('lease_owner', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('sealed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await tx.schema.createIndex('keyed_calls_by_age').on('keyed_calls').columns(['created_at']).execute();
  // What is counted for each new one stands in the index alone.
  await tx.schema.createIndex('keyed_calls_size').on('keyed_calls').columns(['workspace_id', 'size']).execute();
  await letSendersSend(tx);
}

/** Sending a draft asks for `sends:trigger` from now on. */
async function letSendersSend(tx: Tx): Promise<void> {
  const listed = sql<string>`',' || scopes || ','`;
  await tx
    .updateTable('keys')
    .set({ scopes: sql`scopes || ',sends:trigger'` })
    .where('revoked_at', 'is', null)
    .where(listed, 'like', '%,replies:write,%')
    .where(listed, 'not like', '%,sends:trigger,%')
    .execute();
}
