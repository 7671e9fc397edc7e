import { replay } from '../blueprint/replay.ts';
import { throughGenerate } from '../blueprint/through-generate.ts';
import { type Asking, CALLS_AT_ONCE, startPacedVendor } from '../blueprint/vendor.ts';
import { compare, type Metric } from '../measure.ts';
import type { Bench, Row } from '../row.ts';
import { withScratch } from '../scratch.ts';

/** `times`: how many times as fast as the world the vendor's time runs. What we compute counts that much more. */
const SIZES = {
  full: { rounds: 3, warmUps: 0, times: 20 },
  quick: { rounds: 1, warmUps: 0, times: 20 },
  smoke: { rounds: 1, warmUps: 0, times: 1_000 },
};
const WARM_UP_TIMES = 1_000;
const PLANS_AT_ONCE = 10;

const METRICS: Metric[] = [
  { name: 'wall', unit: 's', better: 'lower', reach: '0.45 of the replay or less; target 0.40' },
  { name: 'callTime', unit: 's of calls', better: 'lower' },
  { name: 'calls', unit: 'calls', better: 'lower' },
  { name: 'tokensIn', unit: 'tokens in', better: 'lower' },
  { name: 'tokensOut', unit: 'tokens out', better: 'lower' },
  { name: 'cacheRead', unit: 'cache reads', better: 'higher' },
  { name: 'price', unit: 'in-tokens', better: 'lower', reach: '1.3 times the price of the replay at most' },
  { name: 'crowd', unit: `× calls/${CALLS_AT_ONCE}`, better: 'lower', reach: '1.5 or less' },
];

/** A blueprint from a model that writes at a model's pace, beside the five calls in a row that it once took. */
export const blueprint: Row = {
  name: 'blueprint',
  run: (bench) => withScratch((folder) => measure(bench, folder)),
};

async function measure({ effort, say }: Bench, folder: string) {
  const { times, ...rounds } = SIZES[effort];
  say(`the vendor's second takes 1/${times} s here: what we compute counts ${times}-fold in the seconds below`);
  const askings = [throughGenerate(folder), replay] as const;
  // Modules are loaded and compiled before anything is measured.
  for (const asking of askings) await ask(asking, 1, WARM_UP_TIMES);
  const side = (asking: Asking) => ({ label: asking.label, run: () => measured(asking, times) });
  return compare({
    name: 'blueprint',
    title: `blueprint: one at 1 s to the first token and 80 tokens/s, then ${PLANS_AT_ONCE} at once, ${CALLS_AT_ONCE} calls at once`,
    metrics: METRICS,
    ...rounds,
    sides: [side(askings[0]), side(askings[1])],
  });
}

/** One plan alone, and how many times longer many at once take than calls without a gap on all lines would. */
async function measured(asking: Asking, times: number): Promise<Record<string, number>> {
  const one = await ask(asking, 1, times);
  const { wall = Number.NaN, callTime = Number.NaN } = await ask(asking, PLANS_AT_ONCE, times);
  return { ...one, crowd: wall / (callTime / CALLS_AT_ONCE) };
}

async function ask(asking: Asking, plans: number, times: number): Promise<Record<string, number>> {
  await using vendor = await startPacedVendor(asking, times);
  await using asker = await asking.open(vendor);
  const numbers = Array.from({ length: plans }, (_, at) => at + 1);
  return await vendor.measure(() => Promise.all(numbers.map((number) => asker.plan(number))));
}
