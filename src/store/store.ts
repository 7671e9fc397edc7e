import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Dialect } from './dialect.ts';
import type { Tables, Tx } from './tables.ts';

export type { Tx } from './tables.ts';

/**
 * How much a commit must outlive. `full` survives a power cut: money and whatever was told to the outside world.
 * `relaxed` survives a crash of the process but may lose its last moments in a power cut: counters of the limiter.
 */
export type Durability = 'full' | 'relaxed';

/** The database, whichever it is. Only this folder knows which. */
export interface Store {
  /** For reading outside a transaction. Using it inside `write` throws: there, use `tx`. */
  db: Kysely<Tables>;
  dialect: Dialect;
  /** Where the data is, without credentials. */
  location: string;
  /**
   * Runs the work in one write transaction (IMMEDIATE on SQLite), again from the start when the database asks for it,
   * so the work must do nothing but speak to `tx`.
   */
  write<T>(work: (tx: Tx) => Promise<T>, durability?: Durability): Promise<T>;
  /** Reads as much as it likes of one moment, while others go on writing. Nothing can be written in it. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Writes and takes it back, with all that a write needs. Throws `store_unavailable` when nothing can be written. */
  proveWritable(): Promise<void>;
  close(): Promise<void>;
}

const writing = new AsyncLocalStorage<{ open: boolean }>();

/** Marks everything the work awaits as being inside a write transaction. */
export async function insideWrite<T>(work: () => Promise<T>): Promise<T> {
  refuseInsideWrite('store.write');
  const scope = { open: true };
  try {
    return await writing.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/** On SQLite a second connection would wait for this transaction for ever, on PostgreSQL it would not see it: so throw. */
export function refuseInsideWrite(what: string): void {
  if (writing.getStore()?.open) throw new Error(`${what} used inside a write transaction: use the tx that was given`);
}
