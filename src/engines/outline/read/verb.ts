import { opensCondition } from './clauses.ts';
import { isNegative, isVerb, type Word } from './words.ts';

const RELATIVE = new Set(['that', 'which', 'who', 'whose', 'where']);
const SUBJECTS = new Set(['i', 'we', 'you', 'they', 'he', 'she']);
/** Words that turn a negation into a limit: "no later than", "not only". */
const SOFTENS = new Set(['only', 'just', 'later', 'more', 'fewer', 'less', 'matter', 'longer', 'earlier']);
const NEAR = 4;
/** How many words may stand before the verb of what follows a condition. */
const SUBJECT_MAX = 8;

/** What a clause says, without the condition before it. */
export function mainPart(words: readonly Word[]): readonly Word[] {
  if (!opensCondition(words)) return words;
  const comma = words.findIndex(({ post }) => post.includes(','));
  const rest = words.slice(comma + 1);
  const [first] = rest;
  const says =
    first !== undefined && (isVerb(first) ? first.tags.has('Infinitive') : rest.slice(0, SUBJECT_MAX).some(isVerb));
  return comma !== -1 && says ? rest : words;
}

/** Place of the verb that a clause is built on, or -1: verbs of what only describes a noun ("that reads …") don't count. */
export function mainVerb(words: readonly Word[]): number {
  let describes = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) break;
    if (at > 0 && (RELATIVE.has(word.normal) || describesBefore(words, at))) describes = true;
    if (!isVerb(word) || word.tags.has('Hyphenated')) continue;
    if (words[at - 1]?.normal === 'to' || isParticiple(words, at)) continue;
    if (!describes) return at;
    describes = false;
    at = groupEnd(words, at) - 1;
  }
  return -1;
}

/** "every tab I have not read": a subject right behind a noun. */
const describesBefore = (words: readonly Word[], at: number): boolean =>
  SUBJECTS.has(words[at]?.normal ?? '') &&
  words[at - 1]?.tags.has('Noun') === true &&
  words[at - 1]?.post.trim() === '';

/** "children aged 4", "a mould run by hand": a past form that describes the noun before it. */
function isParticiple(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (before === undefined || word === undefined || !word.tags.has('PastTense') || !/(?:ed|en|wn)$/.test(word.normal))
    return false;
  if (before.tags.has('Determiner') || before.tags.has('Preposition')) return true;
  const describesNoun = (before.tags.has('Noun') && !before.tags.has('Pronoun')) || before.tags.has('Adverb');
  const goesOn =
    after === undefined || ['Preposition', 'Value', 'Verb', 'Conjunction'].some((tag) => after.tags.has(tag));
  return describesNoun && goesOn;
}

/** Where the words that make up a verb end: auxiliaries, "not", adverbs. */
export function groupEnd(words: readonly Word[], at: number): number {
  let end = at + 1;
  for (; end < words.length && end - at <= NEAR; end++) {
    const word = words[end];
    if (word === undefined || !(isVerb(word) || isNegative(word) || word.tags.has('Adverb'))) break;
    // "is kept | must be": an auxiliary behind a full verb begins another one.
    if (isAuxiliary(word) && isVerb(words[end - 1] ?? NONE) && !isAuxiliary(words[end - 1] ?? NONE)) break;
  }
  return end;
}

/** True when what is said of the verb is denied: "must never", "there is no", "nobody may". */
export function isDenied(words: readonly Word[], verb: number): boolean {
  const first = words.findIndex(({ tags, normal }) => !tags.has('Conjunction') || normal === 'neither');
  const opensDenied = isNegative(words[first] ?? NONE) && !softened(words, first);
  if (opensDenied || verb === -1) return opensDenied;
  const end = groupEnd(words, verb);
  const near = [verb - 1, ...Array.from({ length: end - verb + 2 }, (_, index) => verb + index)];
  return near.some((at) => {
    const word = words[at];
    // Behind a noun or a joining word something else is denied.
    const isFar = at >= end && words.slice(end, at).some(({ tags }) => tags.has('Noun') || tags.has('Conjunction'));
    return word !== undefined && !isFar && isNegative(word) && !softened(words, at);
  });
}

const isAuxiliary = ({ tags }: Word): boolean => tags.has('Modal') || tags.has('Auxiliary') || tags.has('Copula');

const softened = (words: readonly Word[], at: number): boolean => SOFTENS.has(words[at + 1]?.normal ?? '');

const NONE: Word = { text: '', normal: '', post: '', tags: new Set(), start: 0, end: 0 };
