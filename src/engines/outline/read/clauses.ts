import type { Span } from './sentences.ts';
import { isNegative, isNominal, isVerb, type Word } from './words.ts';

/** Words of a sentence that say one thing, with their place in the sentence. */
export interface Clause extends Span {
  words: readonly Word[];
}

/** Before these, what follows depends on what stood before. */
const SUBORDINATE = new Set(
  'if when whenever unless until till while because since although though after before once as where wherever whether that which who whose'.split(
    ' ',
  ),
);
// Not "or": what follows it is another case of the same, or what would happen otherwise.
const JOINS = new Set(['and', 'but', 'yet', 'then', 'so']);
const STANDS_FOR_NAMED = new Set(['it', 'they', 'he', 'she', 'this', 'these']);
/** How many words a subject may have. */
const SUBJECT_WORDS_MAX = 6;

export const opensCondition = (words: readonly Word[]): boolean =>
  SUBORDINATE.has(firstBut(words, JOINS)?.normal ?? '');

/**
 * Cuts a sentence where something new is said: at a semicolon or a dash, and at a comma or "and" before words with a
 * subject and a verb of their own. What depends on the clause before ("unless …", "which …") stays with it.
 */
export function clausesOf(words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 1; at < words.length; at++) {
    if (!isBoundary(words, from, at)) continue;
    clauses.push(clauseOf(words.slice(from, at)));
    from = at;
  }
  return [...clauses, clauseOf(words.slice(from))].filter((clause) => clause.words.length > 0);
}

const clauseOf = (words: readonly Word[]): Clause => ({
  words,
  start: words[0]?.start ?? 0,
  end: Math.max(0, ...words.map(({ end, post }) => end + (CLOSING.exec(post)?.[0].length ?? 0))),
});

function isBoundary(words: readonly Word[], from: number, at: number): boolean {
  const before = words[at - 1]?.post ?? '';
  if (/[;–—]| - /.test(before)) return true;
  if (!before.includes(',') && !before.includes(':') && words[at]?.normal !== 'but') return false;
  const said = words.slice(from, at);
  // "If the wind is strong, all vents close": the comma ends the condition, not what is said.
  if (opensCondition(said) && !said.some(({ post }, index) => index < said.length - 1 && post.includes(',')))
    return false;
  if (!said.some((word) => isVerb(word) || isNegative(word))) return false;
  return speaksAnew(words.slice(at));
}

/** True for words that stand alone: a subject and its verb, an order not to do something, or a new condition. */
function speaksAnew(rest: readonly Word[]): boolean {
  const joined = JOINS.has(rest[0]?.normal ?? '');
  const words = joined ? rest.slice(1) : rest;
  const [first] = words;
  if (first === undefined) return false;
  if (SUBORDINATE.has(first.normal)) return joined && first.normal === 'if';
  // "wipe everything, and it is gone": without what stood before, nobody could tell what "it" is.
  if (STANDS_FOR_NAMED.has(first.normal) && !words.slice(0, 4).some(isNegative)) return false;
  if (isVerb(first)) return joined && words.slice(0, 3).some(isNegative);
  if (isNegative(first)) return joined || words.slice(0, SUBJECT_WORDS_MAX).some(isVerb);
  if (!isNominal(first) && !first.tags.has('Date')) return false;
  const verb = words.slice(0, SUBJECT_WORDS_MAX + 1).findIndex(isVerb);
  if (verb < 1) return false;
  const subject = words.slice(0, verb);
  if (/^(?:and|or)$/.test(subject.at(-1)?.normal ?? '')) return false;
  return !subject.some(({ normal, post }) => SUBORDINATE.has(normal) || normal === 'to' || post.includes(','));
}

/** Brackets and quotation marks that close behind a word belong to it. */
const CLOSING = /^[)\]}"”’»%]+/;

const firstBut = (words: readonly Word[], passed: ReadonlySet<string>): Word | undefined =>
  words.find(({ normal, text }) => text !== '' && !passed.has(normal));
