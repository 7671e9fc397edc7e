import { type ImportRow, readRow } from './import-row.ts';
import { IMPORT_OUTCOMES } from './shapes/lead-import.ts';

/** Rows of one transaction, so that none holds the database long. */
const ROWS_AT_ONCE = 250;

type Outcome = (typeof IMPORT_OUTCOMES)[number];

/** What became of the rows of an import: how many of each outcome, and one entry a row. */
export type RowsReport<Entry> = Record<Outcome, number> & { total: number; rows: (Entry & { row: number })[] };

/** Checks rows one by one and gives them to `store` in batches, which answers for each what became of it. */
export async function importRows<Entry extends { outcome: Outcome }>(
  given: readonly unknown[],
  store: (rows: readonly ImportRow[]) => Promise<Entry[]>,
): Promise<RowsReport<Entry>> {
  const rows: (Entry & { row: number })[] = [];
  for (let at = 0; at < given.length; at += ROWS_AT_ONCE) {
    const entries = await store(given.slice(at, at + ROWS_AT_ONCE).map(readRow));
    for (const [index, entry] of entries.entries()) rows.push({ row: at + index + 1, ...entry });
  }
  // The keys are exactly the outcomes.
  const counts = Object.fromEntries(IMPORT_OUTCOMES.map((one) => [one, 0])) as Record<Outcome, number>;
  for (const { outcome } of rows) counts[outcome]++;
  return { total: rows.length, ...counts, rows };
}
