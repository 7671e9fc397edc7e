import type { App } from '../app.ts';
import { parseInput } from '../generation/parse.ts';
import { campaignRow } from './campaigns.ts';
import { refuseEnded } from './create-lead.ts';
import { importBatch } from './import-batch.ts';
import { readCsv } from './import-csv.ts';
import { type ImportRow, readRow } from './import-row.ts';
import { IMPORT_OUTCOMES, type ImportReport, type ImportRowReport, importJsonSchema } from './shapes/lead-import.ts';

const ROWS_AT_ONCE = 250;

/**
 * Puts many people into a campaign, each row by itself: a bad one is reported and stops no other. Rows that were done
 * before a crash are `existing` the next time. Throws `invalid_request` when it is no list of at most 10,000 rows,
 * `not_found` for the campaign, and `unprocessable` for one that has ended.
 */
export async function importJson(
  app: App,
  workspaceId: string,
  campaignId: string,
  input: unknown,
): Promise<ImportReport> {
  await checkCampaign(app, workspaceId, campaignId);
  const given = parseInput(importJsonSchema, input);
  return importRows(app, { workspaceId, campaignId }, given.map(readRow));
}

/**
 * The same from a CSV file: commas, semicolons or tabs, a header with the usual names; further columns become merge
 * fields. Throws also `payload_too_large`, and `unprocessable` for a file that cannot be read, naming the line.
 */
export async function importCsv(
  app: App,
  workspaceId: string,
  campaignId: string,
  file: AsyncIterable<Uint8Array>,
): Promise<ImportReport> {
  await checkCampaign(app, workspaceId, campaignId);
  const given = await readCsv(file);
  return importRows(app, { workspaceId, campaignId }, given.map(readRow));
}

async function checkCampaign(app: App, workspaceId: string, campaignId: string): Promise<void> {
  refuseEnded(await campaignRow(app.store.db, workspaceId, campaignId));
}

/** In batches, so that no transaction holds the database long. */
async function importRows(
  app: App,
  into: { workspaceId: string; campaignId: string },
  rows: readonly ImportRow[],
): Promise<ImportReport> {
  const known = new Map<string, string>();
  const reports: ImportRowReport[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const batch = rows.slice(at, at + ROWS_AT_ONCE);
    const outcomes = await importBatch(app, into, batch, known);
    for (const [index, outcome] of outcomes.entries()) reports.push({ row: at + index + 1, ...outcome });
  }
  const counts = Object.fromEntries(IMPORT_OUTCOMES.map((one) => [one, 0])) as Record<
    ImportRowReport['outcome'],
    number
  >;
  for (const { outcome } of reports) counts[outcome]++;
  return { total: reports.length, ...counts, rows: reports };
}
