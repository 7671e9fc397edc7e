import { contentWords } from '../../../artifacts/reading/words.ts';
import { type ActKind, actKindOf, carryOut, partOf } from '../knowledge/acts/index.ts';
import { pointersOf } from '../knowledge/pointers.ts';
import { singular } from '../language/inflect.ts';
import type { Understanding } from '../understand/understand.ts';
import { isDenied } from './denied.ts';
import type { Entity, Ground, Use } from './design.ts';
import { isNoFeature } from './no-feature.ts';
import { ownAct, ownPart } from './own-act.ts';
import { LOOKUP } from './own-acts.ts';
import { personOf } from './people.ts';
import { isProductHeart } from './product/heart.ts';
import { isOfProduct, isSaidOfKind } from './product/own-words.ts';
import { isShunned } from './shunned.ts';
import { isSaidToIt, tellsAct, tellsPart } from './tells-act.ts';
import type { Wish } from './wish.ts';
import { isOfMaking } from './wished-for.ts';

type Ask = Understanding['asks'][number];

/** So many features a plan takes literally from phrases that nothing else has told. */
const LITERAL_MAX = 5;
/** Points of triggers from which a phrase speaks of a capability that is there. */
const SPEAKS_OF = 2;
/** Of the words of a phrase so many stand in another: it is told. */
const SAME = 0.7;

/**
 * Phrases of the idea that no use has told yet: heard by the use that they speak of, else a feature of their own in the idea's
 * words. What is asked for is built, whether or not it is known.
 */
export function literalAsks(
  uses: readonly Use[],
  ground: Ground,
  hear: (use: Use, says: string) => void,
  known: readonly string[] = [],
): Wish[] {
  const wishes: Wish[] = [];
  const told = [
    ...known,
    ...uses.flatMap(({ heard, capability }) => [...heard, ...capability.features.slice(0, 1).flatMap(nameOf)]),
    ...ground.understanding.rules.map(({ says }) => says),
  ];
  const heart = uses.find(({ capability }) => isProductHeart(capability));
  for (const ask of ground.understanding.asks) {
    if (ground.kind && (isOfProduct(ask.says, ground.kind) || isSaidOfKind(ask.says, ground.kind))) {
      if (heart && isToBuild(ask, ground)) hear(heart, ask.says);
      continue;
    }
    if (!isToBuild(ask, ground)) continue;
    const talk = isSaidToIt(ask.says) ? uses.find(({ capability }) => capability.id === 'chat-commands') : undefined;
    // What is said to a bot its commands hear, whatever else reads it.
    if (!talk && told.some((phrase) => isSame(phrase, ask.says))) continue;
    const use = talk ?? uses.find((one) => speaksOf(ask, one)) ?? (tells(ask) ? undefined : heart);
    const wish = use || !tells(ask) ? undefined : wishOf(ask, ground);
    if (use) hear(use, ask.says);
    else if (!wish || wishes.length >= LITERAL_MAX) continue;
    else wishes.push(wish);
    told.push(ask.says);
  }
  return wishes;
}

/** Tells enough to name a feature by; of a known kind the rest is said of its heart. */
const tells = ({ verb, says }: Ask) =>
  verb === undefined ? tellsPart(says.replace(LEAD, '')) : tellsAct(verb, says) && !LOOKUP.test(says);

/** No rule, nothing that is ruled out, and not how it is made. */
const isToBuild = ({ is, says, verb }: Ask, { understanding }: Ground): boolean =>
  is !== 'rule' &&
  !(verb !== undefined && (OF_PEOPLE.has(verb) || (SHORT.test(says) && !actKindOf(verb)) || CUT_OFF.test(says))) &&
  !NAMES.test(says) &&
  !isNoFeature(says) &&
  !isShunned(says, understanding) &&
  !isDenied(says, understanding) &&
  !(verb !== undefined && isOfMaking({ verb, says }, understanding));

/** What begins like an order and is the name of something: "merge request comments have to land there". */
const NAMES =
  /^(?:merge|pull|feature|change|support|purchase|swap|leave) requests?\b|^calculates? out\b|^work(?:s|ed)? out$$/i;

/** What people do with their hands, their feet and their money, or how something is to stay: no program does it. */
const OF_PEOPLE = new Set(
  'keep carry bring pay ring leave come go sit stand drive walk wait sleep eat drink drop hand return wear hold cook clean hang climb meet live die signal webcam'.split(
    ' ',
  ),
);
const SHORT = /^\S+ \S+$/;
/** "Replace with", "phones only": the rest stands elsewhere. */
const CUT_OFF = /^\S+ (?:with|only|that|those|on|in|at|to|me|us|r)$/i;

/** "Afterwards the kit check" is the kit check. */
const LEAD = /^(?:afterwards|then|later|besides|also|finally|now|plus|of course|maybe|perhaps)\s+(?:the |an? )?/i;

function wishOf(ask: Ask, { understanding, entities }: Ground): Wish | undefined {
  const { verb, says, who } = ask;
  const object = thingOf(ask, entities);
  if (!object) return undefined;
  const capability =
    verb === undefined
      ? ownPart(says.replace(LEAD, ''), object.one, partOf)
      : ownAct(verb, says, object.one, kindOf(verb));
  const subject = who && understanding.reading.people.find(({ noun }) => singular(noun.head) === who);
  return {
    capability,
    object,
    subject: subject ? personOf(subject.noun) : undefined,
    because: 'asked',
    need: 'core',
    verb: verb ?? 'provide',
    says,
  };
}

const nameOf = ({ name }: { name: string | readonly string[] }) => (typeof name === 'string' ? [name] : name);

const kindOf = (verb: string): ActKind => (verb === 'assign' ? carryOut : (actKindOf(verb) ?? carryOut));

function speaksOf({ grams }: Ask, { capability, because }: Use): boolean {
  if (because === 'field' || capability.id === 'records') return false;
  const points = [...grams]
    .flatMap(pointersOf)
    .reduce((sum, one) => sum + (one.id === capability.id ? one.weight : 0), 0);
  return points >= SPEAKS_OF;
}

function isSame(one: string, other: string): boolean {
  const [few, many] = [contentWords(one), contentWords(other)].sort((a, b) => a.size - b.size);
  if (!few || !many || few.size === 0) return true;
  return [...few].filter((word) => many.has(word)).length / few.size >= SAME;
}

/** What it is done to: the first of the kept things that it names, else what the plan is about. */
function thingOf({ tokens }: Ask, entities: readonly Entity[]): Entity | undefined {
  const words = new Set(tokens.map(({ word }) => singular(word)));
  const kept = entities.filter(({ from }) => from === 'idea' || from === 'field');
  return kept.find(({ one }) => words.has(one.split(' ').at(-1) ?? '')) ?? kept[0] ?? entities[0];
}
