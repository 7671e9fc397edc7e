// `npm run bench`: every figure beside its peer or floor, measured in the same run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Measured } from './measure.ts';
import { stdioStart } from './stdio-start.ts';

const BENCHES: readonly (() => Promise<Measured>)[] = [stdioStart];

const measured: Measured[] = [];
for (const bench of BENCHES) {
  const result = await bench();
  measured.push(result);
  show(result);
}

const folder = fileURLToPath(new URL('../../.bench/', import.meta.url));
mkdirSync(folder, { recursive: true });
const machine = { node: process.version, cpus: cpus().length, memoryMiB: Math.round(totalmem() / 2 ** 20) };
writeFileSync(
  `${folder}latest.json`,
  `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, measured }, null, 2)}\n`,
);
process.stdout.write(`\nNode ${machine.node}, ${machine.cpus} cores. Kept in .bench/latest.json\n`);

function show({ name, unit, ours, peer, ratio, reach }: Measured): void {
  const row = (label: string, median: number, p90: number) =>
    `  ${label.padEnd(34)} median ${median.toFixed(1).padStart(8)} ${unit}   p90 ${p90.toFixed(1).padStart(8)} ${unit}\n`;
  process.stdout.write(`\n${name}\n${row(ours.label, ours.median, ours.p90)}${row(peer.label, peer.median, peer.p90)}`);
  process.stdout.write(`  ratio ${ratio.toFixed(2)} (to reach: ${reach})\n`);
}
