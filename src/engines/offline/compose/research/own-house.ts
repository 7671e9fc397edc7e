import type { Research } from '../../../../artifacts/research.ts';
import type { Design } from '../../design/design.ts';
import { customers, persons } from '../../knowledge/words/people.ts';
import { grouped } from '../../language/grouped.ts';
import { pick } from '../../language/hash.ts';
import { lastWord, singular } from '../../language/inflect.ts';
import type { OwnUse } from '../../understand/own-use.ts';
import { currencyOf, money } from '../money.ts';

/** The house that the tool is for, with its own figures. */
export interface House {
  own: OwnUse;
  /** "the small ceramics studio", "your own work". */
  name: string;
  /** "40 members", where the idea counts people. */
  people: { value: number; text: string } | undefined;
  /** "4,000 infusion pumps", where it counts something else. */
  things: { value: number; text: string } | undefined;
}

/** The house of an idea that is a tool for its writer; undefined for a product. */
export function houseOf({ understanding: { constraints } }: Design): House | undefined {
  const own = constraints.ownUse;
  if (!own) return undefined;
  const counted = constraints.scale.filter(({ per }) => per === undefined);
  const isPeople = (of: string) => {
    const one = singular(lastWord(of));
    return of.endsWith('people') || customers.has(one) || persons.has(one);
  };
  return {
    own,
    name: own.kind === 'person' ? `the work of one ${own.house}` : `the ${own.house}`,
    people: counted.find(({ of }) => isPeople(of)),
    things: counted.find(({ of }) => !isPeople(of)),
  };
}

/** Hours a week that it may save, weeks a year, what an hour is worth: guesses, to be measured in the first month. */
const WEEKS = 44;
const YEARS = 3;
const HOUR = { work: 35, person: 40, home: 18 } as const;

/** What a tool for one house is worth: hours saved, the cost of introducing it, what remains after running it. */
export function houseEconomics(design: Design, house: House, runningDollars: number): Research['unitEconomics'] {
  const currency = currencyOf(design);
  const hours = hoursSaved(house);
  const hour = HOUR[house.own.kind];
  const value = hours * WEEKS * hour * YEARS;
  const heads = house.people?.value ?? (house.own.kind === 'work' ? 6 : 2);
  const minutes = heads > 20 ? 10 : 45;
  const introduction = Math.max(hour, hour * (6 + (Math.min(heads, SHOWN_MAX) * minutes) / 60));
  const running = runningDollars * 12 * YEARS;
  const kept = Math.max(5, Math.min(98, Math.round(((value - running) / value) * 100)));
  return {
    model: pick(
      [
        `Nobody pays for it: it is built for ${house.name}. It earns its keep in hours and in mistakes that no longer happen.`,
        `There is no price and no customer, only ${house.name}. Its return is saved hours and fewer mistakes.`,
        `Built for ${house.name}, it is sold to nobody. What comes back is time, and slips that are not made.`,
        `It has no income: it serves ${house.name}. Time saved and errors avoided have to pay for it.`,
      ],
      `${design.key}model`,
    ),
    estimatedLTV: `${money(value, currency)} in ${YEARS} years, from ${hours} ${hours === 1 ? 'hour' : 'hours'} a week × ${WEEKS} weeks × ${money(hour, currency)} an hour × ${YEARS}. ${pick(COUNT_FIRST, design.key)}`,
    estimatedCAC: `${money(introduction, currency)} to introduce it: a day of set-up and old data, and ${minutes} minutes with ${shown(house, heads)}.`,
    grossMargin: `${kept} % of that value is left after about ${money(runningDollars, currency)} a month for running it.`,
  };
}

/** Nobody shows it to a whole town. */
const SHOWN_MAX = 60;

/** Whom it is shown to. */
function shown({ people, own }: House, heads: number): string {
  if (people && heads > SHOWN_MAX) return `each of the first ${SHOWN_MAX}; the others of ${people.text} get a notice`;
  if (people) return `each of ${people.text}`;
  if (own.kind === 'home') return 'everybody there';
  return own.kind === 'person' ? 'the first two clients' : `each of about ${heads} people`;
}

const COUNT_FIRST = [
  'The hours are a guess: count one normal week first.',
  'A stopwatch in one normal week replaces this guess.',
  'Count the hours of one week before believing it.',
];

/** One hour a week for a household; more where more is kept or more people ask. */
function hoursSaved({ own, people, things }: House): number {
  if (own.kind === 'home') return 1;
  const size = (people?.value ?? 0) / 20 + (things?.value ?? 0) / 800;
  return Math.min(12, Math.max(2, Math.round(2 + size)));
}

const PUBLIC_MIN = 1_000;

/** The number that says it worked, in the house's own figures. */
export function houseGate({ people, things, own }: House): string {
  if (people) {
    // Of a house nearly all come, of a public one in ten is much.
    const part = people.value >= PUBLIC_MIN ? 0.1 : 0.8;
    return `${grouped(Math.max(1, Math.round(people.value * part)))} of the ${people.text} use it in a normal week`;
  }
  if (things) return `all ${things.text} are in it and the old list has been closed for a month`;
  if (own.kind === 'home') return 'it is used four weeks in a row without anybody being told to';
  return own.kind === 'person'
    ? 'four weeks pass without a look into the old messages'
    : `the ${own.house} has worked four weeks without the old list`;
}
