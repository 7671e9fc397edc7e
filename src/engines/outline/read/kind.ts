import { type Clause, opensCondition } from './clauses.ts';
import { isImperative } from './machine.ts';
import { groupEnd, isDenied, mainPart, mainVerb } from './verb.ts';
import type { Word } from './words.ts';

/**
 * What a clause is to a plan: something asked for (`ask`; `weak` when it may wait), something stated that may be a wish or
 * background (`statement`), something ruled out (`denied`), a figure to keep to (`limit`), what the product is called
 * (`name`), a thing without a verb (`item`), or nothing to build (`aside`).
 */
export type ClauseKind = 'ask' | 'weak' | 'statement' | 'denied' | 'limit' | 'name' | 'item' | 'aside';

const WISHES = new Set('want need like love wish prefer hope rather require expect must should shall'.split(' '));
const MAY_WAIT = new Set('optional optionally nice maybe perhaps eventually someday ideally'.split(' '));
/** What may stand between a verb and its figure. */
const BOUNDS = new Set(
  'at most least less more fewer than no not later up to about around roughly only over under'.split(' '),
);
/** Verbs that only measure. */
const MEASURES = new Set(['be', 'is', 'are', 'cost', 'last', 'take', 'hold', 'weigh', 'support']);
const TENTATIVE = new Set(['would', 'could', 'might']);
const PAST = new Set(['was', 'were', 'had', 'did', 'got']);
const SPEAKER = new Set('i we my our'.split(' '));
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|(?:(?:best|kind|warm|many|with) )*(?:regards|wishes|thanks)|thank you|cheers|sincerely|yours)\b/i;
const SUBJECT_WORDS_MAX = 4;

/** The kind of a clause, by its own words alone: what stands around it changes nothing. */
export function kindOf({ words }: Clause, text: string): ClauseKind {
  const main = mainPart(words);
  const verb = mainVerb(main);
  if (GREETING.test(text) && verb === -1) return 'aside';
  const mayWait = words.some(({ normal }) => MAY_WAIT.has(normal));
  if (verb === -1) return mayWait && !isDenied(main, -1) ? 'weak' : nameless(main);
  if (isPast(main, verb) || isPast(words, mainVerb(words))) return 'aside';
  if (speaksOfSpeaker(main, verb)) {
    if (!wishes(main, verb)) return opensCondition(words) ? 'ask' : 'aside';
    if (main.length <= groupEnd(main, verb)) return 'aside';
  }
  // A condition that no comma ends has its own verbs in front.
  if ((main !== words || !opensCondition(words)) && isDenied(main, verb)) return 'denied';
  if (mayWait) return 'weak';
  if (namesFigure(main, verb)) return 'limit';
  if (opensCondition(words) || isImperative(main) || wishes(main, verb) || hasModal(main, verb)) return 'ask';
  return 'statement';
}

/** Words without a verb of their own. */
function nameless(words: readonly Word[]): ClauseKind {
  if (isDenied(words, -1)) return 'denied';
  const shown = words.filter(({ text }) => text !== '');
  if (shown.length < 2) return 'aside';
  if (shown[0]?.tags.has('Value') && !shown[0].tags.has('Determiner')) return 'limit';
  const isName = /^(?:an?|the)$/.test(shown[0]?.normal ?? '') && !words.some(({ tags }) => tags.has('Verb'));
  return isName ? 'name' : 'item';
}

const speaksOfSpeaker = (words: readonly Word[], verb: number): boolean =>
  words.slice(0, Math.min(verb, SUBJECT_WORDS_MAX)).some(({ normal }) => SPEAKER.has(normal));

const wishes = (words: readonly Word[], verb: number): boolean =>
  words
    .slice(verb, groupEnd(words, verb) + 1)
    .some(({ normal, tags }) => WISHES.has(normal) && !tags.has('Preposition'));

const hasModal = (words: readonly Word[], verb: number): boolean =>
  words
    .slice(verb, groupEnd(words, verb) + 1)
    .some(({ tags, normal }, at, group) =>
      tags.has('Modal') ? !TENTATIVE.has(normal) : /^ha(?:s|ve)$/.test(normal) && group[at + 1]?.normal === 'to',
    );

function isPast(words: readonly Word[], verb: number): boolean {
  const word = words[verb];
  if (word === undefined || word.tags.has('Modal')) return false;
  return PAST.has(word.normal) || word.tags.has('PastTense');
}

/** "must last 5 days", "costs at most 60 euros": the verb measures, or a bound follows it, and then comes a figure. */
function namesFigure(words: readonly Word[], verb: number): boolean {
  const end = groupEnd(words, verb);
  if (words[end - 1]?.post.includes(',')) return false;
  const rest = words.slice(end).filter(({ tags, text }) => text !== '' && !tags.has('Pronoun'));
  const at = rest.findIndex(({ tags, normal }) => tags.has('Value') && !/^(?:an?|one)$/.test(normal));
  if (at === -1 || !rest.slice(0, at).every(({ normal }) => BOUNDS.has(normal))) return false;
  return at > 0 || MEASURES.has(words[end - 1]?.normal.replace(/(?<=[^i])s$/, '') ?? '');
}
