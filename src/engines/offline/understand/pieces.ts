import * as grammar from '../knowledge/words/grammar.ts';
import { customers, groups, keepers, persons, toolNouns } from '../knowledge/words/people.ts';
import { singular } from '../language/inflect.ts';
import type { Token } from './tokens.ts';
import type { VerbBook } from './verbs.ts';

/** A part of a sentence: a run of content words, a verb, or what stands between them. */
export type Piece =
  | { is: 'noun'; words: Token[] }
  | { is: 'verb'; base: string; form: string }
  | { is: 'between'; word: string; as: 'prep' | 'conj' | 'comma' | 'that' | 'not' | 'adverb' | 'pronoun' }
  | { is: 'stop' };

type Tag =
  | 'content'
  | 'verb'
  | 'det'
  | 'prep'
  | 'conj'
  | 'that'
  | 'not'
  | 'adverb'
  | 'pronoun'
  | 'number'
  | 'comma'
  | 'stop'
  | 'part';

const NEGATIONS = new Set([
  'no',
  'not',
  'without',
  'never',
  'avoid',
  'avoiding',
  'except',
  'excluding',
  "don't",
  "doesn't",
  "won't",
  "can't",
  'cannot',
  'nor',
  'non',
]);
const RUN_MAX = 6;
/** Doubtful words that are verbs when they stand in a list and a plural follows: "book rooms, order parts". */
const LIST_VERBS = new Set(
  'book chat check compare contact follow list log order pay plan rate record rent report review schedule search share show split swap track trade view watch'.split(
    ' ',
  ),
);

/** Cuts tokens into pieces, deciding for each doubtful word whether it is a verb here. Linear. */
export function cutPieces(tokens: Token[], verbs: VerbBook): Piece[] {
  const pieces: Piece[] = [];
  let previous: Tag = 'stop';
  let run: Token[] = [];
  const close = () => {
    if (run.length > 0) pieces.push({ is: 'noun', words: run });
    run = [];
  };
  tokens.forEach((token, at) => {
    const [tag, base, form] = tagOf(tokens, at, previous, verbs);
    const continues = tag === 'content' && run.length < RUN_MAX && !(token.starts && run.some((one) => one.starts));
    if (!continues) close();
    if (tag === 'content') run.push(token);
    else if (tag === 'verb') pieces.push({ is: 'verb', base: base ?? token.word, form: form ?? 'base' });
    else if (tag === 'stop') pieces.push({ is: 'stop' });
    else if (tag !== 'det' && tag !== 'number' && tag !== 'part')
      pieces.push({ is: 'between', word: token.word, as: tag });
    previous = tag;
  });
  close();
  return pieces;
}

function tagOf(tokens: Token[], at: number, previous: Tag, verbs: VerbBook): [Tag, string?, string?] {
  const token = tokens[at];
  if (!token || token.kind === 'stop') return ['stop'];
  if (token.kind === 'comma') return ['comma'];
  if (token.kind === 'number') return ['number'];
  if (token.verb) return ['verb', token.verb, 'base'];
  const small = smallTag(token.word);
  if (small && !(token.word === 'like' && previous !== 'content')) return [small];
  const verb = verbs.find(token.word);
  if (verb) return decide(tokens, at, previous, verb, verbs);
  if (
    /ly$/.test(token.word) &&
    !/^(family|assembly|supply|reply|fly|monopoly|anomaly|butterfly|lily|early|july|ally|italy|daily|weekly|monthly|yearly|friendly|elderly)$/.test(
      token.word,
    )
  )
    return ['adverb'];
  if (isUnknownVerb(tokens, at)) return ['verb', token.word, 'base'];
  return ['content'];
}

function smallTag(word: string): Tag | undefined {
  if (NEGATIONS.has(word)) return 'not';
  if (word === 'that' || word === 'which' || word === 'who' || word === 'where' || word === 'when') return 'that';
  if (grammar.determiners.has(word)) return 'det';
  if (grammar.prepositions.has(word)) return 'prep';
  if (grammar.conjunctions.has(word)) return 'conj';
  if (grammar.pronouns.has(word)) return 'pronoun';
  if (grammar.auxiliaries.has(word) || grammar.adverbs.has(word)) return 'adverb';
  return undefined;
}

