import { customers, groups, keepers, persons } from '../knowledge/words/people.ts';
import type { Tag } from '../knowledge/words/transitions.ts';
import { singular } from '../language/inflect.ts';
import { tag } from './tagger.ts';
import type { Token } from './token.ts';
import type { Tokens } from './tokens.ts';
import type { VerbBook } from './verbs.ts';

/** A part of a sentence: a run of content words, a verb, or what stands between them. */
export type Piece =
  | { is: 'noun'; words: Token[] }
  | { is: 'verb'; base: string; form: string; says: string }
  | { is: 'between'; word: string; as: 'prep' | 'conj' | 'comma' | 'that' | 'not' | 'adverb' | 'pronoun' }
  | { is: 'stop' };

const RUN_MAX = 6;

/** Cuts tokens into pieces by their parts of speech. Linear. */
export function cutPieces({ tokens, text, language }: Tokens, verbs: VerbBook): Piece[] {
  const tags = tag(tokens, verbs);
  const pieces: Piece[] = [];
  let run: Token[] = [];
  const close = () => {
    if (run.length > 0) pieces.push({ is: 'noun', words: run });
    run = [];
  };
  tokens.forEach((token, at) => {
    const is = roleOf(tokens, tags, at, verbs);
    const continues = is === 'content' && run.length < RUN_MAX && !(token.starts && run.some((one) => one.starts));
    if (!continues) close();
    if (is === 'content') run.push(token);
    else if (is === 'stop') pieces.push({ is: 'stop' });
    else if (typeof is === 'object')
      pieces.push(
        is.is === 'verb' ? { ...is, says: (VERB_LAST.has(language) ? saysTo : saysFrom)(tokens, tags, at, text) } : is,
      );
  });
  close();
  return pieces;
}

/** What a token is in its sentence: part of a run of content words, a piece of its own, or nothing to keep. */
function roleOf(tokens: Token[], tags: Tag[], at: number, verbs: VerbBook): Piece | 'content' | 'stop' | undefined {
  const word = tokens[at]?.word ?? '';
  switch (tags[at]) {
    case 'noun':
    case 'plural':
      return 'content';
    case 'verb':
      return REQUESTED.has(word) && /^requests?$/.test(tokens[at + 1]?.word ?? '')
        ? 'content'
        : verbPiece(tokens[at], verbs);
    case 'verb-s':
      return verbPiece(tokens[at], verbs, singular(word));
    case 'verb-ing':
      return takesObject(tags, at) && !isInside(tags, at) ? verbPiece(tokens[at], verbs) : 'content';
    case 'verb-ed':
      return participle(tokens, tags, at, verbs);
    case 'adjective':
      return leadsToNoun(tags, at) ? 'content' : { is: 'between', word, as: 'adverb' };
    case 'adverb':
    case 'auxiliary':
      return { is: 'between', word, as: 'adverb' };
    case 'to':
    case 'prep':
      return { is: 'between', word, as: 'prep' };
    case 'conj':
    case 'that':
    case 'not':
    case 'pronoun':
    case 'comma':
      return { is: 'between', word, as: tags[at] };
    case 'stop':
      return 'stop';
    default:
      return undefined;
  }
}

/** "Merge request", "swap request": the first word says what is requested. */
const REQUESTED = new Set('merge pull change support swap leave purchase feature'.split(' '));

/** `plain`: its base form where no list knows the verb. */
function verbPiece(token: Token | undefined, verbs: VerbBook, plain = token?.word ?? ''): Piece {
  const word = token?.word ?? '';
  const found = verbs.find(word);
  return { is: 'verb', base: token?.verb ?? found?.base ?? plain, form: found?.form ?? 'base', says: '' };
}

const SAYS_MAX = 16;
const ACTS = new Set<Tag | undefined>(['verb', 'verb-s', 'auxiliary']);

/** The words of the text from a verb on, up to the next act or stop: "counts hens", "sends me a message if a fox is near". */
function saysFrom(tokens: Token[], tags: Tag[], at: number, text: string): string {
  let end = at + 1;
  while (end < tokens.length && end < at + SAYS_MAX && tags[end] !== 'stop' && !actFollows(tokens, tags, end)) end += 1;
  return text.slice(tokens[at]?.from ?? 0, tokens[end - 1]?.to ?? 0).replace(/[\s,;.]+$/, '');
}

/** Languages that put the verb behind what is done to. */
export const VERB_LAST = new Set<string>(['de', 'hi', 'nl']);
const BOUNDS = new Set<Tag | undefined>(['stop', 'comma', 'conj', 'verb', 'pronoun']);

/** The words up to a verb that comes last: "Termine buchen". */
function saysTo(tokens: Token[], tags: Tag[], at: number, text: string): string {
  if (OBJECT_STARTS.has(tags[at + 1])) return saysFrom(tokens, tags, at, text);
  let start = at;
  while (start > 0 && start > at - SAYS_MAX && !BOUNDS.has(tags[start - 1])) start -= 1;
  return text.slice(tokens[start]?.from ?? 0, tokens[at]?.to ?? 0).replace(/^[\s,;.]+|[\s,;.]+$/g, '');
}

/** "if" and "because" say more of the same act; these begin another. */
const JOINS = new Set(['and', 'or', 'but', 'then', '&']);

/** A comma or "and" that another act follows within a few words. */
function actFollows(tokens: Token[], tags: Tag[], at: number): boolean {
  if (tags[at] !== 'comma' && !JOINS.has(tokens[at]?.word ?? '')) return false;
  for (const next of tags.slice(at + 1, at + 5)) {
    if (next === 'stop' || next === 'comma') return false;
    if (ACTS.has(next)) return true;
  }
  return false;
}

/** An adjective, a participle or a number that a noun follows: part of the noun's name. */
function leadsToNoun(tags: Tag[], at: number): boolean {
  const next = tags[at + 1];
  if (next === 'noun' || next === 'plural') return true;
  return (
    (next === 'adjective' || next === 'verb-ing' || next === 'verb-ed') &&
    at + 2 < tags.length &&
    leadsToNoun(tags, at + 1)
  );
}

const OBJECT_STARTS = new Set<Tag | undefined>(['noun', 'plural', 'det', 'pronoun', 'adjective', 'number', 'verb-ed']);
const takesObject = (tags: Tag[], at: number) => OBJECT_STARTS.has(tags[at + 1]);

/** "dog walking app": stands between nouns of one name. */
const isInside = (tags: Tag[], at: number) =>
  (tags[at - 1] === 'noun' || tags[at - 1] === 'adjective' || tags[at - 1] === 'det') &&
  (tags[at + 1] === 'noun' || tags[at + 1] === 'plural');

const SUBJECTS = new Set<Tag | undefined>(['pronoun', 'that', 'noun', 'plural']);

/** "shared hosting" describes, "I promised a version" acts, "fixed" alone says nothing. */
function participle(tokens: Token[], tags: Tag[], at: number, verbs: VerbBook): Piece | 'content' | undefined {
  const [before, next] = [tags[at - 1], tags[at + 1]];
  if (SUBJECTS.has(before) && (next === 'det' || next === 'pronoun')) return verbPiece(tokens[at], verbs);
  if (before === 'pronoun' || before === 'that')
    return takesObject(tags, at) ? verbPiece(tokens[at], verbs) : undefined;
  return leadsToNoun(tags, at) ? 'content' : undefined;
}

/** Names a person or a group. */
export function isPerson(word: string): boolean {
  const one = singular(word);
  return persons.has(one) || customers.has(one) || keepers.has(one) || one in groups;
}
