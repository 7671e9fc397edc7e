import { sql } from 'kysely';
import type { Tx } from '../store.ts';

/** What was built belongs to its workspace: a sample is built in many, and is no row of the plans. */
export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('plan_builds_of')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('evidence', 'text')
    .addColumn('key_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_builds_of_pk', ['workspace_id', 'plan_id', 'number'])
    .execute();
  await sql`INSERT INTO plan_builds_of
    (workspace_id, plan_id, number, prompt, version, hash, status, note, evidence, key_id, created_at)
    SELECT p.workspace_id, b.plan_id, b.number, b.prompt, b.version, b.hash, b.status, b.note, b.evidence, b.key_id,
      b.created_at
    FROM plan_builds b JOIN plans p ON p.id = b.plan_id`.execute(tx);
  await tx.schema.dropTable('plan_builds').execute();
  await tx.schema.alterTable('plan_builds_of').renameTo('plan_builds').execute();
}
