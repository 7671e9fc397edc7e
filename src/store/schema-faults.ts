import type { Dialect } from './dialect.ts';
import type { SchemaCheck } from './ledger-tables.ts';
import { MIGRATIONS } from './migrate.ts';
import type { Tx } from './store.ts';

/**
 * What finds where the tables of the ledger, their constraints, indexes and guards are not what this version makes of a
 * new database, and rows that the constraints would not have let in. To be made outside a transaction.
 */
export async function schemaCheck({ name }: Dialect): Promise<SchemaCheck> {
  // The driver of the other database is not loaded.
  const check =
    name === 'sqlite'
      ? await (await import('./sqlite-schema.ts')).sqliteSchemaCheck()
      : (await import('./postgres-schema.ts')).postgresSchemaFaults;
  return async (tx) => [...(await migrationFaults(tx)), ...(await check(tx))];
}

async function migrationFaults(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('schema_migrations').select(['version', 'name']).execute();
  const noted = new Set(rows.map(({ version, name }) => `${version} ${name}`));
  return MIGRATIONS.filter(({ version, name }) => !noted.has(`${version} ${name}`)).map(
    ({ version, name }) => `The database's note that it was brought to version ${version}, ${name}, is gone.`,
  );
}
