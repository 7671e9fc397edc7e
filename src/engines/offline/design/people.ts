import type { Domain } from '../knowledge/schema.ts';
import { customers } from '../knowledge/words/people.ts';
import { lastWord, plural } from '../language/inflect.ts';
import type { Noun } from '../understand/nouns.ts';
import { actingPerson } from '../understand/nouns.ts';
import type { Reading } from '../understand/reading.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Design, Person } from './design.ts';
import { likelyUsers } from './kept/people.ts';
import { isOnlyTold, isRelative } from './only-told.ts';
import { word } from './slots.ts';

/** A person by name, in all forms. */
export function person(one: string, group?: string): Person {
  const base = word(one);
  return { ...base, group: group ?? base.many };
}

/** The person whom a noun of the idea names; a group is acted for by somebody. */
export function personOf(noun: Noun): Person {
  return person(
    actingPerson(noun),
    plural(noun.full.split(' ').slice(-4).join(' ')) === noun.full ? noun.full : plural(noun.name),
  );
}

/** Who uses the product, who is served by that, who runs it. The idea's own people first, then the field's. */
export function choosePeople(
  understanding: Understanding,
  domain: Domain,
  matched: boolean,
  hosted: boolean,
): Design['people'] {
  const named = peopleOf(understanding.reading).filter((one) => !isOnlyTold(one, understanding));
  const sides = letAndTaken(named, understanding);
  if (sides) return sides;
  const likeliest =
    (named.length === 0 && OF_A_PLACE.test(understanding.idea) ? person('resident') : undefined) ??
    likeliestUser(understanding, matched ? domain : undefined) ??
    person(domain.people.user);
  if (likeliest.one === AT_HOME) return { user: likeliest, customer: undefined, keeper: likeliest };
  const all = named.length > 0 ? named : peopleOf(understanding.contextReading).filter((one) => !isRelative(one));
  const serving = all.filter(({ noun, at }) => at !== 'object' && !leads(noun) && !isServed(personOf(noun)));
  const likely = likelyUsers(understanding, matched ? domain : undefined).map(({ role }) => role);
  const first = likely.flatMap(({ told }) => serving.filter((one) => told.includes(one)))[0] ?? serving[0];
  const provider = isServed(likeliest) ? first : undefined;
  // Whoever is served stands on the other side of those who serve, however often they come.
  const who = provider ? personOf(provider.noun) : likeliest;
  const others = all.filter(({ noun }) => leads(noun) || lastWord(actingPerson(noun)) !== lastWord(who.one));
  const customer = others.find(({ noun }) => noun.part === 'customer') ?? others.find(({ noun }) => !leads(noun));
  const keeper = others.find((one) => leads(one.noun)) ?? others.find((one) => one.noun.part === 'keeper');
  const served = provider
    ? likeliest
    : customer
      ? personOf(customer.noun)
      : servedUnsaid(who, understanding, matched ? domain : undefined);
  return {
    user: who,
    // A program on one machine is used by one side; the other gets its results and never opens it.
    customer: served?.one === who.one || !hosted ? undefined : served,
    keeper: keeper ? personOf(keeper.noun) : runner(who, served, understanding),
  };
}

/** "Telegram bot for our town (9,000 people)": those who live there use it, where nobody else is named. */
const OF_A_PLACE =
  /\b(?:bot|app|site|website|page|map|tool|service|newsletter|calendar|board|platform|marketplace|game|alerts?)\b[^.;!?]{0,30}\b(?:for|of|in) (?:our|my|a|the|this) (?:small |whole |little )?(?:town|village|city|neighbou?rhood|street|island|valley|borough|suburb|quarter|hamlet)\b/i;

/** Of a tool for one household, where nobody is named. */
const AT_HOME = 'household member';

const isServed = ({ one }: Person) => [one, lastWord(one)].some((name) => customers.has(name) || SERVED.has(name));

/** Those for whom others work, wherever both are named. */
const SERVED = new Set(
  'parent patient resident tenant pupil student learner visitor passenger subscriber citizen policyholder homeowner family donor reader listener'.split(
    ' ',
  ),
);

