import type { Tx } from './store.ts';

/** The tables that hold the ledger, and those that its check believes. */
export const LEDGER_TABLES = ['workspaces', 'entries', 'holds', 'ledger_key', 'runs', 'schema_migrations'] as const;

/** Answers with one sentence for each fault. */
export type SchemaCheck = (tx: Tx) => Promise<string[]>;
