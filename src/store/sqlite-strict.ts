import { sql } from 'kysely';
import { AppError } from '../errors.ts';
import type { Tables, Tx } from './tables.ts';

/**
 * Makes a table anew as STRICT, with its rows, constraints, indexes and triggers: without it SQLite keeps a text in a
 * column of numbers. Not for a table that others refer to, for those would lose what they refer to on the way.
 */
export async function makeSqliteStrict(tx: Tx, table: keyof Tables): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    SELECT type, sql FROM sqlite_schema WHERE tbl_name = ${table} AND sql IS NOT NULL`.execute(tx);
  const made = rows.find(({ type }) => type === 'table')?.sql ?? '';
  const strict = `${made.replace(`"${table}"`, `"${table}_strict"`).replaceAll(/\bbigint\b/gi, 'integer')} strict`;
  await sql.raw(strict).execute(tx);
  try {
    await sql.raw(`INSERT INTO ${table}_strict SELECT * FROM ${table} ORDER BY rowid`).execute(tx);
  } catch (cause) {
    const message = `The table ${table} holds what its columns cannot hold (${(cause as Error).message}): restore the database from a backup.`;
    throw new AppError('internal', message, { cause });
  }
  await sql.raw(`DROP TABLE ${table}`).execute(tx);
  await sql.raw(`ALTER TABLE ${table}_strict RENAME TO ${table}`).execute(tx);
  for (const { type, sql: again } of rows) if (type !== 'table') await sql.raw(again).execute(tx);
}
