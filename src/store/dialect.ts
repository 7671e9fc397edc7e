import type { SelectQueryBuilder } from 'kysely';
import type { Tables, Tx } from './tables.ts';

/** What differs between the databases, by name. */
export interface Dialect {
  name: 'sqlite' | 'postgres';
  /** Locks the selected rows for this transaction and passes over those another has locked. */
  lockFree<T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>): SelectQueryBuilder<Tables, T, O>;
  /** Locks the selected rows for this transaction, waiting for whoever has them. */
  lock<T extends keyof Tables, O>(query: SelectQueryBuilder<Tables, T, O>): SelectQueryBuilder<Tables, T, O>;
  /**
   * Lets nobody change the selected rows, of these tables where several are joined, until this transaction ends; others
   * may hold them in this way at the same time.
   */
  keep<T extends keyof Tables, O>(
    query: SelectQueryBuilder<Tables, T, O>,
    tables?: readonly T[],
  ): SelectQueryBuilder<Tables, T, O>;
  /** Holds off every other transaction that locks the same name, until this one ends. */
  lockName(tx: Tx, name: string): Promise<void>;
  /** Holds off every transaction that locks one of these names, but none that shares it, until this one ends. */
  shareNames(tx: Tx, names: readonly string[]): Promise<void>;
  /** Holds off every other process that migrates, until the transaction ends. */
  lockMigrations(tx: Tx): Promise<void>;
  /** Makes the database itself refuse UPDATE, DELETE and TRUNCATE on a table. */
  forbidChange(tx: Tx, table: keyof Tables): Promise<void>;
  /** Makes the database refuse whatever does not add one entry to its workspace's last, and move the balance with it. */
  guardLedger(tx: Tx): Promise<void>;
  /** Takes these guards away. */
  unguardLedger(tx: Tx): Promise<void>;
  /** Makes a table, to which no other refers, hold to the types of its columns, where it would not by itself. */
  makeStrict(tx: Tx, table: keyof Tables): Promise<void>;
  isUniqueViolation(error: unknown): boolean;
}

/** The error code a driver gave, or an empty string. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
