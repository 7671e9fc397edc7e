import { fileURLToPath } from 'node:url';
import { type ProcessOptions, startNode, type TestProcess } from '../helpers/processes.ts';
import { temporaryFolder } from '../helpers/stores.ts';

export const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

export interface Said {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A data folder of the test's own, as the environment names it. */
export const freshData = (): { PLANWRIGHT_DATA_DIR: string } => ({ PLANWRIGHT_DATA_DIR: temporaryFolder() });

/** Starts `planwright …` from the sources. */
export const startShell = (words: string[], env: Record<string, string>, options: ProcessOptions = {}): TestProcess =>
  startNode([MAIN, ...words], { ...options, env });

/** Runs `planwright …` to its end. */
export async function shell(words: string[], env: Record<string, string>, stdin = ''): Promise<Said> {
  const process = startShell(words, env);
  process.child.stdin?.end(stdin);
  const { code } = await process.exit;
  return { code, stdout: process.stdout(), stderr: process.stderr() };
}

/** Runs `planwright … --json` to its end and reads the one object on stdout. */
export async function shellJson(words: string[], env: Record<string, string>) {
  const { code, stdout, stderr } = await shell([...words, '--json'], env);
  // Not checked here: each test says what it expects.
  return { code, stderr, json: JSON.parse(stdout) as Record<string, unknown> };
}
