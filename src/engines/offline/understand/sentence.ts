import { groups, toolNouns } from '../knowledge/words/people.ts';
import { helperVerbs } from '../knowledge/words/verbs.ts';
import { singular } from '../language/inflect.ts';
import { type Noun, productWords, readNoun } from './nouns.ts';
import type { Piece } from './pieces.ts';
import type { Token } from './tokens.ts';
import type { VerbBook } from './verbs.ts';

/** Somebody or something does something: "beekeepers track hive inspections". */
export interface Clause {
  verb: string;
  subject?: Noun | undefined;
  object?: Noun | undefined;
}

/** A thing named in the idea and where it stood. */
export interface Mention {
  noun: Noun;
  /** 3: object of a verb or what the product is for; 2: stands beside such; 1: anywhere. */
  weight: 1 | 2 | 3;
}

export interface Reading {
  clauses: Clause[];
  mentions: Mention[];
  people: { noun: Noun; at: 'audience' | 'subject' | 'object' | 'beside' }[];
  /** Folded phrases after "no", "without": what must not be. */
  without: string[];
  /** Positions are lost here; words of negated phrases, to be kept out of triggers. */
  negatedWords: Set<string>;
  /** The product's own noun when the idea names one: "marketplace", "cli". */
  productNoun?: string | undefined;
}

interface State {
  reading: Reading;
  verbs: VerbBook;
  subject: Noun | undefined;
  verb: string | undefined;
  helper: boolean;
  prep: string | undefined;
  negated: boolean;
  /** Things seen in this clause before any verb: the objects of a verb that comes last. */
  waiting: Noun[];
  hadProduct: boolean;
  done: boolean;
  /** The language puts the verb behind its object. */
  verbLast: boolean;
}

/** Reads pieces into clauses, things, people and prohibitions. Linear. */
export function readSentences(pieces: Piece[], verbs: VerbBook, language = 'en'): Reading {
  const reading: Reading = { clauses: [], mentions: [], people: [], without: [], negatedWords: new Set() };
  const state: State = { reading, verbs, verbLast: language === 'de' || language === 'hi', ...fresh() };
  for (const piece of pieces) {
    if (piece.is === 'stop') {
      finish(state);
      Object.assign(state, fresh());
    } else if (piece.is === 'verb') onVerb(state, piece.base);
    else if (piece.is === 'between') onBetween(state, piece);
    else onNoun(state, piece.words);
  }
  finish(state);
  return reading;
}

const fresh = () => ({
  subject: undefined,
  verb: undefined,
  helper: false,
  prep: undefined,
  negated: false,
  waiting: [] as Noun[],
  hadProduct: false,
  done: false,
});

function onVerb(state: State, base: string): void {
  if (state.negated) {
    state.reading.negatedWords.add(base);
    if (!helperVerbs.has(base)) state.reading.without.push(base);
    return;
  }
  finish(state);
  state.prep = undefined;
  if (state.waiting.length > 0 && state.verbLast && !helperVerbs.has(base)) {
    state.verb = base;
    state.done = false;
    finish(state);
    state.verb = undefined;
    return;
  }
  if (helperVerbs.has(base)) {
    state.helper = true;
    state.verb = undefined;
    return;
  }
  state.verb = base;
  state.done = false;
}

function onBetween(state: State, piece: { word: string; as: string }): void {
  if (piece.as === 'not') {
    state.negated = true;
    return;
  }
  if (piece.as === 'prep') {
    state.prep = piece.word;
    if (piece.word !== 'of') state.negated = false;
  }
  if (piece.as === 'that') {
    finish(state);
    state.negated = false;
    state.prep = undefined;
    state.verb = undefined;
    state.waiting = [];
  }
  if (piece.as === 'conj' && piece.word !== 'or' && piece.word !== 'nor') state.negated = false;
}

function onNoun(state: State, words: Token[]): void {
  const expectsPerson = state.prep === 'for' || state.prep === 'between' || state.helper;
  const noun = readNoun(words, expectsPerson && state.verb === undefined);
  if (state.negated) forbid(state, words, noun);
  else if (noun.is === 'empty') return;
  else if (noun.is === 'product' || isTool(words)) onProduct(state, words, noun);
  else if (noun.is === 'person') onPerson(state, noun);
  else onThing(state, noun);
}

function forbid(state: State, words: Token[], noun: Noun): void {
  state.reading.without.push(words.map((token) => token.word).join(' '));
  for (const token of words) state.reading.negatedWords.add(singular(token.word));
  if (noun.is === 'product') state.hadProduct = true;
}

const isTool = (words: Token[]) => words.length > 1 && singular(words.at(-1)?.word ?? '') in toolNouns;

function onProduct(state: State, words: Token[], noun: Noun): void {
  const { before, verb } = productWords(words);
  state.reading.productNoun ??= noun.head;
  state.hadProduct = true;
  if (before.length === 0) return;
  const last = before.at(-1);
  const act = last && before.length > 1 && last.word.endsWith('ing') ? state.verbs.find(last.word) : undefined;
  const object = readNoun(act ? before.slice(0, -1) : before, true);
  if (object.is === 'person') {
    state.reading.people.push({ noun: object, at: 'audience' });
    if (act ?? verb) state.reading.clauses.push({ verb: act?.base ?? verb ?? 'manage', object });
    return;
  }
  if (object.is !== 'thing') return;
  state.reading.mentions.push({ noun: object, weight: 3 });
  if (act ?? verb) state.reading.clauses.push({ verb: act?.base ?? verb ?? 'manage', object });
}

function onPerson(state: State, noun: Noun): void {
  if (state.verb !== undefined && (state.prep === undefined || state.prep === 'of')) {
    state.reading.people.push({ noun, at: 'object' });
    state.reading.clauses.push({ verb: state.verb, subject: state.subject, object: noun });
    state.done = true;
    return;
  }
  const audience = state.helper || (state.verb === undefined && (state.prep === 'for' || state.prep === undefined));
  state.reading.people.push({
    noun,
    at: audience
      ? state.prep === 'for' || state.helper
        ? 'audience'
        : 'subject'
      : state.prep === 'for' && state.hadProduct
        ? 'audience'
        : 'beside',
  });
  if (audience) state.subject = noun;
}

function onThing(state: State, noun: Noun): void {
  const beside = state.prep !== undefined && state.prep !== 'of';
  if (state.verb !== undefined && !beside) {
    state.reading.clauses.push({ verb: state.verb, subject: state.subject, object: noun });
    state.reading.mentions.push({ noun, weight: 3 });
    state.done = true;
    return;
  }
  const topic =
    state.verb === undefined &&
    (state.prep === 'for' || state.prep === undefined || state.prep === 'of' || state.prep === 'with');
  state.reading.mentions.push({ noun, weight: topic ? 3 : state.prep === 'with' || state.prep === 'from' ? 2 : 1 });
  if (state.verb === undefined) state.waiting.push(noun);
}

/** A verb without an object takes the things that stood before it ("die ihre Termine buchen"). */
function finish(state: State): void {
  if (state.verb === undefined || state.done) return;
  const objects = state.waiting.splice(0);
  if (objects.length === 0) state.reading.clauses.push({ verb: state.verb, subject: state.subject });
  for (const object of objects) state.reading.clauses.push({ verb: state.verb, subject: state.subject, object });
  state.done = true;
}

/** The person who acts where a group is named. */
export function actingPerson(noun: Noun): string {
  return noun.group ?? (groups[noun.head] || noun.name);
}
