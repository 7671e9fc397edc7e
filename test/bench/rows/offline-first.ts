import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { knowledgeAsJson } from '../../build-plugins/knowledge.ts';
import { patternsSpelledOut } from '../../build-plugins/patterns.ts';
import { compare, type Side } from '../measure.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';
import { peer } from '../server.ts';

const SIZES = {
  full: { rounds: 15, warmUps: 2 },
  quick: { rounds: 5, warmUps: 1 },
  smoke: { rounds: 1, warmUps: 0 },
};
const run = promisify(execFile);

/**
 * What the offline planner's knowledge costs a process: its start, the loading with the first call, and that call against a
 * later one. Beside it the bare floor: reading and parsing all of the knowledge at once, as JSON.
 */
export const offlineFirst: Row = {
  name: 'offline-first',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

async function measure({ effort }: Bench, folder: string) {
  await bundle(folder);
  return compare({
    name: 'offline-first',
    title: 'offline engine: the first plan of a process',
    metrics: [
      { name: 'startUp', unit: 'ms CPU at start', better: 'lower', reach: 'nothing of the knowledge: 5 ms or less' },
      { name: 'load', unit: 'ms CPU to load', better: 'lower', reach: '40 ms or less' },
      { name: 'first', unit: 'ms CPU, first plan', better: 'lower' },
      { name: 'later', unit: 'ms CPU, fourth plan', better: 'lower' },
    ],
    ...SIZES[effort],
    sides: [side('planwright', folder, 'planner'), side('all of the knowledge as JSON', folder, 'bare')],
  });
}

/** The planner as the product's build makes it, alone. */
async function bundle(folder: string): Promise<void> {
  const engine = new URL('../../../src/engines/offline/', import.meta.url).pathname;
  await build({
    stdin: {
      contents: `export { createOfflineEngine } from '${engine}index.ts';\nexport const loadPlanner = () => import('${engine}plan.ts');`,
      resolveDir: engine,
      sourcefile: 'engine.ts',
      loader: 'ts',
    },
    entryNames: 'engine',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    outdir: join(folder, 'code'),
    plugins: [knowledgeAsJson(join(folder, 'knowledge'), '../knowledge/'), patternsSpelledOut],
  });
  // As in the package: nobody has to find out from the code that it is made of modules.
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
}

const side = (label: string, folder: string, how: string): Side => ({
  label,
  run: async () => JSON.parse((await run(process.execPath, [peer('first-plan.mjs'), folder, how])).stdout),
});
