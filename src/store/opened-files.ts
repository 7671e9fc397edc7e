import { type BigIntStats, realpathSync, statSync } from 'node:fs';
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
    this.#opened = new Map(paths.filter(found).map((path) => [path, identityOf(found(path))]));
    this.noteCommit();
  }

  /** Throws `store_unavailable` once the database was found damaged. Costs nothing: to be called before a write. */
  requireUndamaged(): void {
    if (this.#damaged) throw lost(this.#damage);
  }

  /**
   * Throws `store_unavailable` when a write would be lost, until the files are back or this process starts again. To be
   * called before a commit: each file looked at costs some microseconds.
   */
  require(): void {
    const harm = this.#harm();
    if (harm) throw lost(harm);
  }

  /** Looks at an error of the database: one that was found damaged takes no more writes. */
  noteFault(error: unknown): void {
    if (DAMAGED.test(errorCode(error))) this.#damaged = true;
  }

  /** To be called when a write is committed. */
  noteCommit(): void {
    this.#changedAt = found(this.#location)?.mtimeNs;
  }

  get sound(): boolean {
    return this.#harm() === undefined;
  }

  /**
   * Whether what is in the log may go into the file as this process closes it. Not once another one may have written
   * there without knowing of that log.
   */
  get mayMerge(): boolean {
    const file = found(this.#location);
    if (this.#damaged || !file?.size || this.#isOther(this.#location, file)) return false;
    if (this.sound) return true;
    return !found(this.#wal) && file.mtimeNs === this.#changedAt;
  }

  get #damage(): string {
    return `The database ${this.#location} is damaged; stop every process that uses it and restore it from a backup.`;
  }

  #harm(): string | undefined {
    const file = found(this.#location);
    if (this.#isOther(this.#location, file)) {
      const was = 'was replaced, moved or deleted while this process had it open';
      return `The database ${this.#location} ${was}; put it back, or start again.`;
    }
    const other = [...this.#opened.keys()].find((path) => path !== this.#location && this.#isOther(path, found(path)));
    if (other) return `${other} was replaced or deleted while this process had it open; start again.`;
    // The file of a database in WAL mode has a page from its making on.
    return this.#damaged || file?.size === 0n ? this.#damage : undefined;
  }

  #isOther(path: string, file: Found): boolean {
    return identityOf(file) !== this.#opened.get(path);
  }
}

const GONE = 'gone';

const lost = (harm: string) => storeUnavailable(new StoreFault(harm));

type Found = BigIntStats | undefined;

const found = (path: string): Found => statSync(path, { bigint: true, throwIfNoEntry: false });

const identityOf = (file: Found): string => (file ? `${file.dev} ${file.ino}` : GONE);
