// `npm run scorecard`: what the offline planner makes of the ideas kept here, a line an idea, then the figures with the
// bars they must reach; exit code 1 when one is missed. `--shared` also shows the sentences that most plans share, and
// `--idea ID` the faults of one idea. Of the held-out ideas only the
// figures are told: nobody tunes on them.
import { parseArgs } from 'node:util';
import { type Figure, figureLine, reached, share } from '../eval/figure.ts';
import { BARS } from './bars.ts';
import { broken, misread, uncovered } from './demands.ts';
import { HELD_OUT_IDEAS } from './ideas/held-out.ts';
import type { ScoredIdea } from './ideas/idea.ts';
import { OPEN_IDEAS } from './ideas/open.ts';
import { type Planned, plan } from './planned.ts';
import { mostAlike, sharedSentences } from './sameness.ts';
import { ownAgainstOthers, recall } from './specificity.ts';

const { values: given } = parseArgs({
  options: {
    shared: { type: 'boolean', default: false },
    idea: { type: 'string' },
  },
});

const open = await planned(OPEN_IDEAS.filter(({ id }) => given.idea === undefined || id === given.idea));
if (given.idea === undefined) {
  const heldOut = await planned(HELD_OUT_IDEAS);
  for (const one of open) process.stdout.write(`${lineOf(one, open)}\n`);
  const figures = [...figuresOf(open, 'open'), ...figuresOf(heldOut, 'held out')];
  process.stdout.write(`\n${figures.map(figureLine).join('\n')}\n`);
  if (given.shared) for (const line of mostShared(open)) process.stdout.write(`${line}\n`);
  if (!figures.every(reached)) process.exitCode = 1;
} else for (const one of open) process.stdout.write(`${JSON.stringify(told(one), null, 2)}\n`);

async function planned(ideas: readonly ScoredIdea[]): Promise<Planned[]> {
  const plans: Planned[] = [];
  for (const idea of ideas) plans.push(await plan(idea));
  return plans;
}

function told(one: Planned) {
  const { idea, context } = one.given;
  return {
    idea,
    context,
    domain: one.design.domain.id,
    uncovered: uncovered(one),
    broken: broken(one),
    faults: one.faults,
  };
}

function lineOf(one: Planned, all: readonly Planned[]): string {
  const lacks = [
    ...one.faults.map((fault) => `fault: ${fault.slice(0, 80)}`),
    ...uncovered(one).map((need) => `no ${need}`),
    ...broken(one),
    ...[misread(one)].flatMap((domain) => (domain ? [`read as ${domain}`] : [])),
  ];
  const figures = [recall(one).toFixed(2), `${ownAgainstOthers(one, all).toFixed(1)}×`.padStart(7)];
  return `${one.given.id.padEnd(28)} ${one.design.domain.id.padEnd(22)} ${figures.join(' ')}  ${lacks.join('; ') || 'sound'}`;
}

function figuresOf(plans: readonly Planned[], on: 'open' | 'held out'): Figure[] {
  const sum = (of: (plan: Planned) => number) => plans.reduce((total, one) => total + of(one), 0);
  const needs = sum(({ given: { needs } }) => needs.length);
  const [worst] = sharedSentences(plans);
  const alike = mostAlike(plans);
  const own = plans.map((one) => ownAgainstOthers(one, plans));
  const ideas = `${plans.length} ideas`;
  const soundly = plans.filter(({ faults }) => faults.length === 0).length;
  const lacking = sum((one) => uncovered(one).length);
  return [
    { name: `valid and coherent, ${on}`, value: share(soundly, plans.length), bar: BARS.sound, of: ideas },
    {
      ...{ name: `required capabilities, ${on}`, value: 1 - lacking / needs, bar: BARS.covered },
      of: `${needs - lacking} of ${needs}`,
    },
    {
      name: `constraints broken, ${on}`,
      value: sum((one) => broken(one).length),
      bar: BARS.broken,
      atMost: true,
      of: ideas,
    },
    {
      ...{ name: `most shared sentence, ${on}`, bar: BARS.sentenceShared, atMost: true },
      value: (worst?.ideas.length ?? 0) / plans.length,
      of: ideas,
    },
    {
      name: `most alike feature names, ${on}`,
      value: alike.share,
      bar: BARS.namesAlike,
      atMost: true,
      of: 'two ideas',
    },
    {
      name: `own words against others’, ${on}`,
      value: Math.min(...own),
      bar: BARS.ownAgainstOthers,
      of: 'the worst idea',
    },
    {
      name: `fields read right, ${on}`,
      value: share(plans.filter((one) => !misread(one)).length, plans.length),
      of: ideas,
    },
    { name: `words said an artefact, ${on}`, value: sum(recall) / plans.length, of: ideas },
  ];
}

function mostShared(plans: readonly Planned[]): string[] {
  const bar = plans.length * BARS.sentenceShared;
  return sharedSentences(plans)
    .filter(({ ideas }) => ideas.length > bar)
    .map(({ masked, ideas }) => `${ideas.length} ${masked}`);
}
