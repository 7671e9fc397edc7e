import { join } from 'node:path';
import { type Config, isOwnFolder } from '../config.ts';
import { keepPrivate } from '../system/private-files.ts';
import { keepDatabasePrivate } from './sqlite-files.ts';
import type { Store } from './store.ts';

/** The key that seals secrets where no setting names one. */
export const keyFileIn = (dataDir: string): string => join(dataDir, 'secret.key');

/**
 * Keeps what this installation stores from the machine's other users, also what an earlier version made. A folder that
 * the user chose stays as it is. Answers with one line for each thing that belongs to somebody else.
 */
export function keepDataPrivate({ dataDir }: Pick<Config, 'dataDir'>, store: Store): string[] {
  const folder = isOwnFolder(dataDir) ? [keepPrivate(dataDir)] : [];
  const files = store.dialect.name === 'sqlite' ? keepDatabasePrivate(store.location) : [];
  return [...folder, ...files, keepPrivate(keyFileIn(dataDir))].filter((words) => words !== undefined);
}
