import * as grammar from '../knowledge/words/grammar.ts';
import {
  adjectives,
  adjectivesOrNouns,
  adverbs,
  namesBegunByVerbs,
  nounsFirst,
  verbsFirst,
  verbsOnly,
  verbsOrAdjectives,
} from '../knowledge/words/lexicon.ts';
import { customers, groups, keepers, persons } from '../knowledge/words/people.ts';
import { things } from '../knowledge/words/things.ts';
import type { Tag } from '../knowledge/words/transitions.ts';
import { singular } from '../language/inflect.ts';
import { lazy } from '../language/lazy.ts';
import type { Token } from './token.ts';
import type { VerbBook } from './verbs.ts';

/** How likely a word is to be which part of speech, whatever stands around it. Shares; what is missing is next to impossible. */
export type Chances = Partial<Record<Tag, number>>;

/** What a token can be, and how likely, where it stands: by the lexicon, by its form, by the words beside it. */
export function chancesOf(token: Token, tokens: readonly Token[], at: number, verbs: VerbBook): Chances {
  if (token.kind === 'stop') return { stop: 1 };
  if (token.kind === 'comma') return { comma: 1 };
  if (token.kind === 'number') return { number: 1 };
  if (token.verb) return { verb: 1 };
  if (token.adjective) return { adjective: 1 };
  const small = smallTag(token.word);
  if (small) return { [small]: 1 };
  if (token.word !== token.own) return translated(token.word);
  if (token.unknown) return { noun: 0.8, plural: 0.2 };
  if (token.named) return nounOf(token.word, 1);
  if (NUMBERS.has(token.word.split('-')[0] ?? '')) return { number: 1 };
  const open = openChances(token.word, verbs);
  if (namesBegunByVerbs.has(`${token.word} ${singular(tokens[at + 1]?.word ?? '')}`)) return nounOf(token.word, 1);
  if (namesProduct(tokens, at)) return asNoun(open, token.word);
  return actsHere(tokens, at, verbs) ? asVerb(open) : open;
}

const NEGATIONS = new Set(
  "no not without never avoid avoiding except excluding don't doesn't won't can't cannot nor non dont doesnt wont cant".split(
    ' ',
  ),
);
const THATS = new Set(['that', 'which', 'who', 'where', 'when']);

/** Closed classes: these words are one thing always, or nearly. */
function smallTag(word: string): Tag | undefined {
  if (word === 'to') return 'to';
  if (NEGATIONS.has(word)) return 'not';
  if (THATS.has(word)) return 'that';
  if (grammar.determiners.has(word)) return 'det';
  if (grammar.prepositions.has(word)) return 'prep';
  if (grammar.conjunctions.has(word)) return 'conj';
  if (grammar.pronouns.has(word)) return 'pronoun';
  if (grammar.auxiliaries.has(word)) return 'auxiliary';
  return undefined;
}

/** The dictionary marks verbs and adjectives; what it does not mark is a noun, unless English knows it as something else. */
function translated(word: string): Chances {
  if (NUMBERS.has(word)) return { number: 1 };
  const known = lexicon().get(word);
  if ((known?.adverb ?? 0) > 0.5) return { adverb: 1 };
  if ((known?.adjective ?? 0) > 0.5) return { adjective: 1 };
  return nounOf(word, 1);
}

const NUMBERS = new Set(
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred'.split(' '),
);
const OBJECTS = new Set('it them him me us themselves itself myself yourself'.split(' '));

const HE = new Set(
  'it he she who they we i you that which everybody everyone somebody someone anybody anyone nobody'.split(' '),
);

/** Places where a word that can be a verb mostly is one: "members log hours", "sign it off", "opens the door, counts hens". */
function actsHere(tokens: readonly Token[], at: number, verbs: VerbBook): boolean {
  const before = tokens[at - 1]?.word ?? '';
  const after = tokens[at + 1]?.word ?? '';
  if (HE.has(before) || OBJECTS.has(after)) return true;
  const form = verbs.find(tokens[at]?.word ?? '')?.form;
  if (form === 's' && ARTICLES.has(after)) return true;
  const many = singular(before) !== before;
  if (isPerson(singular(before))) return many ? form === 'base' : form === 's';
  if (
    form === 'base' &&
    tokens[at - 2]?.word === 'with' &&
    isPerson(singular(tokens[at - 3]?.word ?? '')) &&
    startsObject(tokens[at + 1])
  )
    return true;
  if (form === 'ing') return grammar.determiners.has(after);
  return goesOn(tokens, at, form, verbs);
}

/** After a comma or "and", in the form of a clear verb elsewhere in the sentence: one act of a list. */
function goesOn(tokens: readonly Token[], at: number, form: string | undefined, verbs: VerbBook): boolean {
  const before = tokens[at - 1];
  if (form === undefined || (before?.kind !== 'comma' && !grammar.conjunctions.has(before?.word ?? ''))) return false;
  if (!startsObject(tokens[at + 1])) return false;
  const isLike = (other: number) => {
    const found = verbs.find(tokens[other]?.word ?? '');
    if (!found || found.form !== form) return false;
    const [one, two] = [tokens[other - 1]?.word ?? '', tokens[other]?.word ?? ''];
    if (form === 'base') return MODAL.has(one) || (found.clear && (lexicon().get(two)?.noun ?? 0) < 0.1);
    return found.clear || HE.has(one) || lexicon().get(found.base)?.adjective !== undefined;
  };
  const ends = (other: number) => tokens[other] === undefined || tokens[other]?.kind === 'stop';
  for (let back = at - 2; back >= at - BACK_MAX && !ends(back); back -= 1) if (isLike(back)) return true;
  for (let on = at + 2; on <= at + BACK_MAX && !ends(on); on += 1) if (form === 's' && isLike(on)) return true;
  return false;
}

