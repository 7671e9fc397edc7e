// `npm run learn` runs it first: learns from marked names which words around a name tell that its writer does not want it.
// `--check`: learns from four fifths, and prints how many of the last fifth are read right, beside the rules alone.
import { writeFileSync } from 'node:fs';
import { integrations } from '../src/engines/offline/knowledge/stack/integrations.ts';
import { technologies } from '../src/engines/offline/knowledge/stack/technologies.ts';
import { rejectables } from '../src/engines/offline/knowledge/words/rejectable.ts';
import { placesOf } from '../src/engines/offline/language/stands.ts';
import { APPS } from '../src/engines/offline/understand/platform.ts';
import { stanceSigns } from '../src/engines/offline/understand/stance.ts';
import { readIdeas } from './ideas.ts';
import { readKindIdeas } from './kind-ideas.ts';
import { type Marked, readMarked } from './marked.ts';
import { type Example, type Model, regress, scores } from './regress.ts';

const PATH = new URL('../src/engines/offline/knowledge/stances.txt', import.meta.url);
/** A sign of fewer names is none. */
const NAMES_MIN = 2;
const WEIGHT_MIN = 0.05;
const HUNDREDTHS = 100;
/** Names that nobody marked are read by rule: how often names are wanted where no pains were taken to refuse them. */
const MET_IDEAS = 6000;
const [RULE_OUT, RULE_IN] = [0.9, 0.04];

interface Told {
  signs: string[];
  isOut: number;
  marked: boolean;
  /** Where it stands: names of one text are learned from, or checked, together. */
  text: string;
}

const told: Told[] = [...readMarked().map(tell), ...met()];
const counts = new Map<string, number>();
for (const { signs } of told) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
const signs = [...counts].filter(([, count]) => count >= NAMES_MIN).map(([sign]) => sign);
const numbers = new Map(signs.map((sign, at) => [sign, at]));

function tell({ low, at, length, isOut }: Marked): Told {
  return { signs: stanceSigns(low, at, length), isOut: isOut ? 1 : 0, marked: true, text: low };
}

function met(): Told[] {
  const words = [
    ...[...technologies(), ...integrations()].flatMap((one) => one.words),
    ...rejectables().flatMap(({ said }) => said),
  ];
  const named = words.filter((word) => word.length > 1);
  const texts = readIdeas().slice(0, MET_IDEAS);
  return [
    ...texts.flatMap(({ idea }) => metIn(idea, named)),
    // Few of those speak of apps.
    ...readKindIdeas().flatMap(({ text }) => metIn(text, APPS)),
  ];
}

function metIn(text: string, words: readonly string[]): Told[] {
  const low = ` ${text.toLowerCase()} `;
  return words.flatMap((word) =>
    placesOf(low, word).map((at) => {
      const found = stanceSigns(low, at, word.length);
      return { signs: found, isOut: found.includes('=silent') ? RULE_IN : RULE_OUT, marked: false, text: low };
    }),
  );
}

const exampleOf = ({ signs: found, isOut }: Told): Example => {
  const keys = found.flatMap((sign) => numbers.get(sign) ?? []);
  return { keys, amounts: keys.map(() => 1), labels: Float32Array.of(isOut), own: [] };
};

const learnFrom = (of: readonly Told[]): Model =>
  regress(of.map(exampleOf), signs.length, {
    lasso: Number(process.env.LASSO ?? 3e-6),
    rounds: Number(process.env.ROUNDS ?? 12),
  });

function linesOf({ weights, bias }: Model): string {
  const rows = signs.flatMap((sign, at) => {
    const weight = weights[at] ?? 0;
    return Math.abs(weight) < WEIGHT_MIN ? [] : [{ sign, weight }];
  });
  return [{ sign: '#bias', weight: bias[0] ?? 0 }, ...rows]
    .sort((a, b) => (a.sign < b.sign ? -1 : 1))
    .map(({ sign, weight }) => `${sign}\t${Math.round(weight * HUNDREDTHS)}\n`)
    .join('');
}

function check(): void {
  const texts = new Map([...new Set(told.map(({ text }) => text))].map((text, at) => [text, at]));
  const isLast = ({ text }: Told) => (texts.get(text) ?? 0) % 5 === 0;
  const model = learnFrom(told.filter((one) => !isLast(one)));
  const last = told.filter((one) => isLast(one) && one.marked);
  const read = last.map((one) => ({
    one,
    odds: 1 / (1 + Math.exp(-(scores(model, exampleOf(one))[0] ?? 0))),
    ruled: !one.signs.includes('=silent'),
  }));
  const right = (isOut: (one: (typeof read)[number]) => boolean) =>
    `${((100 * read.filter((one) => isOut(one) === (one.one.isOut === 1)).length) / read.length).toFixed(1)} %`;
  print(
    `of ${read.length} marked names read right by rules alone`,
    right(({ ruled }) => ruled),
  );
  print(
    'as learned',
    right(({ odds }) => odds >= 0.5),
  );
  for (const least of [0.95, 0.9, 0.8, 0.7])
    print(
      `rules, and learned from ${least} on`,
      right(({ odds, ruled }) => odds >= least || ruled),
    );
  for (const least of [0.5, 0.6, 0.7, 0.8, 0.9]) {
    const taken = read.filter(({ odds }) => odds >= least);
    print(
      `out from ${least}`,
      `${taken.length}, right ${((100 * taken.filter(({ one }) => one.isOut === 1).length) / taken.length).toFixed(1)} %`,
    );
  }
}

const print = (what: string, figure: string) => process.stdout.write(`${what}: ${figure}\n`);

if (process.argv.includes('--check')) check();
else {
  writeFileSync(PATH, linesOf(learnFrom(told)));
  print('learned from names', `${told.length}, of them marked ${told.filter(({ marked }) => marked).length}`);
}
