import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../store.ts';

/** Plans with their versions and drafts; each run names its plan, and what words it was asked with. */
export async function up(tx: Tx): Promise<void> {
  await plans(tx);
  await versions(tx);
  await drafts(tx);
  await runs(tx);
}

async function plans(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('plans')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('words_hash', 'text')
    .addColumn('idea', 'text', (column) => column.notNull())
    .addColumn('context', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await tx.schema
    .createIndex('plans_by_words')
    .unique()
    .on('plans')
    .columns(['workspace_id', 'words_hash'])
    .where('words_hash', 'is not', null)
    .execute();
  await tx.schema
    .createIndex('plans_by_age')
    .on('plans')
    .columns(['workspace_id', 'created_at', 'id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
}

async function versions(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('plan_versions')
    .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id'))
    .addColumn('artifact', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('key_id', 'text')
    .addColumn('based_on', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text', (column) => column.references('runs.id'))
    .addColumn('is_current', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_versions_pk', ['plan_id', 'artifact', 'number'])
    .execute();
  await tx.schema
    .createIndex('plan_versions_current')
    .unique()
    .on('plan_versions')
    .columns(['plan_id', 'artifact'])
    .where(sql.ref('is_current'), '=', 1)
    .execute();
}

async function drafts(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('plan_drafts')
    .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id'))
    .addColumn('artifact', 'text', (column) => column.notNull())
    .addColumn('base_hash', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_drafts_pk', ['plan_id', 'artifact'])
    .execute();
}

async function runs(tx: Tx): Promise<void> {
  await tx.schema.alterTable('runs').addColumn('words_hash', 'text').execute();
  await tx.schema
    .alterTable('runs')
    .addColumn('plan_id', 'text', (column) => column.references('plans.id'))
    .execute();
  await tx.schema.alterTable('runs').addColumn('emptied_at', 'bigint').execute();
  await hashWords(tx);
  await tx.schema
    .createIndex('runs_by_words')
    .on('runs')
    .columns(['workspace_id', 'words_hash'])
    .where('words_hash', 'is not', null)
    .execute();
}

const RUNS_AT_ONCE = 200;

/** The runs that are there belong to no plan, but what deletes one later empties those of the same words too. */
async function hashWords(tx: Tx): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; input: string }>`
      SELECT id, input FROM runs WHERE id > ${after} ORDER BY id LIMIT ${RUNS_AT_ONCE}`.execute(tx);
    for (const { id, input } of rows) {
      await sql`UPDATE runs SET words_hash = ${wordsHash(input)} WHERE id = ${id}`.execute(tx);
    }
    const last = rows.at(-1);
    if (!last || rows.length < RUNS_AT_ONCE) return;
    after = last.id;
  }
}

// As plans are known by at this version.
function wordsHash(input: string): string {
  const { idea = '', context = '' } = JSON.parse(input) as { idea?: string; context?: string };
  const words = [idea, context].map((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim());
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}
