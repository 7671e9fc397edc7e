import { things } from '../knowledge/words/things.ts';
import { helperVerbs } from '../knowledge/words/verbs.ts';
import { singular } from '../language/inflect.ts';
import { type Noun, readNoun } from './nouns.ts';
import { isTool, onProduct } from './on-product.ts';
import { onThing } from './on-thing.ts';
import { type Piece, VERB_LAST } from './pieces.ts';
import type { Reading } from './reading.ts';
import { act, finish, fresh, type State } from './sentence-state.ts';
import type { Token } from './token.ts';
import type { VerbBook } from './verbs.ts';

/** Reads pieces into clauses, things, people and prohibitions. Linear. */
export function readSentences(pieces: Piece[], verbs: VerbBook, language = 'en'): Reading {
  const reading: Reading = { clauses: [], habits: [], mentions: [], people: [], without: [], negatedWords: new Set() };
  const state: State = {
    reading,
    verbs,
    verbLast: VERB_LAST.has(language),
    actors: undefined,
    ...fresh(),
  };
  pieces.forEach((piece, at) => {
    if (piece.is === 'stop') {
      finish(state);
      Object.assign(state, fresh());
    } else if (piece.is === 'verb') onVerb(state, withParticle(piece.base, pieces[at + 1], verbs), piece.says);
    else if (piece.is === 'between') onBetween(state, piece);
    else onNoun(state, piece.words, pieces.slice(at + 1, at + 3), pieces[at - 1]);
  });
  finish(state);
  // Where nothing else is said to be done, what the writer does is what the product is for: "I log my runs".
  if (reading.clauses.length === 0) reading.clauses.push(...reading.habits.splice(0));
  return reading;
}

/** "rent out", "check in": two words that a capability knows as one act. */
function withParticle(base: string, next: Piece | undefined, verbs: VerbBook): string {
  const both = next?.is === 'between' ? `${base} ${next.word}` : base;
  return verbs.find(both)?.base ?? base;
}

function onVerb(state: State, base: string, says: string): void {
  if (state.negated) {
    state.reading.negatedWords.add(base);
    if (REFUSED.has(base)) state.reading.without.push(base);
    return;
  }
  if (state.verb !== undefined && !state.done && state.waiting.length === 0) state.pending.push(state.verb);
  else finish(state);
  state.prep = undefined;
  state.outcome = OUTCOMES.has(base);
  if (state.waiting.length > 0 && state.verbLast && !helperVerbs.has(base)) {
    state.verb = base;
    state.says = says;
    state.done = false;
    finish(state);
    state.verb = undefined;
    return;
  }
  if (helperVerbs.has(base)) {
    state.wanted = true;
    state.helper = true;
    state.verb = undefined;
    return;
  }
  state.habit = state.self && !state.wanted && !state.hadProduct;
  state.verb = base;
  state.says = says;
  state.done = false;
}

/** What a product can be told not to do; other negated verbs tell how things are ("who cannot travel"). */
const REFUSED = new Set(
  'track share sync store record send sell upload publish advertise sign log chat call film photograph rate score collect pay'.split(
    ' ',
  ),
);

const THEY = new Set(['they', 'he', 'she']);
const SELF = new Set(["i'm", 'i', 'we', "we're"]);
const AM = new Set(['am', 'are']);
const SUBJECTS = new Set(['i', 'we', 'they', 'he', 'she']);
/** What is not so is no act: "if it isn't paid". */
const IS_NOT = new Set("isn't aren't wasn't weren't didn't didnt isnt arent wasnt hasn't hasnt haven't".split(' '));

const MODAL = new Set("can could will would shall should must may might i'll we'll i'd we'd".split(' '));
/** What follows is what for: "so I see", "where we log". */
const LEADS = new Set(['so', 'where', 'to', 'how', 'what', 'which', 'who']);

function onBetween(state: State, piece: { word: string; as: string }): void {
  if (piece.word === 'you') state.reading.you = true;
  // "counts how many hours I spend": somebody else begins to act.
  if (piece.as === 'pronoun' && SUBJECTS.has(piece.word) && state.verb !== undefined && !state.done) finish(state);
  if (piece.as === 'pronoun') state.self = SELF.has(piece.word);
  else if (piece.as !== 'adverb' || !AM.has(piece.word)) state.self &&= piece.as === 'adverb';
  if (piece.as === 'pronoun' && THEY.has(piece.word) && (state.verb === undefined || state.done)) {
    state.subject = state.actors ?? state.subject;
    if (state.done) startOver(state);
  }
  if (piece.as === 'not') {
    state.negated = true;
    return;
  }
  if (piece.as === 'prep') {
    state.prep = piece.word;
    if (piece.word !== 'of') state.negated = false;
  }
  if (MODAL.has(piece.word) || LEADS.has(piece.word)) state.wanted = true;
  if (piece.as === 'that') {
    finish(state);
    state.wanted = true;
    state.negated = false;
    state.prep = undefined;
    state.verb = undefined;
    state.waiting = [];
  }
  if (piece.as === 'comma') {
    state.negated = state.condition = false;
    // "closes at dusk, …": this act has nothing it is done to, and shares none with the next.
    if (state.prep !== undefined) finish(state);
  }
  if (IS_NOT.has(piece.word)) state.condition = true;
  if (CONDITIONS.has(piece.word) || NOBODY.has(piece.word)) state.condition = true;
  if (piece.as === 'conj' && piece.word !== 'or' && piece.word !== 'nor') state.negated = false;
}

