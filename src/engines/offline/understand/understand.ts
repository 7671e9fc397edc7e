import { everyday, technologies } from '../knowledge/stack/technologies.ts';
import type { Analogy } from '../knowledge/words/analogies.ts';
import { conjunctions, determiners, prepositions } from '../knowledge/words/grammar.ts';
import type { Language } from '../knowledge/words/translations.ts';
import { singular } from '../language/inflect.ts';
import { lazy } from '../language/lazy.ts';
import { readLikeness } from './analogy.ts';
import { withoutAsides } from './asides.ts';
import { type AskSaid, asksSaid } from './asks-said.ts';
import { clean, unquoted, withoutOrders } from './clean.ts';
import { withoutConditions } from './conditions.ts';
import { type Constraints, readConstraints } from './constraints.ts';
import { type FieldList, fieldListsIn, withoutLists } from './field-lists.ts';
import { glossOf } from './gloss.ts';
import { isOffline } from './offline.ts';
import { asMeant, withoutOtherSenses } from './other-sense.ts';
import { type PartSaid, partsSaid } from './parts-said.ts';
import { cutPieces } from './pieces.ts';
import { type Platform, readPlatform } from './platform.ts';
import type { Reading } from './reading.ts';
import { type RuleSaid, rulesSaid } from './rules-said.ts';
import { withSelf } from './self-role.ts';
import { readSentences } from './sentence.ts';
import { givenName, isRealtime, likenedTo, withoutNames } from './signals.ts';
import type { Token } from './token.ts';
import { tokenize } from './tokens.ts';
import type { VerbBook } from './verbs.ts';
import { type WishSaid, wishesSaid } from './wishes-said.ts';

/** What idea and context say, before anything is known about the field. */
export interface Understanding {
  /** The idea as it may be shown. */
  idea: string;
  context: string;
  /** Both word by word in English, where they are written in another language. */
  gloss: string;
  language: string;
  reading: Reading;
  /** What the context adds: things and people there count less. */
  contextReading: Reading;
  /** Single words, pairs and triples of the idea (and of the context), folded and in base form: what triggers match. */
  grams: Set<string>;
  contextGrams: Set<string>;
  /** Base forms of the words that are verbs wherever they stand, and of participles ("after it is signed"). */
  acts: Set<string>;
  constraints: Constraints;
  platform: Platform;
  platformBecause: string | undefined;
  offline: boolean;
  realtime: boolean;
  /** A name that the idea gives itself: "called Hivewise". */
  givenName: string | undefined;
  /** Products the idea compares itself with: "like Airbnb". */
  likened: string[];
  /** The idea is "Uber for …": what that means, and for what. */
  analogy: Analogy | undefined;
  topic: string | undefined;
  /** What the text tells the product to do, phrase by phrase; of English texts. */
  wishes: WishSaid[];
  /** The text in parts of a few words, for what has to be shown to be asked for. */
  parts: PartSaid[];
  /** Limits, times and rights that it lays down. */
  rules: RuleSaid[];
  /** What it asks for and lays down, phrase by phrase, with single words, pairs and triples of each. */
  asks: (AskSaid & { grams: Set<string> })[];
  /** What it notes of each thing of a kind, field by field. */
  fieldLists: FieldList[];
  /** Content words in order, for a name when nothing else is left. */
  words: string[];
  /** Nothing to go by: no thing, no person, no clause. */
  vague: boolean;
}

/** Reads idea and context. Never throws; linear in their length. */
export function understand(idea: string, context: string | undefined, verbs: VerbBook): Understanding {
  const shown = clean(idea);
  const more = clean(context ?? '');
  const likeness = readLikeness(unquoted(shown));
  const whole = tokenize(`${shown}. ${more}`);
  const gloss = glossOf(whole);
  const { language } = more === '' ? whole : tokenize(likeness.text);
  const fieldLists = fieldListsIn(`${shown}\n${more}`, language, verbs);
  const main = read(withoutNames(withoutLists(likeness.text, fieldLists)), verbs, language);
  const beside = read(withoutNames(withoutLists(more, fieldLists)), verbs, main.language);
  const [open, bracketed] = partedByBrackets(main);
  const grams = gramsOf(open, main.reading.negatedWords, verbs);
  main.reading.clauses = asMeant(main.reading.clauses, shown);
  // The words of a list say what the field is; that nothing is asked for by them, half their weight sees to.
  const listed = tokenize(fieldLists.map(({ items }) => items).join('. '), language).tokens;
  const contextGrams = new Set([
    ...gramsOf(beside.tokens, beside.reading.negatedWords, verbs),
    ...gramsOf(listed, new Set(), verbs),
    ...gramsOf(bracketed, main.reading.negatedWords, verbs),
  ]);
  const all = unquoted(`${shown}. ${more}`);
  const lemmas = ` ${[...main.tokens, ...beside.tokens].map((token) => token.word).join(' ')} `;
  const constraints = readConstraints(all, gloss, lemmas, [...main.reading.without, ...beside.reading.without]);
  const offline = isOffline(all) || isOffline(gloss);
  const { platform, because } = readPlatform(all, constraints, offline);
  return {
    idea: shown,
    context: more,
    gloss,
    language: main.language,
    reading: withSelf(main.reading, shown, main.language),
    contextReading: beside.reading,
    grams,
    contextGrams,
    acts: withoutOtherSenses(actsOf([...main.tokens, ...beside.tokens], main.reading.negatedWords, verbs), shown),
    constraints,
    platform,
    platformBecause: because,
    offline,
    realtime: isRealtime(all),
    givenName: givenName(shown),
    likened: [...new Set([...(likeness.name === undefined ? [] : [likeness.name]), ...likenedTo(all)])].slice(0, 3),
    analogy: likeness.analogy,
    topic: likeness.topic?.toLowerCase(),
    wishes: main.language === 'en' ? wishesSaid(withoutLists(shown, fieldLists), verbs) : [],
    asks:
      main.language === 'en'
        ? asksSaid(main, verbs).map((ask) => ({ ...ask, grams: gramsOf(ask.tokens, main.reading.negatedWords, verbs) }))
        : [],
    fieldLists,
    parts: partsSaid(main).map(({ says, tokens }) => ({
      says,
      grams: gramsOf(tokens, main.reading.negatedWords, verbs),
    })),
    rules: rulesSaid(withoutLists(`${shown}\n${more}`, fieldLists)),
    words: contentWords(main.tokens, main.reading),
    vague: main.reading.mentions.length === 0 && main.reading.clauses.length === 0,
  };
}

