import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AppError } from '../errors.ts';
import type { Clock } from '../system/clock.ts';
import type { Sealer } from '../system/seal.ts';
import { LedgerMemory } from './ledger-memory.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { notingTime } from './note-time.ts';
import type { Store, Tx } from './store.ts';

/**
 * Opens the database that a URL names (a path, `file:…`, `:memory:` or `postgres://…`) and brings it up to date. The
 * driver is loaded only when it is the one that is needed. A ledger from before it was signed needs the sealer, and is
 * refused where the memory has that it was signed once. Throws AppError with one clear line when it cannot.
 */
export async function openStore(url: string, clock: Clock, sealer?: Sealer, memory?: LedgerMemory): Promise<Store> {
  if (/^(?!postgres(ql)?:|file:)[a-z][a-z0-9+.-]*:\/\//i.test(url)) {
    throw new AppError('invalid_request', 'PLANWRIGHT_DATABASE_URL must be a file (a path or file:…) or postgres://….');
  }
  const store = isPostgres(url)
    ? (await import('./postgres.ts')).openPostgres(url)
    : await (await import('./sqlite.ts')).openSqlite(sqlitePath(url));
  try {
    await migrate(store, clock, MIGRATIONS, sealer, memory);
  } catch (error) {
    await store.close();
    throw error;
  }
  return notingTime(store, clock);
}

/** Reads a database as it is at one moment, without bringing it up to date. Throws one clear line when it cannot. */
export async function readAsIs<T>(url: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!isPostgres(url) && !existsSync(sqlitePath(url))) {
    throw new AppError('not_found', `There is no database at ${resolve(sqlitePath(url))}.`);
  }
  if (!isPostgres(url)) return (await import('./sqlite.ts')).readSqlite(sqlitePath(url), work);
  const store = (await import('./postgres.ts')).openPostgres(url);
  try {
    return await store.snapshot(work);
  } finally {
    await store.close();
  }
}

/** What is remembered of a database's ledger in the data folder; one that several machines share has no such folder. */
export const ledgerMemoryOf = (url: string, dataDir: string): LedgerMemory | undefined =>
  isPostgres(url) || sqlitePath(url) === ':memory:'
    ? undefined
    : new LedgerMemory({ dataDir: resolve(dataDir), location: resolve(sqlitePath(url)) });

const sqlitePath = (url: string): string => url.replace(/^file:(\/\/)?/, '');

/** Whether a database URL names one that several machines share. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);