/** "posts a theme": behind a noun no article begins. */
const ARTICLES = new Set(['a', 'an', 'the', 'each', 'every', 'my', 'your', 'their', 'his', 'her', 'our']);
const BACK_MAX = 14;
const MODAL = new Set('to can could will would shall should may might must they we you i who'.split(' '));

/** What an act is done to may begin here: no stop, comma or small word of another kind. */
function startsObject(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop' || token.kind === 'comma') return false;
  const small = smallTag(token.word);
  return small === undefined || small === 'det' || small === 'pronoun' || small === 'prep' || small === 'that';
}

function asVerb(open: Chances): Chances {
  if (open.verb !== undefined) return { ...open, verb: 0.98, noun: 0.01 };
  if (open['verb-s'] !== undefined) return { 'verb-s': 0.98, plural: 0.01 };
  if (open['verb-ing'] !== undefined) return { 'verb-ing': 0.97, noun: 0.02 };
  return open;
}

const isPerson = (one: string) => persons.has(one) || customers.has(one) || keepers.has(one) || one in groups;

const lexicon = lazy(() => {
  const known = new Map<string, Chances>();
  const add = (words: Iterable<string>, chances: Chances) => {
    for (const word of words) known.set(word, chances);
  };
  add(adverbs, { adverb: 0.95, noun: 0.01 });
  add(grammar.adverbs, { adverb: 0.97, noun: 0.01 });
  add(grammar.emptyAdjectives, { adjective: 0.9, noun: 0.08 });
  add(adjectivesOrNouns, { adjective: 0.65, noun: 0.3 });
  add(adjectives, { adjective: 0.92, noun: 0.05 });
  add(nounsFirst, { noun: 0.68, verb: 0.32 });
  add(verbsFirst, { verb: 0.62, noun: 0.36 });
  add(verbsOrAdjectives, { verb: 0.5, adjective: 0.45, noun: 0.05 });
  add(verbsOnly, { verb: 0.98, noun: 0.01 });
  return known;
});

/** A word of an open class by the lexicon, by its form, by its ending. */
function openChances(word: string, verbs: VerbBook): Chances {
  const one = singular(word);
  const plain = lexicon().get(word);
  const known = things.has(one) || isPerson(one);
  if (plain) return known && plain.verb === undefined ? { ...plain, noun: Math.max(plain.noun ?? 0, 0.3) } : plain;
  const verb = verbs.find(word);
  if (verb?.form === 's') {
    const base = lexicon().get(verb.base) ?? {};
    const sure = (base.verb ?? 0) > 0.9;
    const thing = known && !sure;
    return {
      'verb-s': Math.min(0.9, Math.max(base.verb ?? 0.4, 0.1) * (thing ? 0.6 : 1.2)),
      plural: Math.max(base.noun ?? 0.5, known ? (sure ? 0.25 : 0.6) : 0.03),
    };
  }
  if (verb?.form === 'ing') {
    const share = known ? 0.35 : verb.clear ? 0.85 : 0.6;
    return { 'verb-ing': share, noun: 0.97 - share, adjective: 0.03 };
  }
  if (verb?.form === 'ed') return { 'verb-ed': 0.9, adjective: 0.1 };
  if (verb) return known ? { noun: 0.75, verb: 0.25 } : { verb: 0.7, noun: 0.3 };
  if (known) return nounOf(word, 0.97);
  return byEnding(word);
}

function byEnding(word: string): Chances {
  // "kWh", "pdf": nobody does that.
  if (!/[aeiouy]/.test(word)) return { noun: 1 };
  if (/ly$/.test(word) && word.length > 4) return { adverb: 0.9, adjective: 0.06, noun: 0.04 };
  if (/(able|ible|ful|less|ous|ish|ical|esque)$/.test(word)) return { adjective: 0.9, noun: 0.1 };
  if (/(tion|sion|ment|ness|ity|ance|ence|ship|ism|ist|logy|graph|er|or)$/.test(word)) return nounOf(word, 0.97);
  if (/(ive|ic|al|ian|ary)$/.test(word)) return { adjective: 0.5, noun: 0.5 };
  if (/ing$/.test(word) && word.length > 5) return { 'verb-ing': 0.45, noun: 0.5, adjective: 0.05 };
  if (/ed$/.test(word) && word.length > 4) return { 'verb-ed': 0.75, adjective: 0.15, noun: 0.1 };
  if (/[^su]s$/.test(word)) return { plural: 0.93, 'verb-s': 0.05, noun: 0.02 };
  return { noun: 0.9, verb: 0.04, adjective: 0.05, plural: 0.01 };
}

const nounOf = (word: string, share: number): Chances =>
  singular(word) !== word || word === 'people' ? { plural: share } : { noun: share };

/** What names the product stays a name: "order tracking app", "book exchange platform". */
function namesProduct(tokens: readonly Token[], at: number): boolean {
  for (let to = at + 1; to < at + 4; to += 1) {
    const token = tokens[to];
    if (token?.kind !== 'word' || smallTag(token.word) !== undefined) return false;
    if (grammar.productNouns.has(token.word)) return true;
  }
  return false;
}

/** "booking app": an act that stands before the product's noun is part of its name. */
function asNoun(open: Chances, word: string): Chances {
  const { verb, 'verb-s': third, ...rest } = open;
  if ((verb ?? third ?? 0) > 0.9) return open;
  return verb !== undefined || third !== undefined ? { ...nounOf(word, 0.9), ...rest } : open;
}
