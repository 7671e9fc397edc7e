import { realpathSync, statSync } from 'node:fs';
import { errorCode } from './dialect.ts';
import { StoreFault, storeUnavailable } from './faults.ts';

// SQLite goes on writing to a file that no path leads to any more, and so does another process to a new file in its place:
// what is written then is lost. The files that were opened must be the ones that are there.

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;

/** The files of a database that this process has open, and whether they can still be relied on. */
export class OpenedFiles {
  readonly #location: string;
  /** What each path led to when it was opened. */
  readonly #opened: Map<string, string>;
  readonly #wal: string;
  /** When the database file was last changed, as far as this process knows. */
  #changedAt: bigint | undefined;
  #damaged = false;

  /** To be made once the database was read, so that its companions are there. */
  constructor(location: string) {
    this.#location = location;
    this.#wal = `${realpathSync(location)}-wal`;
    const paths = [location, this.#wal, `${realpathSync(location)}-shm`];
    // A disk that cannot share memory has a database without companions.
    this.#opened = new Map(paths.map((path) => [path, identityOf(path)]).filter(([, found]) => found !== GONE) as []);
    this.noteCommit();
  }

  /** Throws `store_unavailable` when a write would be lost, until the files are back or this process starts again. */
  require(): void {
    const harm = this.#harm();
    if (harm) throw storeUnavailable(new StoreFault(harm));
  }

  /** Looks at an error of the database: one that was found damaged takes no more writes. */
  noteFault(error: unknown): void {
    if (DAMAGED.test(errorCode(error))) this.#damaged = true;
  }

  /** To be called when a write is committed. */
  noteCommit(): void {
    this.#changedAt = changedAt(this.#location);
  }

  get sound(): boolean {
    return this.#harm() === undefined;
  }

  /**
   * Whether what is in the log may go into the file as this process closes it. Not once another one may have written
   * there without knowing of that log.
   */
  get mayMerge(): boolean {
    if (this.#damaged || isEmpty(this.#location) || this.#isOther(this.#location)) return false;
    if (this.sound) return true;
    return identityOf(this.#wal) === GONE && changedAt(this.#location) === this.#changedAt;
  }

  #harm(): string | undefined {
    const where = `The database ${this.#location}`;
    const other = [...this.#opened.keys()].find((path) => this.#isOther(path));
    if (other === this.#location) {
      return `${where} was replaced, moved or deleted while this process had it open; put it back, or start again.`;
    }
    if (other) return `${other} was replaced or deleted while this process had it open; start again.`;
    if (this.#damaged || isEmpty(this.#location)) {
      return `${where} is damaged; stop every process that uses it and restore it from a backup.`;
    }
    return undefined;
  }

  #isOther(path: string): boolean {
    return identityOf(path) !== this.#opened.get(path);
  }
}

const GONE = 'gone';

const found = (path: string) => statSync(path, { bigint: true, throwIfNoEntry: false });

function identityOf(path: string): string {
  const file = found(path);
  return file ? `${file.dev} ${file.ino}` : GONE;
}

/** The file of a database in WAL mode has a page from its making on. */
const isEmpty = (path: string): boolean => found(path)?.size === 0n;

const changedAt = (path: string): bigint | undefined => found(path)?.mtimeNs;
