import { sql } from 'kysely';
import { chainLedger, indexOrder } from '../chain-ledger.ts';
import type { Dialect } from '../dialect.ts';
import { replaceLedgerKey, type Secrets } from '../ledger-key.ts';
import { refuseForgotten } from '../ledger-memory.ts';
import type { Tx } from '../store.ts';

/** Signs the entries of each workspace in a chain, and lets the database refuse whatever does not follow it. */
export async function up(tx: Tx, dialect: Dialect, secrets: Secrets): Promise<void> {
  await dialect.unguardLedger(tx);
  // The guards bring functions of their own.
  if (dialect.name === 'postgres') await sql`DROP FUNCTION entries_append_only`.execute(tx);
  await columns(tx);
  for (const table of ['entries', 'holds'] as const) await dialect.makeStrict(tx, table);
  // A new database gets its key with its first workspace.
  if (await tx.selectFrom('workspaces').select('id').limit(1).executeTakeFirst()) {
    // Signed before, and made to look as if it never was.
    refuseForgotten(secrets.memory);
    return chainLedger(tx, dialect, await replaceLedgerKey(tx, secrets.sealer(), secrets.now()));
  }
  await indexOrder(tx);
  await dialect.guardLedger(tx);
}

async function columns(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('ledger_key')
    .addColumn('slot', 'integer', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('roll', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await tx.schema
    .alterTable('workspaces')
    .addColumn('ledger_seq', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await tx.schema.alterTable('workspaces').addColumn('ledger_head', 'text').execute();
  for (const name of ['seq', 'balance_after'] as const) {
    await tx.schema
      .alterTable('entries')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await tx.schema
    .alterTable('entries')
    .addColumn('mac', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // Entries are read in the order of writing now.
  await tx.schema.dropIndex('entries_by_workspace').execute();
}
