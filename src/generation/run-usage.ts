import { type Insertable, type Selectable, sql } from 'kysely';
import type { EngineUsage } from '../engines/engine.ts';
import type { Store, Tx } from '../store/store.ts';
import type { RunUsageTable } from '../store/tables.ts';
import { moneyOf } from './money.ts';
import type { Usage } from './run-view.ts';
import { USAGE_STAGES, type UsageStage } from './usage-stages.ts';

type UsageRow = Selectable<RunUsageTable>;

/** What one call to a model has used. */
export interface CallUsage {
  runId: string;
  stage: UsageStage;
  model: string;
  usage: EngineUsage;
  /** Billionths of a dollar; null where no price is known. */
  nanoDollars: number | null;
}

/** Columns of the counts that not every vendor tells. */
const OPTIONAL = {
  cache_read_tokens: 'cacheReadTokens',
  cache_write_tokens: 'cacheWriteTokens',
  thinking_tokens: 'thinkingTokens',
  searches: 'searches',
} as const;
const OPTIONAL_COLUMNS = Object.keys(OPTIONAL) as (keyof typeof OPTIONAL)[];

/** Adds what a call has used to its run, in one statement: calls side by side lose nothing. */
export async function addUsage(tx: Tx, { runId, stage, model, usage, nanoDollars }: CallUsage): Promise<void> {
  const row: Insertable<RunUsageTable> = {
    ...{ run_id: runId, stage, model, calls: 1 },
    ...{ input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
    ...{ cache_read_tokens: usage.cacheReadTokens ?? null, cache_write_tokens: usage.cacheWriteTokens ?? null },
    ...{ thinking_tokens: usage.thinkingTokens ?? null, searches: usage.searches ?? null },
    ...{ nano_dollars: nanoDollars ?? 0, unpriced_calls: nanoDollars === null ? 1 : 0 },
  };
  const counted = ['calls', 'input_tokens', 'output_tokens', 'nano_dollars', 'unpriced_calls'] as const;
  const told = OPTIONAL_COLUMNS.filter((column) => row[column] !== null);
  const sums = [...counted, ...told].map((column) => {
    const before = sql.ref(`run_usage.${column}`);
    return [column, sql<number>`coalesce(${before}, 0) + ${row[column]}`];
  });
  await tx
    .insertInto('run_usage')
    .values(row)
    .onConflict((on) => on.columns(['run_id', 'stage', 'model']).doUpdateSet(Object.fromEntries(sums)))
    .execute();
}

/** Has a run count what another has used: it goes on from what that one made. */
export async function copyUsage(tx: Tx, from: string, to: string): Promise<void> {
  const rows = await rowsOf(tx, from);
  if (rows.length === 0) return;
  const copies = rows.map((row) => ({ ...row, run_id: to }));
  await tx.insertInto('run_usage').values(copies).execute();
}

/** Forgets what was used for a run that no row tells of. */
export async function dropUsage(tx: Tx, runId: string): Promise<void> {
  await tx.deleteFrom('run_usage').where('run_id', '=', runId).execute();
}

/** What a run has used so far, finished or not; null where no model was asked, or none told. */
export async function usageOf(db: Store['db'] | Tx, runId: string): Promise<Usage | null> {
  const rows = await rowsOf(db, runId);
  if (rows.length === 0) return null;
  const byStage = USAGE_STAGES.flatMap((stage) => {
    const own = rows.filter((row) => row.stage === stage);
    return own.length === 0 ? [] : [{ stage, ...totalOf(own) }];
  });
  return { ...totalOf(rows), byStage };
}

const rowsOf = (db: Store['db'] | Tx, runId: string): Promise<UsageRow[]> =>
  db.selectFrom('run_usage').selectAll().where('run_id', '=', runId).execute();

function totalOf(rows: readonly UsageRow[]): Omit<Usage, 'byStage'> {
  const sum = (column: 'input_tokens' | 'output_tokens' | 'nano_dollars' | (typeof OPTIONAL_COLUMNS)[number]) =>
    rows.reduce((total, row) => total + (row[column] ?? 0), 0);
  const told = OPTIONAL_COLUMNS.filter((column) => rows.some((row) => row[column] !== null));
  return {
    inputTokens: sum('input_tokens'),
    outputTokens: sum('output_tokens'),
    ...Object.fromEntries(told.map((column) => [OPTIONAL[column], sum(column)])),
    money: moneyOf(rows.some((row) => row.unpriced_calls > 0) ? null : sum('nano_dollars')),
  };
}
