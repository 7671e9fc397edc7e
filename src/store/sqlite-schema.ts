import { sql } from 'kysely';
import { systemClock } from '../system/clock.ts';
import { LEDGER_TABLES, type SchemaCheck } from './ledger-tables.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
import type { Tx } from './store.ts';

const FAULTS_TOLD_MAX = 5;
/** Runs are large, and their constraints matter less. */
const LOOKED_THROUGH = ['workspaces', 'entries', 'holds', 'ledger_key'];

interface Part {
  type: string;
  name: string;
  tbl_name: string;
  sql: string | null;
}

/** See `schemaCheck`. */
export async function sqliteSchemaCheck(): Promise<SchemaCheck> {
  const expected = await freshSchema();
  return async (tx) => {
    const there = new Map((await partsOf(tx)).map((part) => [keyOf(part), part]));
    const faults: string[] = [];
    for (const [key, part] of expected) {
      const found = there.get(key);
      if (!found) faults.push(`The ${nameOf(part)} is gone.`);
      else if (found.sql !== part.sql || found.tbl_name !== part.tbl_name)
        faults.push(`The ${nameOf(part)} was changed.`);
    }
    for (const [key, part] of there) if (!expected.has(key)) faults.push(`The ${nameOf(part)} was added by hand.`);
    return [...faults, ...(await brokenRows(tx))];
  };
}

/** Every trigger, for one on any table may write to the ledger's. */
async function partsOf(tx: Tx): Promise<Part[]> {
  const tables = sql.join([...LEDGER_TABLES]);
  const { rows } = await sql<Part>`
    SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE tbl_name IN (${tables}) OR type = 'trigger'
    ORDER BY type DESC, name`.execute(tx);
  return rows;
}

const keyOf = ({ type, name }: Part): string => `${type} ${name}`;
const nameOf = ({ type, name, tbl_name }: Part): string =>
  `database's ${type} ${name}${type === 'table' ? '' : ` on ${tbl_name}`}`;

let fresh: Promise<Map<string, Part>> | undefined;

/** What a new database of this version has. */
function freshSchema(): Promise<Map<string, Part>> {
  fresh ??= (async () => {
    const store = await openSqlite(':memory:');
    try {
      await migrate(store, systemClock, MIGRATIONS);
      const parts = await store.write(partsOf);
      return new Map(parts.map((part) => [keyOf(part), part]));
    } finally {
      await store.close();
    }
  })();
  return fresh;
}

/** SQLite looks itself for rows that break a constraint, have another type, or are missing in an index. */
async function brokenRows(tx: Tx): Promise<string[]> {
  const faults: string[] = [];
  for (const table of LOOKED_THROUGH) {
    const { rows } = await sql.raw<{ integrity_check: string }>(`PRAGMA integrity_check('${table}')`).execute(tx);
    const broken = rows.map((row) => row.integrity_check).filter((words) => words !== 'ok');
    faults.push(...broken.slice(0, FAULTS_TOLD_MAX).map((words) => `The database's table ${table}: ${words}.`));
  }
  return faults;
}
