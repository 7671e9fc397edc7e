import { setTimeout as wait } from 'node:timers/promises';
import type SqliteDatabase from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { errorCode } from './dialect.ts';
import type { Mutex } from './mutex.ts';

/** What an asker is told of an error. */
type Fault = (error: unknown) => unknown;

const STATEMENTS_KEPT = 300;
// A reader waits only while another process mends the log of one that was killed: a moment, and rare.
const RECOVERY_WAIT_MS = 2_000;
const RECOVERY_PAUSE_MS = 5;

/**
 * A Kysely driver over one better-sqlite3 connection. Kysely's own begins with a plain BEGIN, which fails with
 * SQLITE_BUSY when a second process writes between the first read and the first write; this one begins IMMEDIATE.
 */
export class SqliteDriver implements Driver {
  #connection: SqliteConnection;
  #mutex: Mutex;
  #onAcquire: () => void;
  #begin: CompiledQuery;

  /**
   * Drivers that share a mutex never hold their connections at the same time. `fault` makes of an error what the asker
   * is told. With `snapshots`, for a connection that
   * only reads, the reads of one turn of the event loop share a transaction: each would otherwise take its own locks and
   * read anew every page that a writer has touched. A connection that cannot write begins `deferred`.
   */
  constructor(
    database: SqliteDatabase.Database,
    options: { mutex: Mutex; onAcquire?: () => void; fault?: Fault; snapshots?: boolean; deferred?: boolean },
  ) {
    this.#begin = CompiledQuery.raw(options.deferred ? 'BEGIN' : 'BEGIN IMMEDIATE');
    this.#connection = new SqliteConnection(database, options);
    this.#mutex = options.mutex;
    this.#onAcquire = options.onAcquire ?? (() => undefined);
  }

  /** Lets the next read see what has been written; called when a write of this process has committed. */
  endSnapshot(): void {
    this.#connection.endSnapshot();
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#onAcquire();
    await this.#mutex.lock();
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk or an I/O error makes SQLite roll back by itself; a second ROLLBACK would hide that error.
    if (this.#connection.inTransaction) await connection.executeQuery(CompiledQuery.raw('ROLLBACK'));
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.unlock();
  }

  async destroy(): Promise<void> {
    this.#connection.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  #database: SqliteDatabase.Database;
  #statements = new Map<string, SqliteDatabase.Statement>();
  #fault: Fault;
  #snapshots: boolean;
  #inSnapshot = false;

  constructor(
    database: SqliteDatabase.Database,
    { fault = (error) => error, snapshots = false }: { fault?: Fault; snapshots?: boolean },
  ) {
    this.#database = database;
    this.#fault = fault;
    this.#snapshots = snapshots;
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  endSnapshot(): void {
    if (!this.#inSnapshot) return;
    this.#inSnapshot = false;
    // An error may have ended the transaction by itself, and a store that is closing has closed it.
    if (this.#database.open && this.#database.inTransaction) this.#prepare('COMMIT').run();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#whenMended(query);
    } catch (error) {
      throw this.#fault(error);
    }
  }

  async #whenMended<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#snapshots) return this.#execute(query);
    // Not by SQLite's own wait, which would hold up the whole process, and its end, as long as it lasts.
    const giveUpAt = performance.now() + RECOVERY_WAIT_MS;
    for (;;) {
      try {
        return this.#execute(query);
      } catch (error) {
        this.endSnapshot();
        if (!errorCode(error).startsWith('SQLITE_BUSY') || performance.now() > giveUpAt) throw error;
        await wait(RECOVERY_PAUSE_MS);
      }
    }
  }

  #execute<R>(query: CompiledQuery): QueryResult<R> {
    if (this.#snapshots && !this.#inSnapshot) {
      this.#prepare('BEGIN').run();
      this.#inSnapshot = true;
      setImmediate(() => this.endSnapshot());
    }
    const statement = this.#prepare(query.sql);
    if (statement.reader) {
      // The row's type is what the query builder computed from Tables.
      return { rows: statement.all(...query.parameters) as R[] };
    }
    const { changes } = statement.run(...query.parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: nothing here streams; lists are paged.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not used: page instead');
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string): SqliteDatabase.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}
