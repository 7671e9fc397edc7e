// `npm run eval`: how often the reading of inbound mail is right, a figure a line, with the bar it must reach; exit code 1
// when one is missed. Without arguments on the project's own mails; `-- --bounces DIR --trimming DIR --replies FILE…` on
// others. `--faults` names what went wrong.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bounceBars, evaluateBounces, ordinaryBars } from './bounces.ts';
import { type Figure, figureLine, reached } from './figure.ts';
import { evaluateReplies } from './replies.ts';
import { replyBars } from './reply-bars.ts';
import { replySetFiles } from './reply-set.ts';
import { evaluateTrimming } from './trimming.ts';

const OWN_BOUNCES = fileURLToPath(new URL('./bounces', import.meta.url));
const OWN_TRIMMING = fileURLToPath(new URL('./trimming', import.meta.url));
const TRIMMED_EXACTLY_BAR = 0.75;

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bounces: { type: 'string' },
    trimming: { type: 'string' },
    replies: { type: 'string', multiple: true, default: [] },
    faults: { type: 'boolean', default: false },
  },
});
// `--replies a.jsonl b.jsonl`: what follows the first stands without a name.
const replies = [...given.replies, ...positionals];
const own = given.bounces === undefined && given.trimming === undefined && replies.length === 0;

const figures: Figure[] = [];
if (own || given.bounces !== undefined) await measureBounces(given.bounces ?? OWN_BOUNCES);
if (own || given.trimming !== undefined) await measureTrimming(given.trimming ?? OWN_TRIMMING);
if (replies.length > 0) await measureReplies(replies, 'replies');
if (own) await measureOwnReplies();

const missed = figures.filter((figure) => !reached(figure)).length;
if (missed > 0) {
  process.stdout.write(`\n${missed} of ${figures.length} bars missed\n`);
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

async function measureOwnReplies(): Promise<void> {
  const { open, heldOut } = await replySetFiles();
  // The weights that ship were fitted to these too: `training/train.ts` has their figures by cross-validation.
  await measureReplies(open, 'open replies, as learned');
  await measureReplies([heldOut], 'held-out replies');
}

async function measureReplies(files: string[], on: string): Promise<void> {
  const counted = await evaluateReplies(files);
  // What was kept out of sight stays so: nobody tunes on its faults.
  tell(replyBars(counted, on), on === 'held-out replies' ? [] : counted.wrong);
}

function tell(measured: Figure[], faults: string[]): void {
  figures.push(...measured);
  for (const figure of measured) process.stdout.write(`${figureLine(figure)}\n`);
  if (given.faults) for (const fault of faults) process.stdout.write(`  ${fault}\n`);
}
