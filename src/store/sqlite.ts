import { resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { type Driver, Kysely, SqliteAdapter, SqliteIntrospector, sql } from 'kysely';
import { withAlong } from './alongside.ts';
import { type Dialect, errorCode } from './dialect.ts';
import { storeFault } from './faults.ts';
import { Mutex } from './mutex.ts';
import { OpenedFiles } from './opened-files.ts';
import { proveWrite } from './prove-write.ts';
import { SharedCommits } from './shared-commits.ts';
import { StablePlanCompiler } from './sqlite-compiler.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { preparePrivate } from './sqlite-files.ts';
import { guardSqliteLedger, unguardSqliteLedger } from './sqlite-guards.ts';
import { makeSqliteStrict } from './sqlite-strict.ts';
import { type Durability, refuseInsideWrite, type Store, type Tx } from './store.ts';
import type { Tables } from './tables.ts';
import { whenNotBusy } from './when-not-busy.ts';

// SQLite's own busy wait blocks the event loop, so it is short and the long wait happens outside, where timers run.
const BUSY_INSIDE_MS = 5;
const BUSY_OUTSIDE_MS = 15_000;

/**
 * Opens (and makes) a SQLite file that only its owner may read, or a private database with `:memory:`. Waits up to busyMs for a lock of another
 * process, here and at each write. Throws one clear line when it cannot.
 */
export async function openSqlite(path: string, { busyMs = BUSY_OUTSIDE_MS } = {}): Promise<Store> {
  const memory = path === ':memory:';
  const location = memory ? path : resolve(path);
  const giveUpAt = performance.now() + busyMs;
  const fault = (error: unknown) => storeFault(error, location);
  const open = (as: Connecting) => whenNotBusy(async () => connect(location, as), { giveUpAt, fault });
  try {
    if (!memory) preparePrivate(location);
  } catch (error) {
    throw fault(error);
  }
  const main = await open({ synchronous: 'FULL' });
  if (memory) return buildStore({ main, reader: main, relaxed: main, location, busyMs });
  // Readers never wait for a writer.
  const reader = await open({ synchronous: 'NORMAL', readonly: true });
  const relaxed = await open({ synchronous: 'NORMAL' });
  return buildStore({ main, reader, relaxed, location, busyMs, files: new OpenedFiles(location) });
}

interface Connections {
  main: SqliteDatabase.Database;
  reader: SqliteDatabase.Database;
  relaxed: SqliteDatabase.Database;
  location: string;
  busyMs: number;
  /** Not of a database in memory. */
  files?: OpenedFiles;
}

function buildStore({ main, reader, relaxed, location, busyMs, files }: Connections): Store {
  const writeMutex = new Mutex();
  const readMutex = reader === main ? writeMutex : new Mutex();
  const onAcquire = () => refuseInsideWrite('store.db');
  const fault = (error: unknown) => {
    files?.noteFault(error);
    return storeFault(error, location);
  };
  const reading = new SqliteDriver(reader, { mutex: readMutex, onAcquire, fault, snapshots: reader !== main });
  const db = kyselyOver(reading);
  const writers: Record<Durability, Kysely<Tables>> = {
    full: kyselyOver(new SqliteDriver(main, { mutex: writeMutex })),
    relaxed: kyselyOver(new SqliteDriver(relaxed, { mutex: writeMutex })),
  };
  const commits = new SharedCommits({
    async transaction(work, { durability, giveUpAt }) {
      const kept = async (tx: Tx) => {
        files?.requireUndamaged();
        const result = await work(tx);
        files?.require();
        return result;
      };
      const result = await whenNotBusy(() => writers[durability].transaction().execute(kept), { giveUpAt, fault });
      files?.noteCommit();
      reading.endSnapshot();
      return result;
    },
    fault,
    waitMs: busyMs,
  });
  const write: Store['write'] = (work, durability = 'full') => commits.write(withAlong(work, durability), durability);
  return {
    db,
    dialect: sqliteDialect,
    location,
    write,
    snapshot: (work) => (reader === main ? commits.write(work, 'full') : readSqlite(location, work)),
    proveWritable: () => write(proveWrite),
    async close() {
      if (main.open && (files?.sound ?? true)) optimize(main);
      // Who closes last takes what is in the log into the file, unless it can only read. Not db.destroy(): Kysely destroys
      // only what was used, and a connection nobody had read from would stay open.
      const mayMerge = files?.mayMerge ?? true;
      for (const connection of mayMerge ? [reader, relaxed, main] : [relaxed, main, reader]) connection.close();
    },
  };
}

/** Reads a file as it is at one moment. Nothing in it is changed, nor brought up to date. */
export async function readSqlite<T>(path: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const open = async () => new SqliteDatabase(path, { readonly: true, fileMustExist: true, timeout: BUSY_INSIDE_MS });
  const fault = (error: unknown) => storeFault(error, path);
  const connection = await whenNotBusy(open, { giveUpAt: performance.now() + BUSY_OUTSIDE_MS, fault });
  try {
    const driver = new SqliteDriver(connection, { mutex: new Mutex(), deferred: true });
    return await kyselyOver(driver).transaction().execute(work);
  } catch (error) {
    throw fault(error);
  } finally {
    connection.close();
  }
}

/** A courtesy to later queries: a busy or read-only file goes without. */
function optimize(database: SqliteDatabase.Database): void {
  try {
    database.pragma('optimize');
  } catch (error) {
    if (!/^SQLITE_(BUSY|READONLY|FULL|NOTADB|CORRUPT)/.test(errorCode(error))) throw error;
  }
}

interface Connecting {
  synchronous: 'FULL' | 'NORMAL';
  readonly?: boolean;
}

function connect(location: string, { synchronous, readonly = false }: Connecting): SqliteDatabase.Database {
  const database = new SqliteDatabase(location, { timeout: BUSY_INSIDE_MS, readonly });
  try {
    // Two processes that turn a new file into WAL at the same moment get SQLITE_BUSY at once, whatever the timeout.
    database.pragma('journal_mode = WAL');
    // Set at every opening: a file already in WAL mode comes back as NORMAL, and a power cut could then undo a charge.
    database.pragma(`synchronous = ${synchronous}`);
    database.pragma('foreign_keys = ON');
    // Without this, REPLACE INTO deletes a row without firing the trigger that forbids it.
    database.pragma('recursive_triggers = ON');
    // Now its companions are there, and stay as long as it is open.
    database.pragma('schema_version');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function kyselyOver(driver: Driver): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new StablePlanCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
}

const sqliteDialect: Dialect = {
  name: 'sqlite',
  // A write transaction is alone on SQLite: there is nobody to lock out.
  lockFree: (query) => query,
  lock: (query) => query,
  keep: (query) => query,
  async lockName() {},
  async shareNames() {},
  async lockMigrations() {},
  async forbidChange(tx, table) {
    for (const change of ['UPDATE', 'DELETE']) {
      await sql
        .raw(
          `CREATE TRIGGER ${table}_no_${change.toLowerCase()} BEFORE ${change} ON ${table} ` +
            `BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END`,
        )
        .execute(tx);
    }
  },
  guardLedger: guardSqliteLedger,
  unguardLedger: unguardSqliteLedger,
  makeStrict: makeSqliteStrict,
  isUniqueViolation: (error) => /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(errorCode(error)),
};
