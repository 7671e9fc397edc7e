import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { AppError } from '../errors.ts';
import { storeFault } from './faults.ts';
import { keepDatabasePrivate } from './sqlite-files.ts';

/** Milliseconds to wait while another process mends the log of one that was killed; writers are not waited for. */
const BUSY_MS = 15_000;
const FAULTS_TOLD_MAX = 5;

/** The file that a database URL names. Throws `invalid_request` for a database that is no file, or is not there. */
export function sqliteFile(url: string): string {
  if (/^postgres(ql)?:\/\//.test(url)) {
    throw new AppError(
      'invalid_request',
      'This database is on PostgreSQL, which has its own tool: pg_dump --format=custom --file=FILE "$PLANWRIGHT_DATABASE_URL".',
    );
  }
  const path = url.replace(/^file:(\/\/)?/, '');
  if (path === ':memory:') throw new AppError('invalid_request', 'A database in memory has no file to back up.');
  if (existsSync(path)) return resolve(path);
  throw new AppError(
    'not_found',
    `There is no database at ${resolve(path)}; check PLANWRIGHT_DATA_DIR and PLANWRIGHT_DATABASE_URL.`,
  );
}

/**
 * Copies a SQLite file as it is at one moment into a new one that only its owner may read, while others read and write.
 * Not SQLite's backup API: that begins anew whenever another process writes, and would never end under load. Nothing is
 * migrated. Throws one clear line, also when the copy is not sound; what was written then is of no use.
 */
export function copySqlite(from: string, to: string): void {
  keepDatabasePrivate(from);
  // Made by us, so that it is private from its first byte; SQLite accepts an empty file.
  const target = openSync(to, 'wx', 0o600);
  try {
    withDatabase(from, (database) => void database.prepare('VACUUM INTO ?').run(to));
    fsyncSync(target);
  } finally {
    closeSync(target);
  }
  const faults = withDatabase(to, soundnessFaults);
  if (faults.length > 0) {
    throw new AppError('internal', `The database ${from} is damaged: ${faults.join('; ')}. Restore it from a backup.`);
  }
}

function withDatabase<T>(path: string, work: (database: SqliteDatabase.Database) => T): T {
  try {
    const database = new SqliteDatabase(path, { timeout: BUSY_MS, fileMustExist: true });
    try {
      return work(database);
    } finally {
      database.close();
    }
  } catch (error) {
    throw storeFault(error, path);
  }
}

function soundnessFaults(database: SqliteDatabase.Database): string[] {
  // The pragma answers one row `ok`, or a row for each fault.
  const rows = database.pragma(`integrity_check(${FAULTS_TOLD_MAX})`) as { integrity_check: string }[];
  const broken = rows.map((row) => row.integrity_check).filter((words) => words !== 'ok');
  const dangling = database.pragma('foreign_key_check') as unknown[];
  return dangling.length > 0 ? [...broken, `${dangling.length} rows refer to what is not there`] : broken;
}
