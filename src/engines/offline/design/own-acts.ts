import { pointersOf } from '../knowledge/pointers.ts';
import type { Capability } from '../knowledge/schema.ts';
import { determiners } from '../knowledge/words/grammar.ts';
import { fold } from '../language/fold.ts';
import { singular } from '../language/inflect.ts';
import type { Clause } from '../understand/reading.ts';
import type { Entity, Ground } from './design.ts';
import { entityOf } from './entity-of.ts';
import { likelihoods } from './likelihood.ts';
import { ownAct } from './own-act.ts';

/** So many acts of its own a plan takes from one idea. */
export const OWN_MAX = 5;

const OWN_WORDS_MAX = 20;
const WHOLE_WORDS_MIN = 4;

/** Acts that a program can be made to do, or to let people do, and that no capability knows. */
const TELLING = new Set(
  `count read pick choose select flag print mark filter tag highlight merge split rotate crop calculate compute estimate open close pin
  play draw throw roll simulate unlock weigh dose blink vibrate light swap change wipe push pull annotate blur censor mask group bundle
  number stamp label render preview transpose tune shuffle mute block hide lock freeze extract parse stitch resize compress send type
  replay confirm substitute rearrange reorder sort fill reveal project beep flash shake deduct add-up subtract total multiply divide
  encode decode validate blend generate clone lower raise trim tint zoom check walk crawl fetch download copy fix correct settle replace
  restore adjust reconcile list load insert append produce balance round skip repeat undo drag sweep chain dial`.split(
    /\s+/,
  ),
);

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
  if (!says || understanding.language !== 'en') return undefined;
  const words = says.split(' ').length;
  if (words > OWN_WORDS_MAX || (isWish && phraseKnown(says, ground)) || !isOwn({ verb, says, isWish }, ground))
    return undefined;
  const thing = object?.is === 'thing' ? entityOf({ verb, object }, entities) : undefined;
  if (object?.is === 'thing' && thing) return { act: ownAct(verb, says, object.name), of: thing };
  const alone = isWish || (!object && words >= WHOLE_WORDS_MIN && (TELLING_ALONE.has(verb) || verb === 'match'));
  const main = entities[0];
  return alone && main ? { act: ownAct(verb, says, main.one), of: main } : undefined;
}

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

const HARDLY_ELSE = 3;

function isOwn(
  { verb, says = '', isWish }: Pick<Clause, 'verb' | 'says' | 'isWish'>,
  { capabilities, understanding }: Ground,
): boolean {
  if (verb === 'turn') return / into /.test(says);
  if (verb === 'match')
    return / (to|with|against) /.test(says) && (likelihoods(understanding).get('matching') ?? 0) < UNLIKELY;
  return (isWish || TELLING.has(verb)) && !capabilities.some(({ verbs }) => verbs.includes(verb));
}
