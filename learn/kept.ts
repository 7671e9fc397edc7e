// `npm run learn`: learns by which signs a noun is what a product keeps, and a role who uses it, and writes the weights.
// `npm run learn -- --check`: learns from four fifths in turn, and prints how often the last fifth is read right.
import { writeFileSync } from 'node:fs';
import { chooseDomain } from '../src/engines/offline/design/choose-domain.ts';
import { candidatesOf } from '../src/engines/offline/design/kept/candidates.ts';
import { rolesOf, signsOfRole } from '../src/engines/offline/design/kept/people.ts';
import { signsOf } from '../src/engines/offline/design/kept/signs.ts';
import { capabilities, domains } from '../src/engines/offline/knowledge/index.ts';
import { understand } from '../src/engines/offline/understand/understand.ts';
import { verbBook } from '../src/engines/offline/understand/verbs.ts';
import { type Aim, type Choice, fitChoices, scoreOf } from './choice.ts';
import { headOf, isUnsaid, readKeptIdeas } from './kept-ideas.ts';

const PATH = new URL('../src/engines/offline/knowledge/kept.txt', import.meta.url);
/** A word of one idea alone says nothing about the next one. */
const IDEAS_MIN = 2;
/** What so many ideas mean without saying it is looked for in every idea: three points as the main thing, one beside it. */
const OFTEN_MIN = 24;
const OFTEN_USER_MIN = 5;
/** Smaller weights change no decision. */
const WEIGHT_MIN = 0.1;
/** Nobody is taken for one of these unless the text says so. */
const OF_ONE_TRADE = new Set(
  'hunter beekeeper baker podcaster knitter firefighter musician archivist collector gardener grower librarian curator cook host diarist journalist lawyer holder maker taker'.split(
    ' ',
  ),
);

const ideas = readKeptIdeas();
const words = counted(ideas.flatMap(({ main, others }) => [...new Set([main, ...others].map(headOf))]));
const unsaid = counted(ideas.flatMap(({ main, others }) => [main, main, main, ...others].filter(isUnsaid).map(headOf)));
const unsaidUsers = counted(ideas.flatMap(({ user }) => (isUnsaid(user) ? [headOf(user)] : [])));
const lists = [
  `#often\t${above(unsaid, OFTEN_MIN).join(' ')}\n`,
  `#often-user\t${above(unsaidUsers, OFTEN_USER_MIN)
    .filter((head) => !OF_ONE_TRADE.has(head))
    .join(' ')}\n`,
];
const knownWords = new Set(above(words, IDEAS_MIN));
// What is a candidate depends on the words known: they stand in the file before the ideas are read.
writeFileSync(PATH, [...[...knownWords].map((head) => `w:${head}\tmain:0\n`), ...lists].sort().join(''));

function counted(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function above(counts: Map<string, number>, least: number): string[] {
  return [...counts].flatMap(([one, count]) => (count >= least ? one : []));
}

const names: string[] = [];
const numbers = new Map<string, number>();
function numbered(signs: ReadonlyMap<string, number>): [number, number][] {
  return [...signs].map(([sign, amount]) => {
    const number = numbers.get(sign) ?? names.push(sign) - 1;
    numbers.set(sign, number);
    return [number, amount];
  });
}

const verbs = verbBook(capabilities.flatMap((one) => one.verbs));
const read = ideas.map(({ main, others, user, text }) => {
  const understanding = understand(text, undefined, verbs);
  const domain = chooseDomain(domains, understanding).best;
  const kept = new Set([main, ...others].map(headOf));
  const things = candidatesOf(understanding, domain);
  const roles = rolesOf(understanding, domain);
  return {
    things: {
      signs: things.map((one) => numbered(signsOf(one, understanding))),
      right: things.findIndex(({ head }) => head === headOf(main)),
      fits: things.map(({ head }) => kept.has(head)),
    } satisfies Choice,
    roles: {
      signs: roles.map((one) => numbered(signsOfRole(one, understanding))),
      right: roles.findIndex(({ head }) => head === headOf(user)),
      fits: roles.map(({ head }) => head === headOf(user)),
    } satisfies Choice,
  };
});
const things = read.map((one) => one.things);
const roles = read.map((one) => one.roles);
const weightsFor = (choices: readonly Choice[], aim: Aim) => fitChoices(choices, names.length, aim);

const FOLDS = 5;

/** How often the right candidate wins where it was not learned from, as a share of all ideas. */
function foundUnseen(choices: readonly Choice[]): number {
  let right = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = weightsFor(
      choices.filter((_, at) => at % FOLDS !== fold),
      'one',
    );
    for (const choice of choices.filter((_, at) => at % FOLDS === fold)) {
      const scores = choice.signs.map((one) => scoreOf(one, weights));
      if (choice.right >= 0 && scores.indexOf(Math.max(...scores)) === choice.right) right += 1;
    }
  }
  return right / choices.length;
}

function lines(): string[] {
  const [main, kept, user] = [weightsFor(things, 'one'), weightsFor(things, 'each'), weightsFor(roles, 'one')];
  const round = (value = 0) => Math.round(value * 100) / 100;
  return names.flatMap((name, at) => {
    const told = Object.entries({ main: round(main[at]), kept: round(kept[at]), user: round(user[at]) })
      .filter(([, value]) => Math.abs(value) >= WEIGHT_MIN)
      .map(([aim, value]) => `${aim}:${value}`);
    const isWord = name.startsWith('w:') && knownWords.has(name.slice(2));
    return isWord || told.length > 0 ? [`${name}\t${told.join(' ')}\n`] : [];
  });
}

const print = (what: string, share: number) => process.stdout.write(`${what}: ${(100 * share).toFixed(1)} %\n`);
if (process.argv.includes('--check')) {
  print('main thing is right', foundUnseen(things));
  print('main user is right', foundUnseen(roles));
}
writeFileSync(PATH, [...lines(), ...lists].sort().join(''));
process.stdout.write(`learned what is kept from ${ideas.length} ideas\n`);