function decide(
  tokens: Token[],
  at: number,
  previous: Tag,
  verb: { base: string; form: string; clear: boolean },
  verbs: VerbBook,
): [Tag, string?, string?] {
  const before = tokens[at - 1]?.word ?? '.';
  const token = tokens[at]?.word ?? '';
  const next = nextKind(tokens[at + 1]);
  const asVerb: [Tag, string, string] = ['verb', verb.base, verb.form];
  if (verb.form === 'ed')
    return previous === 'that' ? asVerb : next === 'content' && !isPerson(before) ? ['content'] : ['part'];
  // "people with diabetes log meals", and "AI tutor for …", which is a program and no act.
  if (
    verb.form === 'base' &&
    next === 'content' &&
    tokens[at - 2]?.word === 'with' &&
    isPerson(tokens[at - 3]?.word ?? '')
  )
    return asVerb;
  if (verb.form === 'base' && token in toolNouns && next === 'prep' && previous === 'content' && !isPerson(before))
    return ['content'];
  if (before === 'to' || previous === 'that' || previous === 'pronoun' || previous === 'not')
    return next === 'end' && !verb.clear && previous === 'not' ? ['content'] : asVerb;
  if (previous === 'det' || previous === 'number') return ['content'];
  if (!(verb.clear && verb.form !== 'ing') && endsInProduct(tokens, at) && !isPerson(before)) return ['content'];
  if (verb.form === 'ing' && grammar.productNouns.has(before) && (next === 'content' || next === 'det')) return asVerb;
  const clause = next === 'content' || next === 'det';
  if (verb.form === 's' && before === 'and' && clause && verbBefore(tokens, at, verbs)) return asVerb;
  if (verb.form === 'ing')
    return previous !== 'content' && (next === 'content' || next === 'det') ? asVerb : ['content'];
  if (isPerson(before))
    return next === 'content' || next === 'det' || verb.clear || next === 'prep' ? asVerb : ['content'];
  if (verb.clear) return previous === 'prep' ? ['content'] : asVerb;
  if (previous === 'content' || previous === 'prep') return ['content'];
  if (previous === 'adverb') return next === 'end' ? ['content'] : asVerb;
  return (next === 'content' || next === 'det') && verb.form === 'base' && startsClause(tokens, at, previous)
    ? asVerb
    : ['content'];
}

/** "detects … and scores …": a verb with the same ending stands a few words before. */
function verbBefore(tokens: Token[], at: number, verbs: VerbBook): boolean {
  for (let back = at - 2; back >= Math.max(0, at - 9); back -= 1) {
    const token = tokens[back];
    if (!token || token.kind === 'stop') return false;
    const found = verbs.find(token.word);
    if (found?.form === 's' && found.clear) return true;
  }
  return false;
}

/** After "and" or a comma a noun is as likely as a verb; a determiner behind it decides, or a short word list before it. */
function startsClause(tokens: Token[], at: number, previous: Tag): boolean {
  if (previous === 'verb' || previous === 'stop') return true;
  const after = tokens[at + 1];
  return after !== undefined && (grammar.determiners.has(after.word) || !endsList(tokens, at));
}

/** The run of content words from here is the last of a list: "orders, stock and table plans". */
function endsList(tokens: Token[], at: number): boolean {
  if (LIST_VERBS.has(tokens[at]?.word ?? '') && /[^s]s$/.test(tokens[at + 1]?.word ?? '')) return false;
  const beforeAnd = tokens[at - 2];
  return (
    tokens[at - 1]?.word === ',' ||
    (beforeAnd !== undefined && smallTag(beforeAnd.word) === undefined && /s$/.test(beforeAnd.word) === false)
  );
}

function endsInProduct(tokens: Token[], at: number): boolean {
  let last = '';
  for (let to = at + 1; to < at + 5; to += 1) {
    const token = tokens[to];
    if (!token || nextKind(token) !== 'content') break;
    last = token.word;
  }
  return (
    last !== '' &&
    (grammar.productNouns.has(last) || grammar.productNouns.has(singular(last)) || singular(last) in toolNouns)
  );
}

function nextKind(token: Token | undefined): 'content' | 'det' | 'prep' | 'end' {
  if (!token || token.kind === 'stop' || token.kind === 'comma') return 'end';
  if (token.kind === 'number') return 'det';
  const tag = smallTag(token.word);
  if (tag === undefined) return 'content';
  return tag === 'det' || tag === 'pronoun' ? 'det' : tag === 'prep' ? 'prep' : 'end';
}

/** "to ferment kimchi", "helps brewers ferment beer": unknown, but where a verb must stand. */
function isUnknownVerb(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]?.word;
  const next = nextKind(tokens[at + 1]);
  if (before !== 'to') return false;
  const word = tokens[at]?.word ?? '';
  return (
    (next === 'det' || next === 'content') &&
    !/(s|tion|ment|ness|ity)$/.test(word) &&
    !isPerson(word) &&
    !/^[A-Z]/.test(tokens[at]?.raw ?? '')
  );
}

/** Names a person or a group. */
export function isPerson(word: string): boolean {
  const one = singular(word);
  return persons.has(one) || customers.has(one) || keepers.has(one) || one in groups;
}
