import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, inject, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { type Clock, TestClock } from '../../src/system/clock.ts';
import { emptyDatabase, freshDatabase } from './postgres-databases.ts';
import { roomyFolder } from './roomy-folder.ts';

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

/** Runs a suite on a SQLite file and on a PostgreSQL server; with STORE=postgres there alone, for the short suite has both. */
export function onEveryStore(name: string, suite: (kind: StoreKind) => void): void {
  const kinds = process.env.STORE === 'postgres' ? [postgresDatabases] : [sqliteFiles, postgresDatabases];
  for (const kind of kinds) describe(`${name} on ${kind.name}`, () => suite(kind));
}

/** Runs a suite on one of them: on SQLite, and in the long suite, which has STORE=postgres, on PostgreSQL. */
export function onOneStore(name: string, suite: (kind: StoreKind) => void): void {
  const kind = process.env.STORE === 'postgres' ? postgresDatabases : sqliteFiles;
  describe(`${name} on ${kind.name}`, () => suite(kind));
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
  emptyUrl: emptyDatabase,
  freshUrl: freshDatabase,
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
  const folder = mkdtempSync(join(roomyFolder(), 'planwright-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(url: string, clock: Clock = new TestClock()): Promise<Store> {
  const store = await openStore(url, clock);
  onTestFinished(() => store.close());
  return store;
}
