// `npm run scorecard`: how well the rules tell a sound plan from one with a single fault. It prints a line for each kind of
// fault, the sound plans that were refused, and the bars that the rules must reach; exit code 1 when one is missed.
// `-- --list KIND` prints each mutant of the kind that was not caught where it is.
import { parseArgs } from 'node:util';
import { RULES } from '../../src/artifacts/coherence/index.ts';
import { barsOf } from './bars.ts';
import { missedOf, reportOf } from './report.ts';
import { score } from './score.ts';
import { drawnPlans, writtenPlans } from './sound-plan.ts';

const MUTANTS_PER_KIND = 30;
const MUTANTS_MIN = 20;

const { values } = parseArgs({ options: { list: { type: 'string' } } });
const result = score({ rules: RULES, written: writtenPlans(), drawn: drawnPlans(), mutantsPerKind: MUTANTS_PER_KIND });
if (values.list === undefined) tellAll();
else list(values.list);

function tellAll(): void {
  const bars = barsOf(result, MUTANTS_MIN);
  process.stdout.write(reportOf(result, bars));
  if (bars.some(({ isReached }) => !isReached)) process.exitCode = 1;
}

function list(name: string): void {
  const kind = result.kinds.find((one) => one.kind.name === name);
  if (kind === undefined) {
    const known = result.kinds.map((one) => one.kind.name).join(', ');
    process.stderr.write(`Unknown kind: ${name}. Name one of ${known}.\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(missedOf(kind));
}
