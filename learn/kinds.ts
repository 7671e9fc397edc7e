// `npm run learn` runs it last: learns from ideas whose kind was told which words speak for which kind of product.
// `--check`: learns from the examples and four fifths of the ideas that were met with, and prints what is found of the last fifth.
import { writeFileSync } from 'node:fs';
import { kindEvidence, OF_KIND } from '../src/engines/offline/design/product/kind-evidence.ts';
import { NO_KIND } from '../src/engines/offline/design/product/kind-odds.ts';
import { capabilities } from '../src/engines/offline/knowledge/index.ts';
import { products } from '../src/engines/offline/knowledge/products.ts';
import { understand } from '../src/engines/offline/understand/understand.ts';
import { verbBook } from '../src/engines/offline/understand/verbs.ts';
import { type KindIdea, readKindIdeas } from './kind-ideas.ts';
import { kindWords } from './kind-words.ts';
import { fitSoftmax, type Sample, type Scores, shares } from './softmax.ts';

const PATH = new URL('../src/engines/offline/knowledge/kinds.txt', import.meta.url);
/** A word of fewer ideas is known by the packs alone. */
const IDEAS_MIN = 3;
/** The rarest words weigh no more than this. */
const RARE_MAX = 5;
const RARE_SCALE = 3;
/** What changes no choice is not written. */
const WEIGHT_MIN = 0.4;
/** No key speaks for more kinds, or against more. */
const ROW_MAX = 40;
/** Weights of rows are written in tenths. */
const TENTHS = 10;
/** How right a kind is that makes a good third of the plan. */
const PARTLY = 0.4;

const classes = [...products.map(({ id }) => id), NO_KIND];
const verbs = verbBook(capabilities.flatMap((one) => one.verbs));
const wordsOf = kindWords(products);
/** Numbers of each class beside those of the evidence: its pack's words, what it does first, all it does. All are folded into rows in the end. */
const FOLDED = ['words', 'first', 'does'];
const WORTHS = [...OF_KIND, ...FOLDED];

interface Read extends KindIdea {
  keys: Map<string, number>;
  ofKind: [number, number][];
}

const ideas: Read[] = readKindIdeas().map((one) => {
  const { keys, ofKind } = kindEvidence(understand(one.text, undefined, verbs));
  return { ...one, keys, ofKind: products.map(ofKind) };
});
const counts = new Map<string, number>();
for (const { keys } of ideas) for (const key of keys.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);

const isWord = (key: string) => !/^[=~%]/.test(key);
const rarity = (key: string) =>
  isWord(key) ? Math.min(Math.log(ideas.length / (1 + (counts.get(key) ?? 0))), RARE_MAX) / RARE_SCALE : 1;
const vocabulary = [...counts].flatMap(([key, count]) => (count >= IDEAS_MIN && !/^[~%]/.test(key) ? key : [])).sort();
const numbers = new Map(vocabulary.map((key, at) => [key, at]));

/** For each capability the kinds that do it: first, and at all by how much else they do. */
const first = doing((product) => product.features.map(({ does = [] }) => does[0] ?? ''));
const all = doing((product) => [
  ...product.features.flatMap(({ does = [] }) => does),
  ...product.with.map(({ id }) => id),
]);
function doing(idsOf: (product: (typeof products)[number]) => string[]): Map<string, Map<number, number>> {
  const rows = new Map<string, Map<number, number>>();
  products.forEach((product, at) => {
    const ids = new Set(idsOf(product).filter((id) => capabilities.some((one) => one.id === id)));
    for (const id of ids) rows.set(id, (rows.get(id) ?? new Map()).set(at, 1 / Math.sqrt(ids.size + 1)));
  });
  return rows;
}

/** The row of a key for each of the folded numbers. */
function foldedRow(key: string): (ReadonlyMap<number, number> | undefined)[] {
  if (key.startsWith('~')) return [undefined, first.get(key.slice(1)), undefined];
  if (key.startsWith('%')) return [undefined, undefined, all.get(key.slice(1))];
  return [isWord(key) ? wordsOf(key) : undefined, undefined, undefined];
}

