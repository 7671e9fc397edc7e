import { denies, isVerb, type Word } from './words.ts';

/**
 * What a sentence is to a plan. `ask`: it asks for something and denies nothing, so it can be a feature; `weak`: the same,
 * and it may wait. `denied`: it rules something out, beyond doubt. `stated`: it says something that may be a wish or
 * background. `kept`: it is to be read as it stands, because a rule could get it wrong. `aside`: of the author or the past.
 */
export type SentenceKind = 'ask' | 'weak' | 'denied' | 'stated' | 'kept' | 'aside';

const ASKING = new Set('must should shall may can will need needs want wants require requires'.split(' '));
const WISHING = new Set('like love want need'.split(' '));
const MAY_WAIT = new Set('optional optionally perhaps maybe eventually someday ideally'.split(' '));
/** Verbs that take something away: an order with one of them asks for less, and "don't" with one asks for more. */
const REMOVING = new Set(
  'avoid skip drop forget exclude omit leave refrain stop ban stay prevent remove ditch spare'.split(' '),
);
const IDLE = new Set(['mind', 'matter', 'worry', 'hesitate', 'bother', 'need', 'require']);
const BINDING = new Set(['must', 'shall', 'should', 'may']);
const CONDITIONS = new Set([
  'if',
  'when',
  'whenever',
  'once',
  'after',
  'before',
  'while',
  'until',
  'as',
  'where',
  'because',
]);
const RELATIVE = new Set(['who', 'which', 'that', 'whose']);
const SPEAKERS = new Set(['i', 'we', 'my', 'our']);
const PAST = new Set(['was', 'were', 'had', 'did', 'got', 'used']);
const POLITE = new Set(['please', 'then', 'and', 'also', 'so', 'just']);
const SUBJECT_WORDS_MAX = 4;
const FRAGMENT_WORDS_MAX = 5;
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|(?:(?:best|kind|warm|many|with) )*(?:regards|wishes|thanks)|thank you|cheers|sincerely|yours)\b/i;

/** The kind of a sentence, by its own words alone: what stands around it changes nothing. */
export function kindOf(words: readonly Word[], text: string): SentenceKind {
  const shown = words.filter((word) => word.text !== '');
  const verb = words.findIndex(isVerb);
  if (shown.length < 2 || (GREETING.test(text) && verb === -1)) return 'aside';
  const main = mainPart(words);
  if (main.some(denies)) return isBan(main, text) ? 'denied' : 'kept';
  if (isPast(main)) return 'aside';
  if (/[:;—–]| - /.test(text) || isPast(words)) return 'kept';
  if (main === words && CONDITIONS.has(firstOf(words)?.normal ?? '')) return 'kept';
  if (isOfSpeaker(main)) return wishes(main) ? 'ask' : main.some(({ normal }) => ASKING.has(normal)) ? 'kept' : 'aside';
  if (words.some(({ normal }) => MAY_WAIT.has(normal))) return verb === -1 ? 'kept' : 'weak';
  if (verb === -1) return 'stated';
  if (isOrder(main)) return main.some(({ normal }) => REMOVING.has(normal)) ? 'kept' : 'ask';
  return asks(main) || main !== words ? 'ask' : 'stated';
}

/** What a sentence says, without the condition in front of it: "If it rains, | the vents close". */
function mainPart(words: readonly Word[]): readonly Word[] {
  if (!CONDITIONS.has(firstOf(words)?.normal ?? '')) return words;
  const comma = words.findIndex(({ post }) => post.includes(','));
  const rest = words.slice(comma + 1);
  return comma !== -1 && rest.some(isVerb) ? rest : words;
}

/** True where nothing but a ban can be meant: one denial, by "must not" and the like, "never" or "no". */
function isBan(words: readonly Word[], text: string): boolean {
  if (/\b(?:but|only|every|all)\b|[:;—–]| - /i.test(text)) return false;
  if (words.every((word) => !isVerb(word))) return isListOfNo(text);
  const denials = words.flatMap((word, at) => (denies(word) ? [at] : []));
  const [at] = denials;
  if (at === undefined || denials.length > 1) return false;
  const [before, after] = [words[at - 1], words[at + 1]];
  // "The chair picks two, who must not have taken part": only a part of the sentence is banned.
  if (words.slice(0, at).some(({ normal }) => RELATIVE.has(normal))) return false;
  if (words.some(({ normal }) => REMOVING.has(normal)) || after?.tags.has('Comparative')) return false;
  // "Never mind", "should not matter", "must not have to": what is denied is a burden, and nothing is banned.
  if (IDLE.has(after?.normal ?? '') || (after?.normal === 'have' && words[at + 2]?.normal === 'to')) return false;
  const isOrder = (words[0]?.normal === 'do' ? at === 1 : at === 0) && isVerb(after ?? NONE);
  const isBound = BINDING.has(before?.normal ?? '') && isVerb(after ?? NONE);
  const isNoOne = /^(?:nobody|no one|none) (?:must|shall|should|may|can)\b/i.test(text);
  return isOrder || isBound || isNoOne;
}

/** "No ads", "no cloud, no sync": a few words behind each "no". */
const isListOfNo = (text: string): boolean =>
  text.split(/,\s*(?:and\s+)?/).every((part) => /^no\s/i.test(part) && part.split(/\s+/).length <= FRAGMENT_WORDS_MAX);

const isOfSpeaker = (words: readonly Word[]): boolean =>
  words.slice(0, SUBJECT_WORDS_MAX).some(({ normal }, at) => SPEAKERS.has(normal) && !words.slice(0, at).some(isVerb));

/** "I would like", "we need": the speaker's verb is a wish. */
function wishes(words: readonly Word[]): boolean {
  const verb = words.findIndex(isVerb);
  return words.slice(verb, verb + 3).some(({ normal, tags }) => WISHING.has(normal) && tags.has('Verb'));
}

const asks = (words: readonly Word[]): boolean => {
  const verb = words.findIndex(isVerb);
  const [first, second] = words.slice(verb);
  return ASKING.has(first?.normal ?? '') || (/^ha(?:s|ve)$/.test(first?.normal ?? '') && second?.normal === 'to');
};

/** True for an order: it begins with a verb in its plain form ("book a day", "do not show ads"). */
export const isOrder = (words: readonly Word[]): boolean => {
  const first = firstOf(words);
  return first !== undefined && isVerb(first) && (first.tags.has('Infinitive') || first.normal === 'do');
};

const isPast = (words: readonly Word[]): boolean => {
  const verb = words.findIndex(isVerb);
  const [before, first] = [words[verb - 1], words[verb]];
  if (first === undefined) return false;
  // "Children aged 4": a past form behind a noun may only describe it.
  return PAST.has(first.normal) || (first.tags.has('PastTense') && before?.tags.has('Pronoun') === true);
};

const firstOf = (words: readonly Word[]): Word | undefined =>
  words.find(({ text, normal, tags }) => text !== '' && !POLITE.has(normal) && !tags.has('Adverb'));

const NONE: Word = { text: '', normal: '', post: '', tags: new Set(), start: 0, end: 0 };