/** Tokens outside of brackets and inside: a list there gives examples ("each system (CRM, mail, payroll)"), and asks for little. */
function partedByBrackets({ tokens, text }: { tokens: Token[]; text: string }): [open: Token[], inside: Token[]] {
  const lists = [...text.matchAll(/\([^()]*,[^()]*\)/g)].map(
    ({ index, 0: list }) => [index, index + list.length] as const,
  );
  const isInside = ({ from }: Token) => lists.some(([start, end]) => from > start && from < end);
  return [tokens.filter((token) => !isInside(token)), tokens.filter(isInside)];
}

function read(
  text: string,
  verbs: VerbBook,
  usual: Language | 'en' = 'en',
): { tokens: Token[]; text: string; language: Language | 'en'; reading: Reading } {
  const read = tokenize(withoutOrders(withoutConditions(withoutAsides(text))), usual);
  const reading = readSentences(cutPieces(read, verbs), verbs, read.language);
  return { tokens: read.tokens, text: read.text, language: read.language, reading };
}

/** Named technologies settle the stack, and say nothing about the field. */
const technologyWords = lazy(
  () =>
    new Set(
      technologies()
        .filter((one) => one.slot !== 'other' && one.slot !== 'device' && one.slot !== 'llm')
        .flatMap((one) => one.words.filter((word) => !everyday.has(word)))
        .concat('sql')
        .filter((word) => !ENGLISH_FIRST.has(word)),
    ),
);
/** Technologies that are words of English first. */
const ENGLISH_FIRST = new Set('go express next spring swift flask rails whatsapp telegram slack'.split(' '));

/** Determiners between two words do not part them: "track their hours" holds "track hour". */
const gramsOf = (tokens: Token[], negated: Set<string>, verbs: VerbBook): Set<string> =>
  new Set([
    ...gramsIn(tokens, negated, verbs),
    ...gramsIn(
      tokens.filter(({ word }) => !determiners.has(word)),
      negated,
      verbs,
    ),
  ]);

function gramsIn(tokens: Token[], negated: Set<string>, verbs: VerbBook): Set<string> {
  const grams = new Set<string>();
  let before: string[][] = [];
  for (const token of tokens) {
    if (token.kind !== 'word') {
      if (token.kind === 'stop') before = [];
      continue;
    }
    // "Sign in" and "sign up" sign nothing.
    const isEntry =
      token.word === 'sign' && /^(?:in|up|on|off|out)$/.test(tokens[tokens.indexOf(token) + 1]?.word ?? '');
    const base = isEntry ? undefined : verbs.find(token.word)?.base;
    const one = singular(token.word);
    if (negated.has(token.word) || negated.has(one) || technologyWords().has(token.word)) continue;
    if (isEntry) {
      before = [...before.slice(-1), ['sign']];
      continue;
    }
    const forms = [...new Set([token.word, one, token.own, singular(token.own), ...(base ? [base] : [])])];
    for (const form of forms) grams.add(form);
    for (const part of token.own.split('-')) if (part.length > 3) grams.add(singular(part));
    const [second, first] = [before.at(-1) ?? [], before.at(-2) ?? []];
    for (const form of forms)
      for (const middle of second) {
        grams.add(`${middle} ${form}`);
        for (const start of first) grams.add(`${start} ${middle} ${form}`);
      }
    before = [...before.slice(-1), base && base !== one ? [one, base] : [one]];
  }
  return grams;
}

const isSmall = (word: string) => determiners.has(word) || prepositions.has(word) || conjunctions.has(word);

function actsOf(tokens: Token[], negated: Set<string>, verbs: VerbBook): Set<string> {
  const found = tokens.flatMap(({ word }, at) => {
    const verb = verbs.find(word);
    if (word === 'sign' && /^(?:in|up|on|off|out)$/.test(tokens[at + 1]?.word ?? '')) return [];
    // "shared hosting" describes; "is signed," was done.
    const done = verb?.form === 'ed' && (tokens[at + 1]?.kind !== 'word' || isSmall(tokens[at + 1]?.word ?? ''));
    return verb && (verb.clear || done) && !negated.has(verb.base) ? [verb.base] : [];
  });
  return new Set(found);
}

function contentWords(tokens: Token[], reading: Reading): string[] {
  const own = reading.mentions.map((mention) => mention.noun.name);
  const rest = tokens
    .filter((token) => token.kind === 'word' && token.word.length > 2)
    .map((token) => singular(token.word));
  return [...new Set([...own, ...rest])].slice(0, 40);
}