function onNoun(state: State, words: Token[], next: Piece[], before: Piece | undefined): void {
  const expectsPerson = state.prep === 'for' || state.prep === 'between' || state.helper || state.self;
  if (state.describing === words) {
    state.prep = undefined;
    return;
  }
  const plain = readNoun(words, expectsPerson && state.verb === undefined);
  const noun = described(plain, next);
  if (noun !== plain && next[1]?.is === 'noun') state.describing = next[1].words;
  // "no team plays twice" rules out no teams.
  if (state.negated && next[0]?.is === 'verb' && (next[0].form === 's' || next[0].form === 'base'))
    state.negated = false;
  else if (state.negated) forbid(state, words, noun);
  else if (words.length === 1 && words[0]?.word === 'crm') onProduct(state, words, { ...noun, is: 'product' });
  else if (noun.is === 'empty') return;
  else if (expectsPerson && state.verb === undefined && isWorker(words))
    onPerson(state, { ...noun, is: 'person', kind: 'person', part: 'user' });
  else if (
    noun.is === 'product' &&
    state.verb !== undefined &&
    words.length > 1 &&
    things.has(noun.head) &&
    !isTool(words)
  )
    onThing(state, { ...noun, ...(things.get(noun.head) ?? {}), is: 'thing' });
  else if (noun.is === 'product' || isTool(words)) onProduct(state, words, noun);
  else if (noun.is === 'person') {
    if (beginsClause(state, next, before)) startOver(state);
    onPerson(state, noun);
  } else onThing(state, noun);
}

/** "…, freelancers accept jobs": somebody after a comma or "and", right before a verb, does the next thing. */
function beginsClause(state: State, [after]: Piece[], before: Piece | undefined): boolean {
  const parted = before?.is === 'between' && (before.as === 'comma' || before.as === 'conj');
  return parted && after?.is === 'verb' && after.form === 'base' && state.verb !== undefined && state.done;
}

function startOver(state: State): void {
  state.verb = undefined;
  state.prep = undefined;
  state.waiting = [];
}

/** What is done to people whom the product serves: they are its audience. */
const ADDRESSING = new Set(
  'remind notify inform teach alert tell show warn guide motivate train coach educate connect'.split(' '),
);
/** What nobody does is no function either. */
const NOBODY = new Set(['nobody', 'nothing', 'none']);
const CONDITIONS = new Set(['when', 'if', 'whenever', 'once', 'unless']);

/** "people with ADHD": a word that says nothing alone takes what describes it. */
function described(noun: Noun, [prep, more]: Piece[]): Noun {
  if (
    noun.is !== 'person' ||
    !GENERIC.has(noun.head) ||
    prep?.is !== 'between' ||
    prep.word !== 'with' ||
    more?.is !== 'noun' ||
    readNoun(more.words, true).is === 'person'
  )
    return noun;
  const rest = more.words.map((token) => (/^[A-Z]{2,}/.test(token.raw) ? token.raw : token.word)).join(' ');
  return { ...noun, name: `${noun.name} with ${rest}`, full: `${noun.full} with ${rest}` };
}

const GENERIC = new Set(['person', 'people', 'adult', 'user', 'human', 'man', 'woman']);
const OUTCOMES = new Set(
  'reduce improve avoid prevent minimise minimize increase eliminate cut optimise optimize boost simplify streamline save'.split(
    ' ',
  ),
);
const BRANDS = new Set('google apple facebook meta amazon microsoft'.split(' '));

function forbid(state: State, words: Token[], noun: Noun): void {
  state.reading.without.push(words.map((token) => token.word).join(' '));
  // "No Google Maps" rules out a vendor: maps may still be wanted.
  if (words.length === 1 || !BRANDS.has(words[0]?.word ?? ''))
    for (const token of words) state.reading.negatedWords.add(singular(token.word));
  if (noun.is === 'product') state.hadProduct = true;
}

/** "for wedding planners": in the plural and where people are named, such a word is a person. */
const isWorker = (words: Token[]) =>
  /(planner|organi[sz]er|manager|trainer|tutor|builder|translator|dispatcher)s$/.test(words.at(-1)?.word ?? '');

function onPerson(state: State, noun: Noun): void {
  if (state.self && state.verb === undefined && state.prep === undefined) {
    state.reading.people.push({ noun, at: 'audience' });
    state.subject = state.actors = noun;
    state.self = false;
    return;
  }
  if (state.verb !== undefined && (state.prep === undefined || state.prep === 'of')) {
    state.reading.people.push({ noun, at: ADDRESSING.has(state.verb) ? 'audience' : 'object' });
    if (ADDRESSING.has(state.verb)) state.subject = noun;
    act(state, state.verb, noun);
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
  if (audience || state.verbLast) state.subject = state.actors = noun;
}
