// `npm run bench`: every figure beside its peer or floor, measured in the same run. `-- --only NAME` measures one row,
// `-- --quick` all with fewer rounds.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Measured } from './measure.ts';
import { report } from './report.ts';
import type { Bench } from './row.ts';
import { ROWS } from './rows/index.ts';
import { BENCH_FOLDER } from './scratch.ts';

const { only, quick } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
}).values;
const rows = ROWS.filter((row) => only === undefined || row.name === only);
if (rows.length === 0) {
  process.stderr.write(`--only takes one of ${ROWS.map((row) => row.name).join(', ')}\n`);
  process.exit(2);
}

const bench: Bench = {
  planwright: fileURLToPath(new URL('../../dist/planwright.js', import.meta.url)),
  effort: quick ? 'quick' : 'full',
  say: (line) => void process.stdout.write(`\n(${line})\n`),
};
// By way of the exit, at which the servers are ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
// Before anything runs that is ours; Windows does not say.
const [busyBefore = 0] = loadavg();
if (busyBefore > cpus().length / 2)
  bench.say(`the machine is busy, load average ${busyBefore.toFixed(1)}: trust ratios and CPU figures more than times`);

const measured: Measured[] = [];
for (const row of rows) {
  const results = await row.run(bench);
  measured.push(...results);
  process.stdout.write(report(results));
}
keep(only === undefined ? 'latest.json' : `latest-${only}.json`);

/** The whole table is kept as latest.json, one row alone beside it, so that neither overwrites the other. */
function keep(file: string): void {
  const machine = {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: cpus()[0]?.model ?? 'unknown',
    cpus: cpus().length,
    loadAverageBefore: busyBefore,
    memoryMiB: Math.round(totalmem() / 2 ** 20),
  };
  mkdirSync(BENCH_FOLDER, { recursive: true });
  const kept = { schema: 1, measuredAt: new Date().toISOString(), effort: bench.effort, machine, measured };
  writeFileSync(join(BENCH_FOLDER, file), `${JSON.stringify(kept, null, 2)}\n`);
  process.stdout.write(
    `\nNode ${machine.node}, ${machine.cpus} × ${machine.cpu}. The load comes from the bench's own process, each server is\n` +
      `one of its own. Median of the rounds; nine of ten were at least as good as p90. Kept in .bench/${file}\n`,
  );
}
