import { contentWords } from '../../../../artifacts/reading/words.ts';
import type { Mechanism } from '../../knowledge/mechanisms/index.ts';
import type { Capability, CapabilityFeature } from '../../knowledge/schema.ts';
import { lastWord } from '../../language/inflect.ts';
import { pattern } from '../../language/pattern.ts';
import type { Entity, Ground } from '../design.ts';
import { heartOf } from '../product/heart.ts';
import type { Wish } from '../wish.ts';
import { builtFrom, isMechanism } from './build.ts';
import { type Found, mechanismsIn, partIn } from './find.ts';
import { coveringIn } from './pour.ts';
import type { Poured } from './poured.ts';
import { nounOf } from './roles.ts';

/** A clause that a feature of the known kind covers, with the tables that it needs beside. */
export interface Covered extends Poured {
  capability: Capability;
  says: string;
  adds: readonly string[];
  /** Names of features of the kind that it takes the place of. */
  leaves: RegExp | undefined;
}

/** What clauses ask for whose inside is known: features of their own, and what goes into features of the known kind. */
export interface How {
  wishes: (Wish & { says: string; mechanism: Mechanism })[];
  covered: Covered[];
}

/** Sorted into own features and what the kind has a feature for. A gloss word by word is good for the second alone. */
export function howIn(ground: Ground): How {
  const { kind, understanding } = ground;
  const how: How = { wishes: [], covered: [] };
  const main = ground.entities[0]?.one;
  for (const found of mechanismsIn(understanding)) {
    if (main !== undefined) found.roles.set('main', main);
    // What a known kind keeps is called as the kind calls it: of cats and dogs not all are kittens.
    const kept = kind ? main : found.roles.get('what');
    if (kept !== undefined) found.roles.set('kept', kept);
    const capability = builtFrom(found);
    const [feature] = capability?.features ?? [];
    if (!capability || !feature) continue;
    const covering = kind && coveringIn(heartOf(kind), found);
    if (covering) how.covered.push(coveredBy(covering, feature, capability, found, understanding.language));
    else if (understanding.language === 'en')
      how.wishes.push({
        capability,
        object: thingOf(found, ground.entities),
        because: 'asked',
        need: 'core',
        verb: found.mechanism.id,
        says: found.says,
        mechanism: found.mechanism,
      });
  }
  return how;
}

const coveredBy = (
  { key }: CapabilityFeature,
  feature: CapabilityFeature,
  capability: Capability,
  { mechanism, says }: Found,
  language: string,
): Covered => ({
  key,
  feature: mechanism.adds
    ? { ...feature, writes: feature.writes.filter((one) => one !== capability.entities[0]?.key) }
    : feature,
  instead: mechanism.instead === undefined ? undefined : pattern(mechanism.instead, 'i'),
  replaces: mechanism.replaces === undefined ? undefined : pattern(mechanism.replaces, 'i'),
  capability,
  says,
  description: language === 'en' ? [feature.description].flat()[0] : undefined,
  adds: mechanism.adds ?? [],
  leaves: mechanism.leaves === undefined ? undefined : pattern(mechanism.leaves, 'i'),
});

/** The kept thing that the clause is about, else what the plan is about. */
function thingOf({ mechanism, roles }: Found, entities: readonly Entity[]): Entity | undefined {
  const said = mechanism.of === undefined ? undefined : roles.get(mechanism.of);
  const noun = typeof said === 'string' ? nounOf(said) : '';
  return (
    entities.find(({ one }) => one === noun) ??
    entities.find(({ one }) => noun !== '' && lastWord(one) === lastWord(noun)) ??
    entities[0]
  );
}

/** An act of the idea alone, built from inside where it is one of those that are known. */
export function fromInside<One extends Wish>(wish: One, { understanding, entities }: Ground): One {
  const { capability, says } = wish;
  if (!capability.id.startsWith('act-') || isMechanism(capability) || says === undefined) return wish;
  const found = partIn(says, understanding);
  if (!found) return wish;
  const main = entities[0]?.one;
  if (main !== undefined) found.roles.set('main', main);
  const built = builtFrom(found, `${capability.id}-${found.mechanism.id}`);
  return built ? { ...wish, capability: built } : wish;
}

/** Of the words of a phrase so many stand in another: it is told. */
const SAME = 0.7;

/** The phrase is told by one of these clauses. */
export function isToldBy(says: string, clauses: readonly string[]): boolean {
  return clauses.some((clause) => {
    const [low, whole] = [says.toLowerCase(), clause.toLowerCase()];
    if (low.includes(whole) || whole.includes(low)) return true;
    const [few, many] = [contentWords(says), contentWords(clause)];
    return few.size > 0 && [...few].filter((word) => many.has(word)).length / few.size >= SAME;
  });
}
