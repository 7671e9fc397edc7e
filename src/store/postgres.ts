import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseConnection, Kysely, PostgresDialect, PostgresDriver, sql } from 'kysely';
import pg from 'pg';
import { withAlong } from './alongside.ts';
import { type Dialect, errorCode } from './dialect.ts';
import { storeFault } from './faults.ts';
import { guardPostgresLedger, unguardPostgresLedger } from './postgres-guards.ts';
import { proveWrite } from './prove-write.ts';
import { insideWrite, refuseInsideWrite, type Store } from './store.ts';
import type { Tables } from './tables.ts';

const CONNECTIONS_MAX = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const ATTEMPTS_MAX = 8;
// Serialization failure and deadlock: PostgreSQL asks for the whole transaction again.
const RETRYABLE = new Set(['40001', '40P01']);

/** Opens a PostgreSQL database by its URL. Nothing is contacted until the first query. */
export function openPostgres(url: string): Store {
  const location = withoutPassword(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser },
  });
  // An idle connection that the server closes reports here; the next query opens another.
  pool.on('error', () => undefined);
  // One that is closed in the middle of a query fails that query too; unheard, its event would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new GuardedDialect({ pool, location }) });
  const writer = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const write: Store['write'] = (work, durability = 'full') => {
    const whole = withAlong(work, durability);
    return insideWrite(() => again(() => writer.transaction().execute(whole), location));
  };
  let closing: Promise<void> | undefined;
  return {
    db,
    dialect: postgresDialect,
    location,
    write,
    proveWritable: () => write(proveWrite),
    snapshot: (work) =>
      writer.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    // Not db.destroy(): Kysely destroys only what was used, and a store that has only been written to would stay open.
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

interface GuardedConfig {
  pool: pg.Pool;
  location: string;
}

/** Reads go through a driver that refuses to be used inside a write transaction, and tells what ails the database. */
class GuardedDialect extends PostgresDialect {
  #config: GuardedConfig;

  constructor(config: GuardedConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new GuardedDriver(this.#config);
  }
}

class GuardedDriver extends PostgresDriver {
  #location: string;
  #told = new WeakSet<DatabaseConnection>();

  constructor(config: GuardedConfig) {
    super(config);
    this.#location = config.location;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideWrite('store.db');
    const connection = await this.#telling(() => super.acquireConnection());
    if (this.#told.has(connection)) return connection;
    this.#told.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query) => this.#telling(() => execute(query));
    return connection;
  }

  async #telling<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw storeFault(error, this.#location);
    }
  }
}

// pg hands bigint over as text; every bigint here is a time in milliseconds or an amount, which a number holds exactly.
const INT8 = pg.types.builtins.INT8;
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');

async function again<T>(work: () => Promise<T>, location: string): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!RETRYABLE.has(errorCode(error)) || attempt === ATTEMPTS_MAX) throw storeFault(error, location);
      await wait(Math.random() * 10 * attempt);
    }
  }
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
  } catch {
    return 'the PostgreSQL URL';
  }
}

// Any number that no other program on the same database uses for its own advisory locks.
const MIGRATION_LOCK = 7_716_904_211;

const postgresDialect: Dialect = {
  name: 'postgres',
  lockFree: (query) => query.forUpdate().skipLocked(),
  lock: (query) => query.forUpdate(),
  keep: (query, tables) => (tables ? query.forShare(tables) : query.forShare()),
  async lockName(tx, name) {
    // Two names with one hash wait for each other now and then: harmless.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  },
  async shareNames(tx, names) {
    if (names.length === 0) return;
    const each = sql`unnest(${[...names]}::text[]) AS name`;
    await sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(name, 0)) FROM ${each}`.execute(tx);
  },
  async lockMigrations(tx) {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
  },
  async forbidChange(tx, table) {
    await sql
      .raw(
        `CREATE FUNCTION ${table}_append_only() RETURNS trigger LANGUAGE plpgsql AS ` +
          `$$ BEGIN RAISE EXCEPTION '${table} is append-only'; END $$`,
      )
      .execute(tx);
    await sql
      .raw(
        `CREATE TRIGGER ${table}_no_change BEFORE UPDATE OR DELETE ON ${table} ` +
          `FOR EACH ROW EXECUTE FUNCTION ${table}_append_only()`,
      )
      .execute(tx);
    await sql
      .raw(
        `CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table} ` +
          `FOR EACH STATEMENT EXECUTE FUNCTION ${table}_append_only()`,
      )
      .execute(tx);
  },
  guardLedger: guardPostgresLedger,
  unguardLedger: unguardPostgresLedger,
  // Every column has its type here.
  async makeStrict() {},
  isUniqueViolation: (error) => errorCode(error) === '23505',
};
