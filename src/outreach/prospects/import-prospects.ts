import type { App } from '../../app.ts';
import { parseInput } from '../../generation/parse.ts';
import { readCsv } from '../import-csv.ts';
import { importRows } from '../import-rows.ts';
import { importJsonSchema } from '../shapes/lead-import.ts';
import type { ProspectImportReport } from '../shapes/prospect.ts';
import { storeProspects } from './store-prospects.ts';

/**
 * Takes in people whom campaigns may be for one day, each row by itself, as an import of leads does. One that is there
 * stays as it is. Throws `invalid_request` when it is no list of at most 10,000 rows.
 */
export async function importProspectsJson(
  app: App,
  workspaceId: string,
  input: unknown,
): Promise<ProspectImportReport> {
  return intoWorkspace(app, workspaceId, parseInput(importJsonSchema, input));
}

/** The same from a CSV file. Throws `payload_too_large`, and `unprocessable` for a file that cannot be read. */
export async function importProspectsCsv(
  app: App,
  workspaceId: string,
  file: AsyncIterable<Uint8Array>,
): Promise<ProspectImportReport> {
  return intoWorkspace(app, workspaceId, await readCsv(file));
}

async function intoWorkspace(app: App, workspaceId: string, given: readonly unknown[]): Promise<ProspectImportReport> {
  const known = new Map<string, string>();
  return importRows(given, (rows) => storeProspects(app, workspaceId, rows, known));
}
