import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the programs that tests start are bundled; the folders inside it are those of the sources. */
    bundles: string;
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
// Inside node_modules, so that a bundle finds the packages it leaves out.
const CACHE = join(ROOT, 'node_modules', '.cache');

/**
 * Bundles every program that tests start as a process of its own, as the product's build does: a bundle starts in a
 * fifth of the time of the sources, and tests start hundreds. Returns what removes them.
 */
export async function setup(project: TestProject): Promise<() => void> {
  mkdirSync(CACHE, { recursive: true });
  const outdir = mkdtempSync(join(CACHE, 'planwright-tests-'));
  // Some tests start their process as a user without rights.
  chmodSync(outdir, 0o755);
  await build({
    // The threads' module is looked for beside the shared parts.
    entryPoints: [{ in: join(ROOT, 'src/generation/worker.ts'), out: 'worker' }, ...programs()],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    mainFields: ['module', 'main'],
    external: ['better-sqlite3', 'pg-native', 'piscina'],
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  project.provide('bundles', outdir);
  return () => rmSync(outdir, { recursive: true, force: true });
}

function programs(): { in: string; out: string }[] {
  const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' });
  const tests = files.filter((path) => /(^|\/)(entries|children)\/[^/]+\.ts$/.test(path));
  return ['src/cli/main.ts', ...tests.map((path) => join('test', path))].map((path) => ({
    in: join(ROOT, path),
    out: path.replace(/\.ts$/, ''),
  }));
}
