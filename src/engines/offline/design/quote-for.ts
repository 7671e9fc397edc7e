import { pointersOf } from '../knowledge/pointers.ts';
import type { Capability } from '../knowledge/schema.ts';
import type { Understanding } from '../understand/understand.ts';
import { tooCommon } from './asked-by-words.ts';

/** Points of triggers from which words speak for a capability. */
const ENOUGH = 1;
const LETTERS_MAX = 110;

/** Tells what was, or what is not: nothing to accept a feature by. */
const STORY = /\b(?:was|were|had|did|left|ago|used to|yesterday|never|no|not|without|would have)\b|n['’]t\b/i;

/** Says who writes, and how large the house is: nothing is asked for by it. */
const SCENE =
  /^(?:so |hi,? |hello,? )?(?:we|i) (?:run|own|manage|operate|work|live|teach)\b|^(?:we are|we['’]re|i am|i['’]?m|our|my) [^,]{0,60}$|^most of us\b/i;

/** The part of the idea that speaks most clearly for the capability, in its own words; undefined where none does. */
export function quoteFor({ id, verbs }: Capability, { parts }: Understanding): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const { says, grams } of parts) {
    if (says.length > LETTERS_MAX || STORY.test(says) || SCENE.test(says)) continue;
    const pointed = [...grams].flatMap(pointersOf).reduce((sum, one) => sum + (one.id === id ? one.weight : 0), 0);
    const points = pointed + (verbs.some((verb) => grams.has(verb) && !tooCommon.has(verb)) ? 1 : 0);
    if (points >= ENOUGH && points > most) [best, most] = [says, points];
  }
  return best;
}