function sampleOf({ keys, ofKind, kinds, partly }: Read): Sample {
  const known = [...keys].filter(([key]) => numbers.has(key));
  const own = new Float32Array(products.length * WORTHS.length);
  ofKind.forEach((values, at) => {
    own.set(values, at * WORTHS.length);
  });
  for (const [key, amount] of keys)
    foldedRow(key).forEach((row, one) => {
      for (const [at, weight] of row ?? []) {
        const place = at * WORTHS.length + OF_KIND.length + one;
        own[place] = (own[place] ?? 0) + amount * rarity(key) * weight;
      }
    });
  const right = new Float32Array(classes.length);
  const give = (ids: readonly string[], share: number) => {
    for (const id of ids) right[classes.indexOf(id)] = share / ids.length;
  };
  if (kinds.length > 0) give(kinds, 1);
  else {
    give(partly, PARTLY);
    give([NO_KIND], partly.length > 0 ? 1 - PARTLY : 1);
  }
  return {
    keys: known.map(([key]) => numbers.get(key) ?? 0),
    amounts: known.map(([key, amount]) => amount * rarity(key)),
    own,
    right,
  };
}

const learnFrom = (of: readonly Read[]) => fitSoftmax(of.map(sampleOf), vocabulary.length, WORTHS.length);

/** The model as text: a line a key, "word, tab, 3:12 40:-5": tenths, by the numbers of the classes. */
function linesOf({ weights, bias, worth }: Scores): string {
  const keys = new Set([...vocabulary, ...ideas.flatMap(({ keys: said }) => [...said.keys()]), ...packWords()]);
  const rows = [...keys].flatMap((key) => {
    const sums = new Map<number, number>();
    const at = numbers.get(key);
    const add = (one: number, weight: number) => sums.set(one, (sums.get(one) ?? 0) + weight * rarity(key));
    if (at !== undefined) for (const one of classes.keys()) add(one, weights[at * classes.length + one] ?? 0);
    foldedRow(key).forEach((row, which) => {
      for (const [one, weight] of row ?? []) add(one, weight * (worth[OF_KIND.length + which] ?? 0));
    });
    const told = [...sums]
      .filter(([, sum]) => Math.abs(sum) >= WEIGHT_MIN)
      .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
      .slice(0, ROW_MAX)
      .map(([one, sum]) => `${one}:${Math.round(sum * TENTHS)}`);
    return told.length > 0 ? [{ key, value: told.join(' ') }] : [];
  });
  const head = [
    { key: '#kinds', value: classes.join(' ') },
    { key: '#bias', value: [...bias].map(short).join(' ') },
    { key: '#own', value: [...worth.slice(0, OF_KIND.length)].map((one) => Math.round(one * 1000) / 1000).join(' ') },
  ];
  const lines = [...head, ...rows].sort((a, b) => (a.key < b.key ? -1 : 1));
  return lines.map(({ key, value }) => `${key}\t${value}\n`).join('');
}

const short = (value: number) => Math.round(value * 10) / 10;
/** Words of packs that no idea here says. */
const packWords = () =>
  products.flatMap(({ explains, topics = [] }) => [...explains, ...topics]).filter((word) => !word.includes(' '));

function check(): void {
  const met = ideas.filter(({ isExample }) => !isExample);
  const isLast = (at: number) => at % 5 === 0;
  const model = learnFrom([...met.filter((_, at) => !isLast(at)), ...ideas.filter(({ isExample }) => isExample)]);
  const read = met
    .filter((_, at) => isLast(at))
    .map((one) => {
      const found = [...shares(model, sampleOf(one))].slice(0, -1);
      const most = Math.max(...found);
      const id = classes[found.indexOf(most)] ?? '';
      return { most, right: one.kinds.includes(id), partly: one.partly.includes(id), any: one.kinds.length > 0 };
    });
  const share = (part: number, of: number) => `${((100 * part) / Math.max(of, 1)).toFixed(1)} %`;
  const ofKind = read.filter(({ any }) => any);
  print(
    `likeliest kind is right, of ${ofKind.length} that have one`,
    share(ofKind.filter(({ right }) => right).length, ofKind.length),
  );
  for (const least of [0.4, 0.5, 0.6, 0.7, 0.8]) {
    const taken = read.filter(({ most }) => most >= least);
    const parts = [taken.filter(({ right }) => right), taken.filter(({ partly }) => partly)].map((part) =>
      share(part.length, taken.length),
    );
    print(
      `taken from ${least} on`,
      `${share(taken.length, read.length)} of ${read.length}, right ${parts[0]}, partly ${parts[1]}`,
    );
  }
}

function print(what: string, figure: string): void {
  process.stdout.write(`${what}: ${figure}\n`);
}

if (process.argv.includes('--check')) check();
else {
  writeFileSync(PATH, linesOf(learnFrom(ideas)));
  print('learned the kinds from', `${ideas.length} ideas`);
}
