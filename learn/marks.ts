import { writeFileSync } from 'node:fs';
import { type Example, type Model, regress, scores } from './regress.ts';

/** A place in a text that a reader marked, or that was met unmarked: what speaks there, and how surely it is out (0 to 1). */
export interface Told {
  signs: string[];
  isOut: number;
  marked: boolean;
  /** Where it stands: the places of one text are learned from, or checked, together. */
  text: string;
}

interface Subject {
  /** The file that is written, "sign, tab, weight in hundredths". */
  path: URL;
  told: readonly Told[];
  lasso?: number;
  rounds?: number;
  /** Of the words of the sentences beside only those count that stand at so many places: most others are about something else. */
  besideMin?: number;
}

/** A sign of fewer places is none. */
const PLACES_MIN = 2;
const BESIDE = /^[[\]]/;
const WEIGHT_MIN = 0.05;
const HUNDREDTHS = 100;

/**
 * Learns from marked places which signs speak for "out", and writes their weights; with `--check` learns from four fifths of the
 * texts, and prints how many places of the others are read right, beside what the rules alone say (those without "=silent").
 */
export function learnMarks(subject: Subject): void {
  if (process.argv.includes('--check')) check(subject);
  else {
    writeFileSync(subject.path, linesOf(learn(subject)));
    const marked = subject.told.filter((one) => one.marked).length;
    print('learned from places', `${subject.told.length}, of them marked ${marked}`);
  }
}

interface Learned {
  model: Model;
  signs: string[];
  exampleOf(told: Told): Example;
}

function learn({ told, lasso = 3e-6, rounds = 12, besideMin = PLACES_MIN }: Omit<Subject, 'path'>): Learned {
  const counts = new Map<string, number>();
  for (const one of told) for (const sign of one.signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const signs = [...counts]
    .filter(([sign, count]) => count >= (BESIDE.test(sign) ? besideMin : PLACES_MIN))
    .map(([sign]) => sign);
  const numbers = new Map(signs.map((sign, at) => [sign, at]));
  const exampleOf = ({ signs: found, isOut }: Told): Example => {
    const keys = found.flatMap((sign) => numbers.get(sign) ?? []);
    return { keys, amounts: keys.map(() => 1), labels: Float32Array.of(isOut), own: [] };
  };
  return { model: regress(told.map(exampleOf), signs.length, { lasso, rounds }), signs, exampleOf };
}

function linesOf({ model: { weights, bias }, signs }: Learned): string {
  const rows = signs.flatMap((sign, at) => {
    const weight = weights[at] ?? 0;
    return Math.abs(weight) < WEIGHT_MIN ? [] : [{ sign, weight }];
  });
  return [{ sign: '#bias', weight: bias[0] ?? 0 }, ...rows]
    .sort((a, b) => (a.sign < b.sign ? -1 : 1))
    .map(({ sign, weight }) => `${sign}\t${Math.round(weight * HUNDREDTHS)}\n`)
    .join('');
}

function check({ told, ...options }: Subject): void {
  const texts = new Map([...new Set(told.map(({ text }) => text))].map((text, at) => [text, at]));
  const isLast = ({ text }: Told) => (texts.get(text) ?? 0) % 5 === 0;
  const { model, exampleOf } = learn({ ...options, told: told.filter((one) => !isLast(one)) });
  const read = told
    .filter((one) => isLast(one) && one.marked)
    .map((one) => ({
      one,
      odds: 1 / (1 + Math.exp(-(scores(model, exampleOf(one))[0] ?? 0))),
      ruled: !one.signs.includes('=silent'),
    }));
  const share = (of: typeof read, isRight: (one: (typeof read)[number]) => boolean) =>
    `${((100 * of.filter(isRight).length) / Math.max(of.length, 1)).toFixed(1)} %`;
  const isOut = ({ one }: (typeof read)[number]) => one.isOut === 1;
  print(
    `of ${read.length} marked places read right by rules alone`,
    share(read, (one) => one.ruled === isOut(one)),
  );
  print(
    'as learned',
    share(read, (one) => one.odds >= 0.5 === isOut(one)),
  );
  for (const least of [0.7, 0.8, 0.9]) {
    const taken = read.filter(({ odds }) => odds >= least);
    print(`out from ${least}`, `${taken.length}, right ${share(taken, isOut)}`);
  }
  for (const most of [0.3, 0.2, 0.1]) {
    const left = read.filter(({ odds }) => odds <= most);
    print(`in up to ${most}`, `${left.length}, right ${share(left, (one) => !isOut(one))}`);
  }
}

const print = (what: string, figure: string) => process.stdout.write(`${what}: ${figure}\n`);
