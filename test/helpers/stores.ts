import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { type Clock, systemClock, TestClock } from '../../src/system/clock.ts';

/** One kind of database, real both times. Everything it makes is closed and removed at the end of the test. */
export interface StoreKind {
  name: 'sqlite' | 'postgres';
  /** URL of a new database without a single table. */
  emptyUrl(): Promise<string>;
  /** URL of a new database that is up to date. */
  freshUrl(): Promise<string>;
  /** A store on a new database; the clock is a still TestClock unless given. */
  openFresh(clock?: Clock): Promise<Store>;
  /** A store on a database that exists; closed before the database goes. */
  open(url: string, clock?: Clock): Promise<Store>;
}

/** Runs a suite on a SQLite file and on a PostgreSQL server. */
export function onEveryStore(name: string, suite: (kind: StoreKind) => void): void {
  for (const kind of [sqliteFiles, postgresDatabases]) describe(`${name} on ${kind.name}`, () => suite(kind));
}

export const sqliteFiles: StoreKind = {
  name: 'sqlite',
  emptyUrl: async () => join(temporaryFolder(), 'planwright.db'),
  freshUrl: async () => migratedFile(temporaryFolder()),
  openFresh: async (clock) => open(await sqliteFiles.freshUrl(), clock),
  open,
};

export const postgresDatabases: StoreKind = {
  name: 'postgres',
  emptyUrl: () => createDatabase(),
  freshUrl: async () => createDatabase(await migratedTemplate()),
  openFresh: async (clock) => open(await postgresDatabases.freshUrl(), clock),
  open,
};

/** Path of a SQLite file in the folder that is up to date. */
export function migratedFile(folder: string): string {
  const path = join(folder, 'planwright.db');
  copyFileSync(inject('sqliteTemplate'), path);
  return path;
}

/** A folder that is removed at the end of the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planwright-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(url: string, clock: Clock = new TestClock()): Promise<Store> {
  const store = await openStore(url, clock);
  onTestFinished(() => store.close());
  return store;
}

const TEMPLATE = 'planwright_template';
const TEMPLATE_LOCK = 4_211;
let databases = 0;
let template: Promise<string> | undefined;

async function createDatabase(from?: string): Promise<string> {
  const name = `test_${process.pid}_${++databases}`;
  await asAdmin((admin) => admin.query(`CREATE DATABASE ${name} ${from ? `TEMPLATE ${from} STRATEGY FILE_COPY` : ''}`));
  onTestFinished(() => asAdmin(async (admin) => void (await admin.query(`DROP DATABASE ${name} WITH (FORCE)`))));
  return `${await serverUrl()}/${name}`;
}

/** Copying a migrated database is several times faster than migrating an empty one. */
function migratedTemplate(): Promise<string> {
  template ??= asAdmin(async (admin) => {
    // Test files run in several processes; the first makes the template, the others wait for it.
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (found.rowCount === 0) {
      await admin.query(`CREATE DATABASE ${TEMPLATE}_in_the_making`);
      const store = await openStore(`${await serverUrl()}/${TEMPLATE}_in_the_making`, systemClock);
      await store.close();
      await admin.query(`ALTER DATABASE ${TEMPLATE}_in_the_making RENAME TO ${TEMPLATE}`);
    }
    return TEMPLATE;
  });
  return template;
}

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(`${await serverUrl()}/postgres`);
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

let server: Promise<string> | undefined;

function serverUrl(): Promise<string> {
  server ??= fetch(inject('postgresDoor')).then(async (answer) => {
    if (!answer.ok) throw new Error(await answer.text());
    return answer.text();
  });
  return server;
}
