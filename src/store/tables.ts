import type { ColumnType, Generated, Insertable, Selectable, Transaction } from 'kysely';
import type { DueColumns } from './due-columns.ts';
import type { InboxTables } from './inbox-tables.ts';
import type { KeyedCallTable } from './keyed-call-table.ts';
import type { OutreachTables } from './outreach-tables.ts';
import type {
  PlanBuildTable,
  PlanDraftTable,
  PlanRevisionTable,
  PlanTable,
  PlanTables,
  PlanVersionTable,
} from './plan-tables.ts';

// Portable columns only: text ids with a prefix, integer epoch milliseconds, JSON as text. Times come from the App's
// clock, never from SQL.

export interface WorkspaceTable {
  id: string;
  name: string;
  plan: string;
  /** Always the sum of this workspace's entries. */
  balance: number;
  /** Always the sum of its open holds; never above the balance. */
  held: number;
  created_at: number;
  /** The cycle whose allowance it was given last. */
  allowance_cycle: string | null;
  /** The number of its last entry. */
  ledger_seq: Generated<number>;
  /** Signs how its entries end; see ledger-chain.ts. */
  ledger_head: string | null;
}

export interface KeyTable {
  id: string;
  workspace_id: string;
  name: string;
  prefix: string;
  hash: string;
  /** Scope names separated by commas, or null for all that are wired. */
  scopes: string | null;
  created_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
  revoked_reason: string | null;
}

/** Append-only: the database itself refuses UPDATE and DELETE. */
export interface EntryTable {
  id: string;
  workspace_id: string;
  amount: number;
  kind: 'grant' | 'charge';
  /** What it was for, in words. */
  reason: string;
  /** What must not happen twice: `signup`, `monthly:2026-11`, `charge:<hold>`. Unique in a workspace. */
  once_key: string;
  run_id: string | null;
  created_at: number;
  /** 1, 2, 3 … in its workspace. */
  seq: number;
  balance_after: number;
  /** Signs all the columns, and the entries before; see ledger-chain.ts. */
  mac: string;
}

/** One row. */
export interface LedgerKeyTable {
  slot: number;
  id: string;
  sealed: string;
  /** Signs which workspaces there are. */
  roll: string;
  created_at: number;
}

export interface HoldTable {
  id: string;
  workspace_id: string;
  run_id: string;
  amount: number;
  status: 'open' | 'settled' | 'released' | 'expired';
  expires_at: number;
  created_at: number;
  closed_at: number | null;
}

export interface RunTable extends DueColumns {
  id: string;
  workspace_id: string;
  key_id: string | null;
  tool: string;
  status: 'running' | 'succeeded' | 'failed' | 'cancelled';
  input: string;
  /** Hash over workspace, tool, input, engine, model and prompt version: the same call attaches by it. */
  call_hash: string;
  hold_id: string;
  price: number;
  engine: string;
  model: string | null;
  request_id: string;
  /** JSON: coherence, usage and warnings, once succeeded. */
  meta: string | null;
  result: string | null;
  error_code: string | null;
  error_message: string | null;
  cancel_requested_at: number | null;
  /** 1 once somebody was handed the result. */
  /** How often work on it ended its process or thread since the last checkpoint. */
  poison: Generated<number>;
  /** Calls to a model that are being made for it, where money has a daily cap. */
  calls_under_way: Generated<number>;
  /** The words it was asked with; null once emptied. */
  words_hash: string | null;
  /** The plan that it was asked for by id, or that its result went into. */
  plan_id: string | null;
  /** When its plan was deleted: what is left serves the ledger. */
  emptied_at: number | null;
  created_at: number;
  finished_at: number | null;
}

export interface RunStageTable {
  run_id: string;
  stage: string;
  position: number;
  status: 'waiting' | 'running' | 'done';
  output: string | null;
  quality: string | null;
  usage: string | null;
  headline: string | null;
  started_at: number | null;
  finished_at: number | null;
}

export interface RunPartTable {
  run_id: string;
  /** Its kind, and the names of its items where it has some of several. */
  part: string;
  data: string;
  usage: string | null;
  /** Milliseconds from its turn at the model until it held; null where another run has written it. */
  took_ms: number | null;
  done_at: number | null;
}

/** What the calls to one model have used for one stage of a run. A count is null where the vendor tells none. */
export interface RunUsageTable {
  run_id: string;
  /** `review` for the review of a plan. */
  stage: string;
  model: string;
  calls: number;
  input_tokens: number;
  output_tokens: number;
  cache_read_tokens: number | null;
  cache_write_tokens: number | null;
  thinking_tokens: number | null;
  searches: number | null;
  /** Billionths of a dollar, without the calls that have no price. */
  nano_dollars: number;
  unpriced_calls: number;
}

/** What the calls to models have cost a workspace in a day. */
export interface DailySpendingTable {
  workspace_id: string;
  /** Of UTC, such as `2026-11-30`. */
  day: string;
  /** Billionths of a dollar. */
  nano_dollars: number;
}

export interface IdempotencyTable {
  workspace_id: string;
  route: string;
  key: string;
  body_hash: string;
  run_id: string;
  created_at: number;
}

/** What idea and context ask for, as one engine read them: the first run of a workspace stores it. */
export interface BriefTable {
  workspace_id: string;
  words_hash: string;
  engine: string;
  data: string;
  created_at: number;
}

/** All hits of one bucket in one millisecond. */
export interface LimitHitTable {
  bucket: string;
  at: number;
  hits: number;
  /** Hits of the bucket up to and with this row, since it was last empty. */
  total: number;
}

/** One row. */
export interface ClockTable {
  id: number;
  /** The latest time that any process has seen. */
  seen_at: number;
}

export interface MigrationTable {
  version: number;
  name: string;
  applied_at: ColumnType<number, number, never>;
}

export interface Tables extends OutreachTables, InboxTables, PlanTables {
  workspaces: WorkspaceTable;
  keys: KeyTable;
  entries: EntryTable;
  ledger_key: LedgerKeyTable;
  holds: HoldTable;
  runs: RunTable;
  run_stages: RunStageTable;
  run_parts: RunPartTable;
  run_usage: RunUsageTable;
  daily_spending: DailySpendingTable;
  idempotency_keys: IdempotencyTable;
  keyed_calls: KeyedCallTable;
  briefs: BriefTable;
  limit_hits: LimitHitTable;
  clock: ClockTable;
  schema_migrations: MigrationTable;
}

/** An open write transaction. */
export type Tx = Transaction<Tables>;

export type WorkspaceRow = Selectable<WorkspaceTable>;
export type KeyRow = Selectable<KeyTable>;
export type EntryRow = Selectable<EntryTable>;
export type HoldRow = Selectable<HoldTable>;
export type RunRow = Selectable<RunTable>;
export type NewRun = Insertable<RunTable>;
export type KeyedCallRow = Selectable<KeyedCallTable>;
export type RunStageRow = Selectable<RunStageTable>;
export type PlanRow = Selectable<PlanTable>;
export type PlanVersionRow = Selectable<PlanVersionTable>;
export type PlanDraftRow = Selectable<PlanDraftTable>;
export type PlanBuildRow = Selectable<PlanBuildTable>;
export type PlanRevisionRow = Selectable<PlanRevisionTable>;
