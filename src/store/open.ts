import { AppError } from '../errors.ts';
import type { Clock } from '../system/clock.ts';
import { migrate } from './migrate.ts';
import type { Store } from './store.ts';

/** Whether the URL names a PostgreSQL database. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

/**
 * Opens the database that a URL names (a path, `file:…`, `:memory:` or `postgres://…`) and brings it up to date. The
 * driver is loaded only when it is the one that is needed. Throws AppError with one clear line when it cannot.
 */
export async function openStore(url: string, clock: Clock): Promise<Store> {
  if (/^(?!postgres(ql)?:|file:)[a-z][a-z0-9+.-]*:\/\//i.test(url)) {
    throw new AppError('invalid_request', 'PLANWRIGHT_DATABASE_URL must be a file (a path or file:…) or postgres://….');
  }
  const store = isPostgres(url)
    ? (await import('./postgres.ts')).openPostgres(url)
    : await (await import('./sqlite.ts')).openSqlite(url.replace(/^file:(\/\/)?/, ''));
  try {
    await migrate(store, clock);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}
