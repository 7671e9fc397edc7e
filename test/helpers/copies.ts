import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { roomyFolder } from './roomy-folder.ts';
import { migratedFile, temporaryFolder } from './stores.ts';

/** A SQLite file of a test's own, and what was made in it. */
export interface Copy<Made> {
  databaseUrl: string;
  made: Made;
}

/**
 * SQLite files for the tests of one test file, each a copy of one that `fill` fills once, when it is first asked for.
 * `fill` closes what it opens, so that the file is whole.
 */
export function copies<Made>(fill: (databaseUrl: string) => Promise<Made>): () => Promise<Copy<Made>> {
  const folder = mkdtempSync(join(roomyFolder(), 'planwright-filled-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const filled = migratedFile(folder);
  let first: Promise<Made> | undefined;
  return async () => {
    first ??= fill(filled);
    const made = await first;
    const databaseUrl = join(temporaryFolder(), 'planwright.db');
    copyFileSync(filled, databaseUrl);
    return { databaseUrl, made };
  };
}
