import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { keepPrivate, makePrivateFile, makePrivateFolder } from '../system/private-files.ts';

/** What SQLite puts beside a database, with the mode of the database itself. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

/** Makes the file and its folder where they are not there, and takes from other users what an earlier version left them. */
export function preparePrivate(location: string): void {
  makePrivateFolder(dirname(location));
  makePrivateFile(location);
  keepDatabasePrivate(location);
}

/** Keeps a database and its companions private. Answers with one line for each file that we cannot change. */
export function keepDatabasePrivate(location: string): string[] {
  if (!existsSync(location)) return [];
  const path = realpathSync(location);
  return ['', ...COMPANIONS].map((end) => keepPrivate(path + end)).filter((words) => words !== undefined);
}
