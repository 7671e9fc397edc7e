import { AppError } from '../errors.ts';
import { errorCode } from './dialect.ts';

/** What can be wrong with the database itself: the driver's code → one line that says what to do. */
const FAULTS: [RegExp, (where: string) => string][] = [
  [
    /^SQLITE_BUSY|^SQLITE_LOCKED/,
    (where) => `The database ${where} is locked by another process; close it or try again.`,
  ],
  [/^SQLITE_READONLY/, (where) => `The database ${where} is read-only; make the file and its folder writable.`],
  [/^SQLITE_FULL|^ENOSPC/, (where) => `The disk of the database ${where} is full; free some space and try again.`],
  [
    /^SQLITE_NOTADB|^SQLITE_CORRUPT/,
    (where) =>
      `The file ${where} is not a sound SQLite database; restore it from a backup or point PLANWRIGHT_DATABASE_URL elsewhere.`,
  ],
  [
    /^SQLITE_CANTOPEN|^SQLITE_IOERR|^EACCES|^EPERM|^EROFS|^ENOTDIR|^EEXIST/,
    (where) =>
      `The database ${where} cannot be opened; check that its folder exists and is writable (PLANWRIGHT_DATA_DIR).`,
  ],
  [
    /^ECONNREFUSED|^ENOTFOUND|^ETIMEDOUT|^ECONNRESET|^EAI_AGAIN|^57P0/,
    (where) => `The database ${where} does not answer; check that it runs and that PLANWRIGHT_DATABASE_URL is right.`,
  ],
  [/^28/, (where) => `The database ${where} refuses the user or password in PLANWRIGHT_DATABASE_URL.`],
  [/^3D000/, (where) => `The database ${where} does not exist; create it or mend PLANWRIGHT_DATABASE_URL.`],
  [/^53/, (where) => `The database ${where} is out of connections or space; try again or give it more.`],
];

/** The error as a caller may read it when the database itself is at fault; every other error comes back as it was. */
export function storeFault(error: unknown, where: string): unknown {
  if (error instanceof AppError) return error;
  const code = errorCode(error);
  const known = FAULTS.find(([pattern]) => pattern.test(code));
  if (known) return new AppError('internal', known[1](where), { cause: error });
  if (error instanceof Error && /timeout exceeded when trying to connect/.test(error.message)) {
    return new AppError('internal', `The database ${where} does not answer in time.`, { cause: error });
  }
  return error;
}
