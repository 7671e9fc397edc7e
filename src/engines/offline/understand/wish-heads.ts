import { determiners, prepositions } from '../knowledge/words/grammar.ts';
import { helperVerbs } from '../knowledge/words/verbs.ts';
import type { VerbBook } from './verbs.ts';

/** A word of a phrase, in lower case and without marks, and where it begins. */
export interface Word {
  word: string;
  from: number;
}

export const wordsOf = (part: string): Word[] =>
  [...part.matchAll(/\S+/g)].map((match) => ({
    word: match[0].toLowerCase().replace(/^[("“'‘]+|[)"”'’.,!?]+$/g, ''),
    from: match.index,
  }));

/** What a phrase is read with; `begun`: its sentence has told an act before. */
export interface Known {
  verbs: VerbBook;
  isInert: (verb: string) => boolean;
  begun: boolean;
}

const SELF = new Set("i we i'm we're i've we've my our you".split(' '));
const ASIDE = new Set(
  'who that which because since while as when if whenever until unless although though where why how what whether there'.split(
    ' ',
  ),
);
const SUBJECT_MAX = 3;

/** Where the verb stands that the phrase begins with, or that follows its subject. */
export function headAt(words: readonly Word[], start: number, known: Known): number | undefined {
  const first = words[start]?.word ?? '';
  if (isHead(words, start, known, ['base', 's'])) return start;
  if (known.begun && first.endsWith('s') && isObject(words[start + 1]?.word)) return start;
  if ((SELF.has(first) && !known.begun) || ASIDE.has(first)) return undefined;
  const end = Math.min(words.length - 1, start + SUBJECT_MAX + (known.begun ? 1 : 0));
  for (let at = start + 1; at <= end; at += 1) {
    const before = words[at - 1]?.word ?? '';
    if (prepositions.has(before) && at > start + 1) return undefined;
    if (ASIDE.has(before) || (SELF.has(before) && !known.begun)) return undefined;
    if (determiners.has(before) || prepositions.has(before)) continue;
    const many = SELF.has(before) || /[^s]s$|^(?:people|others|they|all|children|men|women)$/.test(before);
    if (isHead(words, at, known, many ? ['base'] : ['s'])) return at;
  }
  return undefined;
}

const OBJECTS = new Set(
  'me us them it him her what who whom which where when how whether each every all any one two three four five half both everyone everybody somebody someone others back out up to'.split(
    ' ',
  ),
);

const isObject = (word = '') => determiners.has(word) || OBJECTS.has(word) || /^\d/.test(word);

/** A verb that can be nothing else there, or one that its object follows. */
function isHead(words: readonly Word[], at: number, known: Known, forms: readonly string[]): boolean {
  const found = known.verbs.find(words[at]?.word ?? '');
  if (!found || baseAt(words, at, known, forms) === undefined) return false;
  const next = words[at + 1]?.word ?? '';
  if (isObject(next)) return true;
  return found.clear && next !== '' && !NO_OBJECTS.has(next) && (found.form === 's' || /[^s]s$/.test(next));
}

/** Before these, what looks like a verb is a noun: "the scan is", "the count of". */
const NO_OBJECTS = new Set(['is', 'are', 'was', 'has', 'have', 'of']);

/** The verb at a place in its base form, where it tells something to build. */
export function baseAt(
  words: readonly Word[],
  at: number,
  { verbs, isInert }: Pick<Known, 'verbs' | 'isInert'>,
  forms: readonly string[],
): string | undefined {
  const word = words[at]?.word ?? '';
  const particle = words[at + 1]?.word;
  if (/^(?:works?|figures?)$/.test(word) && particle === 'out') return 'calculate';
  if (word === 'call' && particle === 'back') return word;
  const found = word === 'guess' ? { base: word, form: 'base' } : verbs.find(word);
  if (!found || !forms.includes(found.form) || found.base.length < 3 || SETTINGS.has(found.base)) return undefined;
  if (ADDRESSED.has(found.base)) return isObject(words[at + 1]?.word) ? found.base : undefined;
  return isInert(found.base) || helperVerbs.has(found.base) ? undefined : found.base;
}

/** A verb that no list knows, before what it is done to: "it should buzz us". */
export function unheardOf([first, second]: readonly Word[]): string | undefined {
  const word = first?.word ?? '';
  const known = determiners.has(word) || prepositions.has(word) || helperVerbs.has(word) || SETTINGS.has(word);
  return !known && /^[a-z]{3,}$/.test(word) && isObject(second?.word) && !/ed$|ing$|ly$/.test(word) ? word : undefined;
}

/** Said of how it is made, and of where it runs. */
const SETTINGS = new Set(
  `run write build make code host deploy use call name keep live be look speak know see have get show view maintain last hold land launch
  start question catch survive stop become refuse hear`.split(/\s+/),
);
/** They say something only with whom they are done to. */
const ADDRESSED = new Set(['ask', 'tell']);

/** Somebody does something: no part of the act before. */
export const actsIn = (words: readonly Word[], verbs: VerbBook) =>
  words.slice(0, SUBJECT_MAX).some(({ word }, at) => {
    const found = verbs.find(word);
    return (
      (found?.form === 's' || (found?.form === 'base' && at === 0)) && isObject(words[at + 1]?.word) && !ASIDE.has(word)
    );
  });
