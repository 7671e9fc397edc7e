import type { Product } from '../../knowledge/schema.ts';
import { groups, persons } from '../../knowledge/words/people.ts';
import { lastWord, plural, singular } from '../../language/inflect.ts';
import type { Understanding } from '../../understand/understand.ts';
import type { Design, Person } from '../design.ts';
import { person, personOf } from '../people.ts';
import { saidIn } from './said.ts';

type Role = Product['people']['user'];

/**
 * Who takes part in a product of this kind, called as the idea calls them, with what it says of them: "elevator technicians". Whom
 * it is for uses it, although nobody has met such people in such a product: "a seed library for allotment gardeners".
 */
export function peopleOfProduct({ people }: Product, understanding: Understanding, hosted: boolean): Design['people'] {
  const other = people.customer && hosted ? people.customer : undefined;
  const roles = [people.user, people.keeper, ...(people.customer ? [people.customer] : [])];
  const buyer = audience(roles, understanding);
  const leads = buyer !== undefined && LEADS.test(buyer.one);
  const user = named(people.user, understanding, []) ?? (leads ? undefined : buyer) ?? person(people.user.name);
  const customer = other && (named(other, understanding, [user]) ?? person(other.name));
  const taken = customer ? [user, customer] : [];
  const keeper =
    named(people.keeper, understanding, taken) ?? (leads ? buyer : undefined) ?? person(people.keeper.name);
  return { user, customer: customer?.one === user.one ? undefined : customer, keeper };
}

/** By the first of its words that the idea says and that is nobody else; one name is given once. */
function named({ said: names }: Role, understanding: Understanding, taken: readonly Person[]): Person | undefined {
  const { idea, all, whole } = saidIn(understanding);
  const free = names.filter((word) => !taken.some(({ one }) => one === word || one.endsWith(` ${word}`)));
  const word =
    [idea, all, whole].map((said) => free.find((one) => said.has(one))).find((one) => one !== undefined) ??
    apartIn(whole, free, understanding);
  if (word === undefined || word.length < LETTERS_MIN || isFurniture(word, understanding)) return undefined;
  // A company presses no button: somebody there does.
  const acting = groups[lastWord(word)];
  return acting === undefined ? described(word, understanding) : person(acting);
}

/** "Tattoo studio, five artists": whoever is called by two words is met by the last, where the first stands elsewhere. */
function apartIn(
  said: ReadonlySet<string>,
  names: readonly string[],
  { idea, gloss }: Understanding,
): string | undefined {
  const whole = names
    .map((name) => name.split(' '))
    .find(
      (words) =>
        words.length > 1 &&
        persons.has(words.at(-1) ?? '') &&
        !LEADS.test(words.join(' ')) &&
        words.every((one) => said.has(one)),
    );
  const last = whole?.at(-1);
  return last !== undefined && new RegExp(`\\b${plural(last)}\\b`, 'i').test(`${idea} ${gloss}`) ? last : undefined;
}

/** Says which one, and of what sort nobody is: "two people sat there for the same chair". */
const NOBODY = /^(?:same|other|only|first|last|next|sixty|fifty|forty|thirty|twenty|hundred|several|many|few|own) /;
const LETTERS_MIN = 3;

/** A chair that people sit on, not one who leads. */
const isFurniture = (word: string, { idea }: Understanding) =>
  word === 'chair' &&
  !/\b(?:the|our|committee|board|club|parish) chair (?:of|who|approves|decides|signs|wants)\b/i.test(idea);

/** "Technician" as the elevator technician that the idea speaks of. */
function described(word: string, { reading }: Understanding): Person {
  const noun = reading.people
    .map((one) => one.noun)
    .find(
      ({ name, unknown }) =>
        !unknown && (name === word || name.endsWith(` ${word}`)) && name.split(' ').length < 3 && !NOBODY.test(name),
    );
  const told = noun && personOf(noun);
  return told?.one.endsWith(word) ? told : person(word);
}

/** Whom it is for, where that is none of those whom such a product knows. */
function audience(roles: readonly Role[], { reading }: Understanding): Person | undefined {
  const known = new Set(roles.flatMap(({ said }) => said.map((word) => singular(lastWord(word)))));
  const found = reading.people.find(
    ({ noun, at }) =>
      at === 'audience' &&
      !noun.unknown &&
      !NOBODY.test(noun.name) &&
      noun.is === 'person' &&
      !known.has(noun.head) &&
      !ANYBODY.has(noun.head),
  );
  return found && personOf(found.noun);
}

/** "For trade businesses" names who buys; those who work there use it. */
const LEADS = /\b(?:owner|manager|administrator|director|chief|head|boss|operator)$/;
const ANYBODY = new Set('people person user adult human someone consumer team'.split(' '));
