import type { App } from '../app.ts';
import { parseInput } from '../generation/parse.ts';
import { campaignRow } from './campaigns.ts';
import { refuseEnded } from './create-lead.ts';
import { importBatch } from './import-batch.ts';
import { readCsv } from './import-csv.ts';
import { importRows } from './import-rows.ts';
import { type ImportReport, importJsonSchema } from './shapes/lead-import.ts';

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
  return intoCampaign(app, { workspaceId, campaignId }, given);
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
  return intoCampaign(app, { workspaceId, campaignId }, given);
}

async function checkCampaign(app: App, workspaceId: string, campaignId: string): Promise<void> {
  refuseEnded(await campaignRow(app.store.db, workspaceId, campaignId));
}

async function intoCampaign(
  app: App,
  into: { workspaceId: string; campaignId: string },
  given: readonly unknown[],
): Promise<ImportReport> {
  const known = new Map<string, string>();
  return importRows(given, (rows) => importBatch(app, into, rows, known));
}