function likeliestUser(understanding: Understanding, domain: Domain | undefined): Person | undefined {
  const [first] = likelyUsers(understanding, domain);
  if (!first) return undefined;
  const { told, name } = first.role;
  // Whoever nobody names uses no tool of a household, whatever the field is.
  if (told.length === 0 && understanding.constraints.ownUse?.kind === 'home') return person(AT_HOME);
  const noun = (told.find((one) => !leads(one.noun)) ?? told[0])?.noun;
  return noun ? personOf(noun) : person(name);
}

/** Whom the user serves where the text names nobody: the field's customers, or the other side of an exchange. */
function servedUnsaid(who: Person, understanding: Understanding, domain: Domain | undefined): Person | undefined {
  if (understanding.constraints.ownUse !== undefined || customers.has(lastWord(who.one))) return undefined;
  const usual = domain?.people.customer;
  if (usual && usual !== who.one && (domain.people.user === who.one || understanding.reading.productVerb === 'book'))
    return person(usual);
  const peer = peerOf(understanding);
  return peer && peer !== who.one ? person(peer) : undefined;
}

function peopleOf(reading: Reading): Reading['people'] {
  const order = { audience: 0, subject: 1, object: 2, beside: 3, kind: 4 };
  const telling = reading.people.filter(
    ({ noun, at }, _, all) =>
      !SAYS_NOTHING.has(noun.name) && isName(noun.name) && (at !== 'kind' || all.every((one) => one.at === 'kind')),
  );
  const unique = telling.filter(({ noun }, at, all) => all.findIndex((one) => one.noun.name === noun.name) === at);
  return unique.sort((a, b) => order[a.at] - order[b.at]);
}

/** "called whoever", "man with towns", "September": no one is called so. */
const isName = (name: string) =>
  !name
    .toLowerCase()
    .split(' ')
    .some((word) => NO_NAME.has(word));

const NO_NAME = new Set(
  `whoever whichever same called with without january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday sixty fifty forty thirty twenty somebody something adviser's neighbour's other another each every`.split(
    /\s+/,
  ),
);

/** "Airbnb for rehearsal rooms, for bands": bands take what hosts let; with nobody named, renters do. */
function letAndTaken(named: Reading['people'], { analogy }: Understanding): Design['people'] | undefined {
  if (!analogy?.offers || named.length > 1) return undefined;
  const [taker] = named;
  return {
    user: person(analogy.offers),
    customer: taker ? personOf(taker.noun) : person('renter'),
    keeper: person('marketplace operator'),
  };
}

/** "head nurse": stands above the others of the name. */
const leads = ({ name }: Noun) => /^(head|chief|lead|senior|shift) /.test(name);

const SAYS_NOTHING = new Set([
  'person',
  'people',
  'user',
  'adult',
  'human',
  'someone',
  'audience',
  'consumer',
  'developer team',
]);

/** Where people lend or sell to each other, the other side has a name although the idea gives none. */
function peerOf({ reading, grams }: Understanding): string | undefined {
  const verbs = new Set(reading.clauses.map((clause) => clause.verb));
  if (verbs.has('lend') || verbs.has('borrow')) return 'borrower';
  if (verbs.has('lend out')) return 'borrower';
  if (verbs.has('rent out') || (verbs.has('rent') && !grams.has('split'))) return 'renter';
  if (verbs.has('swap') || verbs.has('trade')) return 'trader';
  return grams.has('marketplace') || verbs.has('sell') ? 'buyer' : undefined;
}

/** Between two kinds of strangers stands somebody who runs the place; else the user does. */
function runner(user: Person, customer: Person | undefined, { grams, analogy }: Understanding): Person {
  const market =
    analogy?.capabilities.includes('marketplace') ||
    grams.has('marketplace') ||
    grams.has('platform') ||
    grams.has('exchange');
  return market && customer !== undefined ? person('marketplace operator') : user;
}
