import { pointersOf } from '../knowledge/pointers.ts';
import type { Capability } from '../knowledge/schema.ts';
import type { Understanding } from '../understand/understand.ts';
import { tooCommon } from './asked-by-words.ts';
import { likelihoods } from './likelihood.ts';

/** Points of triggers from which words speak for a capability. */
const ENOUGH = 1;
const LETTERS_MAX = 110;

/** Tells what was, or what is not: nothing to accept a feature by. */
const STORY = /\b(?:was|were|had|did|left|ago|used to|yesterday|never|no|not|without|would have)\b|n['’]t\b/i;

/** Says who writes, and how large the house is: nothing is asked for by it. */
const SCENE =
  /^(?:so |hi,? |hello,? )?(?:we|i) (?:run|own|manage|operate|work|live|teach)\b|^(?:we are|we['’]re|i am|i['’]?m|our|my) [^,]{0,60}$|^most of us\b/i;

/** A part of the idea that speaks for a capability. */
export interface Quote {
  says: string;
  /** It speaks so clearly that a reader takes it for the wish itself: then it is shown on the feature. */
  isClear: boolean;
}

/** The part of the idea that speaks most clearly for the capability, in its own words; undefined where none does. */
export function quoteFor({ id, verbs }: Capability, understanding: Understanding): Quote | undefined {
  let best: string | undefined;
  let most = 0;
  let quality = 0;
  for (const { says, grams } of understanding.parts) {
    if (says.length > LETTERS_MAX || STORY.test(says) || SCENE.test(says)) continue;
    const pointed = [...grams].flatMap(pointersOf).reduce((sum, one) => sum + (one.id === id ? one.weight : 0), 0);
    const byVerb = verbs.some((verb) => grams.has(verb) && !tooCommon.has(verb));
    const points = pointed + (byVerb ? 1 : 0);
    if (points < ENOUGH || points <= most) continue;
    [best, most] = [says, points];
    quality = Math.min(pointed, POINTS_MAX) + (byVerb ? VERB : 0);
  }
  if (best === undefined) return undefined;
  const odds = likelihoods(understanding).get(id) ?? 0;
  return { says: best, isClear: quality + ODDS * Math.max(-ODDS_MAX, Math.min(odds, ODDS_MAX)) >= CLEAR };
}

/**
 * Weighed on 764 clauses of 300 ideas that readers judged: of the clauses that do not ask for the function more than half are
 * below CLEAR, of those that do one in six.
 */
const [POINTS_MAX, VERB, ODDS, ODDS_MAX, CLEAR] = [5, 2, 0.5, 3, 3];
