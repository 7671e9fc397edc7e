import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Tx } from '../store.ts';

/** Workspaces, keys, the ledger, the limiter and the runs. */
export async function up(tx: Tx, dialect: Dialect): Promise<void> {
  await accounts(tx);
  await ledger(tx, dialect);
  await limiter(tx);
  await runs(tx);
}

async function accounts(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('workspaces')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('balance', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('held', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('workspaces_never_below_zero', sql`balance >= 0 AND held >= 0 AND held <= balance`)
    .execute();
  await tx.schema
    .createTable('keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addColumn('revoked_reason', 'text')
    .execute();
  await tx.schema.createIndex('keys_by_workspace').on('keys').columns(['workspace_id', 'created_at']).execute();
}

async function ledger(tx: Tx, dialect: Dialect): Promise<void> {
  await tx.schema
    .createTable('entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('once_key', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('entries_once', ['workspace_id', 'once_key'])
    .addCheckConstraint('entries_signed', sql`(kind = 'grant' AND amount >= 0) OR (kind = 'charge' AND amount < 0)`)
    .execute();
  await tx.schema.createIndex('entries_by_workspace').on('entries').columns(['workspace_id', 'created_at']).execute();
  await tx.schema.createIndex('entries_by_run').on('entries').column('run_id').execute();
  await dialect.forbidChange(tx, 'entries');
  await tx.schema
    .createTable('holds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('run_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addCheckConstraint('holds_positive', sql`amount > 0`)
    .execute();
  await tx.schema.createIndex('holds_by_status').on('holds').columns(['status', 'expires_at']).execute();
  await tx.schema.createIndex('holds_by_run').on('holds').column('run_id').execute();
}

async function limiter(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('limit_buckets')
    .addColumn('bucket', 'text', (column) => column.primaryKey())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .execute();
  await tx.schema
    .createTable('limit_hits')
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('limit_hits_pk', ['bucket', 'at', 'id'])
    .execute();
}

async function runs(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('key_id', 'text')
    .addColumn('tool', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('call_hash', 'text', (column) => column.notNull())
    .addColumn('hold_id', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('meta', 'text')
    .addColumn('result', 'text')
    .addColumn('error_code', 'text')
    .addColumn('error_message', 'text')
    .addColumn('cancel_requested_at', 'bigint')
    .addColumn('delivered', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('lease_until', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema.createIndex('runs_due').on('runs').columns(['due_at', 'lease_until']).execute();
  await tx.schema.createIndex('runs_by_call').on('runs').columns(['workspace_id', 'call_hash', 'created_at']).execute();
  await tx.schema
    .createTable('run_stages')
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('output', 'text')
    .addColumn('quality', 'text')
    .addColumn('usage', 'text')
    .addColumn('headline', 'text')
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addPrimaryKeyConstraint('run_stages_pk', ['run_id', 'stage'])
    .execute();
  await tx.schema
    .createTable('idempotency_keys')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['workspace_id', 'route', 'key'])
    .execute();
  await tx.schema.createIndex('idempotency_by_age').on('idempotency_keys').column('created_at').execute();
}
