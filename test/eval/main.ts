// `npm run eval`: how often the reading of inbound mail is right, a figure a line, with the bar it must reach. Without
// arguments on the project's own mails; `-- --bounces DIR --trimming DIR` on others, `--faults` names what went wrong.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bounceBars, evaluateBounces, ordinaryBars } from './bounces.ts';
import { type Figure, figureLine, reached } from './figure.ts';
import { evaluateTrimming } from './trimming.ts';

const OWN_BOUNCES = fileURLToPath(new URL('./bounces', import.meta.url));
const OWN_TRIMMING = fileURLToPath(new URL('./trimming', import.meta.url));
const TRIMMED_EXACTLY_BAR = 0.75;

const given = parseArgs({
  options: {
    bounces: { type: 'string' },
    trimming: { type: 'string' },
    faults: { type: 'boolean', default: false },
  },
}).values;

const figures: Figure[] = [];
const own = given.bounces === undefined && given.trimming === undefined;
if (own || given.bounces !== undefined) await measureBounces(given.bounces ?? OWN_BOUNCES);
if (own || given.trimming !== undefined) await measureTrimming(given.trimming ?? OWN_TRIMMING);

if (!figures.every(reached)) {
  process.stdout.write(`\n${figures.filter((figure) => !reached(figure)).length} of ${figures.length} bars missed\n`);
  process.exitCode = 1;
}

async function measureBounces(folder: string): Promise<void> {
  const counted = await evaluateBounces(folder);
  tell([...bounceBars(counted), ...(await ordinaryBars())], counted.faults);
}

async function measureTrimming(folder: string): Promise<void> {
  const { mails, exact, share, wrong } = await evaluateTrimming(folder);
  const figure = { name: 'replies trimmed exactly', value: share, bar: TRIMMED_EXACTLY_BAR };
  tell([{ ...figure, of: `${exact} of ${mails} mails` }], wrong);
}

function tell(measured: Figure[], faults: string[]): void {
  figures.push(...measured);
  for (const figure of measured) process.stdout.write(`${figureLine(figure)}\n`);
  if (given.faults) for (const fault of faults) process.stdout.write(`  ${fault}\n`);
}
