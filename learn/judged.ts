// `node learn/judged.ts`, a part of `npm run learn`: learns from judged plans which functions have no place in a plan.
// `-- --check`: learns from four fifths in turn, and prints how many of the last fifth’s are found, and at what price.
// The odds of capabilities must not have been learned from the same ideas: `node learn/main.ts --unjudged` goes before.
import { writeFileSync } from 'node:fs';
import { isOption, type Use } from '../src/engines/offline/design/design.ts';
import { makeDesign } from '../src/engines/offline/design/make-design.ts';
import { isJudged, signsOfUse } from '../src/engines/offline/design/misfit.ts';
import { capabilities, domains } from '../src/engines/offline/knowledge/index.ts';
import { understand } from '../src/engines/offline/understand/understand.ts';
import { verbBook } from '../src/engines/offline/understand/verbs.ts';
import { type Choice, fitChoices, scoreOf } from './choice.ts';
import { readJudged } from './judged-ideas.ts';

const PATH = new URL('../src/engines/offline/knowledge/misfits.txt', import.meta.url);
/** Smaller weights change no decision. */
const WEIGHT_MIN = 0.03;
const ROUNDS = 150;
const FOLDS = 5;

// Without weights nothing is left out: what is judged are all functions that a plan would have.
writeFileSync(PATH, '');
const verbs = verbBook(capabilities.flatMap((one) => one.verbs));
const names: string[] = [];
const numbers = new Map<string, number>();
const numberOf = (sign: string): number => {
  const number = numbers.get(sign) ?? names.push(sign) - 1;
  numbers.set(sign, number);
  return number;
};

const ideas = readJudged();
const choices = ideas.map(({ text, fits, maybe, odd }): Choice => {
  const understanding = understand(text, undefined, verbs);
  const known = new Set([...fits, ...maybe, ...odd]);
  const isKnown = (use: Use) => isJudged(use) && !isOption(use) && known.has(use.capability.id);
  const uses = makeDesign(understanding, { domains, capabilities }).uses.filter(isKnown);
  return {
    signs: uses.map((use) => [...signsOfUse(use, understanding)].map(([sign, amount]) => [numberOf(sign), amount])),
    right: -1,
    fits: uses.map(({ capability }) => odd.includes(capability.id)),
  };
});
const weightsFor = (of: readonly Choice[]) => fitChoices(of, names.length, 'each', ROUNDS);

function check(): void {
  const judged: { odds: number; isOdd: boolean }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = weightsFor(choices.filter((_, at) => at % FOLDS !== fold));
    for (const { signs, fits } of choices.filter((_, at) => at % FOLDS === fold))
      signs.forEach((one, at) => {
        judged.push({ odds: scoreOf(one, weights), isOdd: fits[at] ?? false });
      });
  }
  for (const least of [1, 0.5, 0, -0.25, -0.5, -0.75, -1]) {
    const share = (isOdd: boolean) => {
      const all = judged.filter((one) => one.isOdd === isOdd);
      return `${((100 * all.filter(({ odds }) => odds >= least).length) / all.length).toFixed(1)} % of ${all.length}`;
    };
    process.stdout.write(`from ${least}: ${share(true)} without a place, ${share(false)} with one\n`);
  }
}

if (process.argv.includes('--check')) check();
const weights = weightsFor(choices);
const lines = names.flatMap((sign, at) => {
  const weight = Math.round((weights[at] ?? 0) * 100) / 100;
  return Math.abs(weight) >= WEIGHT_MIN ? [`${sign}\t${weight}\n`] : [];
});
writeFileSync(PATH, lines.sort().join(''));
process.stdout.write(`learned what has no place from ${ideas.length} judged plans\n`);
