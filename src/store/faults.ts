import { AppError } from '../errors.ts';
import { errorCode } from './dialect.ts';

/** Seconds after which a caller may try again; most locks are gone by then. */
export const STORE_RETRY_SECONDS = 5;

/** What the operator reads of a database that cannot be used: one line that names it and says what to do. */
export class StoreFault extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StoreFault';
  }
}

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
  [/^25006/, (where) => `The database ${where} takes no writes; name the primary server in PLANWRIGHT_DATABASE_URL.`],
  [/^28/, (where) => `The database ${where} refuses the user or password in PLANWRIGHT_DATABASE_URL.`],
  [/^3D000/, (where) => `The database ${where} does not exist; create it or mend PLANWRIGHT_DATABASE_URL.`],
  [/^53|^58/, (where) => `The database ${where} is out of connections or space; try again or give it more.`],
];

/**
 * The error that a caller may read when the database itself is at fault: it names neither path nor host, and its cause,
 * for the log and the operator, is a StoreFault. Every other error comes back as it was.
 */
export function storeFault(error: unknown, where: string): unknown {
  if (error instanceof AppError) return error;
  const words = wordsFor(error, where);
  return words === undefined ? error : storeUnavailable(new StoreFault(words, { cause: error }));
}

/** `store_unavailable` for a caller, with what the operator reads as its cause. */
export const storeUnavailable = (cause: StoreFault): AppError =>
  new AppError('store_unavailable', 'The database cannot be used at the moment; nothing was charged. Try again soon.', {
    cause,
    retryAfterSeconds: STORE_RETRY_SECONDS,
  });

/** What the operator of this installation may read of any error: of a database, its path and what to do. */
export function operatorWords(error: unknown): string {
  if (error instanceof AppError && error.cause instanceof StoreFault) return error.cause.message;
  return error instanceof Error ? error.message : String(error);
}

/** The error as whoever runs this installation may read it in an answer: on their own machine nobody else sees it. */
export function forOperator(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { code, retryAfterSeconds: seconds, cause } = error;
  return new AppError(code, operatorWords(error), {
    cause,
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  });
}

function wordsFor(error: unknown, where: string): string | undefined {
  const code = errorCode(error);
  const known = FAULTS.find(([pattern]) => pattern.test(code));
  if (known) return known[1](where);
  // The pool's and the protocol's own words carry no code.
  if (error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message)) {
    return `The database ${where} does not answer in time.`;
  }
  return undefined;
}
