import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '../../src/store/open.ts';
import { systemClock } from '../../src/system/clock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A SQLite file that is up to date: copying it is several times faster than migrating an empty one. */
    sqliteTemplate: string;
  }
}

/** Migrates one SQLite file for a whole run of vitest. Returns what removes it. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'planwright-template-'));
  const path = join(folder, 'planwright.db');
  await (await openStore(path, systemClock)).close();
  project.provide('sqliteTemplate', path);
  return () => rmSync(folder, { recursive: true, force: true });
}
