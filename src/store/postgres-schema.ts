import { sql } from 'kysely';
import { LEDGER_TABLES } from './ledger-tables.ts';
import { changedPostgresGuards } from './postgres-guards.ts';
import type { Tx } from './store.ts';

/** What keeps the ledger's rows apart and in bounds. Its wording is the server's, and differs from version to version. */
const CONSTRAINTS = [
  'entries_once',
  'entries_pkey',
  'entries_signed',
  'holds_pkey',
  'holds_positive',
  'ledger_key_pkey',
  'runs_pkey',
  'workspaces_never_below_zero',
  'workspaces_pkey',
];
const UNIQUE_INDEXES = ['entries_in_order', 'runs_one_under_way'];

/** See `schemaCheck`. A constraint, or the condition of a trigger, that says less under the same name is not found. */
export async function postgresSchemaFaults(tx: Tx): Promise<string[]> {
  const { rows: constraints } = await sql<{ name: string }>`
    SELECT conname AS name FROM pg_constraint WHERE convalidated AND conrelid IN (${TABLES})`.execute(tx);
  const { rows: indexes } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE i.indisunique AND i.indisvalid AND i.indrelid IN (${TABLES})`.execute(tx);
  const { rows: rules } = await sql<{ name: string }>`
    SELECT rulename AS name FROM pg_rewrite WHERE ev_class IN (${TABLES})
    UNION ALL SELECT polname FROM pg_policy WHERE polrelid IN (${TABLES})`.execute(tx);
  const { gone, added } = await changedPostgresGuards(tx);
  const { rows: others } = await sql<{ name: string }>`
    SELECT tgname AS name FROM pg_trigger WHERE NOT tgisinternal AND tgrelid IN (${TABLES})`.execute(tx);
  return [
    ...missing(CONSTRAINTS, constraints).map((name) => `The database's constraint ${name} is gone.`),
    ...missing(UNIQUE_INDEXES, indexes).map((name) => `The database's index ${name} is gone.`),
    ...gone.map((name) => `The database's trigger ${name} is gone, off or changed.`),
    ...others.filter(({ name }) => added(name)).map(({ name }) => `The database's trigger ${name} was added by hand.`),
    ...rules.map(({ name }) => `The database's rule ${name} was added by hand.`),
  ];
}

const TABLES = sql`SELECT oid FROM pg_class WHERE relname IN (${sql.join([...LEDGER_TABLES])}) AND pg_table_is_visible(oid)`;

const missing = (expected: readonly string[], rows: readonly { name: string }[]): string[] =>
  expected.filter((name) => !rows.some((row) => row.name === name));
