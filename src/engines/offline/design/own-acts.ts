import { type ActKind, actKindOf, carryOut } from '../knowledge/acts/index.ts';
import { pointersOf } from '../knowledge/pointers.ts';
import type { Capability } from '../knowledge/schema.ts';
import { determiners } from '../knowledge/words/grammar.ts';
import { fold } from '../language/fold.ts';
import { singular } from '../language/inflect.ts';
import { isPerson } from '../understand/pieces.ts';
import type { Clause } from '../understand/reading.ts';
import type { Entity, Ground } from './design.ts';
import { entityOf } from './entity-of.ts';
import { likelihoods } from './likelihood.ts';
import { ownAct } from './own-act.ts';
import { isSaidOfKind } from './product/own-words.ts';
import { tellsAct } from './tells-act.ts';

/** So many acts of its own a plan takes from one idea. */
export const OWN_MAX = 5;

const OWN_WORDS_MAX = 20;
const WHOLE_WORDS_MIN = 4;

/** Those that tell enough with a clause in the place of a thing: "flags who is late by ten days". */
const TELLING_ALONE = new Set('flag list count calculate compute estimate settle check mark pick'.split(' '));

/** Below these log odds of people who seek each other, lines are matched with each other. */
const UNLIKELY = -1;

/**
 * "counts hens", "flags who is late", which no capability owns: an act of this product alone, and what it is done to. Only where the
 * idea says it to something it keeps, or in so many words.
 */
export function actOfItsOwn(
  { verb, object, says, isWish }: Clause,
  ground: Ground,
): { act: Capability; of: Entity | undefined } | undefined {
  const { entities, understanding } = ground;
  if (!says?.includes(' ') || understanding.language !== 'en') return undefined;
  if (!tellsAct(verb, says) || LOOKUP.test(says)) return undefined;
  const words = says.split(' ').length;
  const kind = kindOf(verb, says, ground);
  if (!kind || words > OWN_WORDS_MAX || !isWhole(says) || (isWish && phraseKnown(says, ground))) return undefined;
  if (!isOwn({ verb, says, isWish }, ground)) return undefined;
  // Of a known kind: "marks what deviates" and "photograph a receipt" say what its own features do.
  if (ground.kind && isSaidOfKind(says, ground.kind)) return undefined;
  const thing = object?.is === 'thing' ? entityOf({ verb, object }, entities) : undefined;
  // "Split it into elements", where elements are all that is kept: what is split is not known.
  if (/^\S+ (?:it|them)\b/i.test(says) && says.toLowerCase().includes(` ${(thing ?? entities[0])?.many} `))
    return undefined;
  if (object?.is === 'thing' && thing) return { act: ownAct(verb, says, object.name, kind), of: thing };
  const alone = isWish || (!object && words >= WHOLE_WORDS_MIN && (TELLING_ALONE.has(verb) || verb === 'match'));
  const main = entities[0];
  return alone && main ? { act: ownAct(verb, says, main.one, kind), of: main } : undefined;
}

/** What the verb means here: "open" an issue makes one, "open" a valve moves it, where something is moved at all. */
function kindOf(verb: string, says: string, { understanding }: Ground): ActKind | undefined {
  if (MAKES_ONE.test(says)) return actKindOf('produce');
  if (
    verb === 'assign' &&
    !says
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .some(isPerson)
  )
    return carryOut;
  const kind = actKindOf(verb);
  const moves = understanding.platform === 'device' || (likelihoods(understanding).get('control') ?? 0) > UNLIKELY;
  return kind?.id === 'operate' && !moves ? undefined : kind;
}

/** One thing is looked up, by what it has or in no time: "find a tube in ten seconds", "find a strain by genotype". */
export const LOOKUP =
  /^(?:finds?|search(?:es)?|looks? up) (?:an? |the |any |one |every |my |our |their )?[\p{L}' -]{2,40}? (?:by|in (?:\p{L}+ )?seconds?|within|again|quickly|at once|fast|from|among)\b/iu;

const MAKES_ONE =
  /^(?:opens?|raises?|files?|creates?) (?:an? |one |the )?(?:\p{L}+ )?(?:issue|ticket|pull request|pr|merge request|case|task|dispute)\b/iu;

/** Says an act that can be carried out, not how somebody fared ("closed three on me already"), nor half a sentence. */
const isWhole = (says: string) =>
  !FARED.test(says) &&
  !NAMED.test(says) &&
  !/^asks? (?:whether|if|why)\b/i.test(says) &&
  !/^\S+ (?:to |of |on |at )?(?:is|are|was|were|it's|isn't)\b/i.test(says);
/** The name of something, and no act. */
const NAMED = /^(?:merge|pull|feature|change|support|purchase|swap|leave) requests?\b/i;
const FARED = /\b(?:already|on me|our last|my last|all the time|every year again|by mistake|myself)\b/i;

/** The phrase begins with words that are a capability's own, and it is likely: "pick a time" is booking. It is built as that. */
export function phraseKnown(says: string, { capabilities, understanding }: Ground): Capability | undefined {
  const odds = likelihoods(understanding);
  const words = fold(says)
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word && !determiners.has(word))
    .map(singular);
  const starts = [words.slice(0, 2).join(' '), words.slice(0, 3).join(' ')];
  const ids = new Set(
    starts
      .filter((start) => start.includes(' '))
      .flatMap(pointersOf)
      .filter(({ weight }) => weight >= HARDLY_ELSE)
      .map(({ id }) => id),
  );
  return capabilities.find(({ id }) => ids.has(id) && id !== 'records' && (odds.get(id) ?? 0) > UNLIKELY);
}

/** "Match each picture with weather station and date": no people seek each other. */
const isOfData = (says: string): boolean =>
  /^match\w* (?:each|every|all|the) /i.test(says) &&
  !says
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some(isPerson);

const HARDLY_ELSE = 3;

function isOwn(
  { verb, says = '', isWish }: Pick<Clause, 'verb' | 'says' | 'isWish'>,
  { capabilities, understanding }: Ground,
): boolean {
  if (verb === 'assign') return (likelihoods(understanding).get('planning') ?? 0) < 0;
  if (verb === 'turn') return / into /.test(says);
  if (verb === 'match')
    return (
      / (to|with|against) /.test(says) &&
      (isOfData(says) || (likelihoods(understanding).get('matching') ?? 0) < UNLIKELY)
    );
  return isWish || !capabilities.some(({ verbs }) => verbs.includes(verb));
}
