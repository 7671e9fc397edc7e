import { places } from '../knowledge/words/places.ts';
import { singular } from '../language/inflect.ts';
import { clean } from './clean.ts';
import { type Constraints, readConstraints, withoutConditions } from './constraints.ts';
import { cutPieces } from './pieces.ts';
import { type Platform, readPlatform } from './platform.ts';
import { type Reading, readSentences } from './sentence.ts';
import { type Token, tokenize } from './tokens.ts';
import type { VerbBook } from './verbs.ts';

/** What idea and context say, before anything is known about the field. */
export interface Understanding {
  /** The idea as it may be shown. */
  idea: string;
  context: string;
  language: string;
  reading: Reading;
  /** What the context adds: things and people there count less. */
  contextReading: Reading;
  /** Single words, pairs and triples of the idea (and of the context), folded and in base form: what triggers match. */
  grams: Set<string>;
  contextGrams: Set<string>;
  constraints: Constraints;
  platform: Platform;
  platformBecause: string | undefined;
  offline: boolean;
  realtime: boolean;
  /** A name that the idea gives itself: "called Hivewise". */
  givenName: string | undefined;
  /** Products the idea compares itself with: "like Airbnb". */
  likened: string[];
  /** Content words in order, for a name when nothing else is left. */
  words: string[];
  /** Nothing to go by: no thing, no person, no clause. */
  vague: boolean;
}

/** Reads idea and context. Never throws; linear in their length. */
export function understand(idea: string, context: string | undefined, verbs: VerbBook): Understanding {
  const shown = clean(idea);
  const more = clean(context ?? '');
  const main = read(withoutNames(shown), verbs);
  const beside = read(withoutNames(more), verbs);
  const grams = gramsOf(main.tokens, main.reading.negatedWords, verbs);
  const contextGrams = gramsOf(beside.tokens, beside.reading.negatedWords, verbs);
  const all = `${shown}. ${more}`;
  const lemmas = ` ${[...main.tokens, ...beside.tokens].map((token) => token.word).join(' ')} `;
  const constraints = readConstraints(all, lemmas, [...main.reading.without, ...beside.reading.without]);
  const { platform, because } = readPlatform(all, constraints);
  const offline =
    /\boffline\b|without (an? )?(internet|signal|network|connection)|no (internet|signal|network|connection|reception)|poor (connectivity|signal|reception)|ohne (internet|netz)|sin (internet|conexi)|sans (internet|r[ée]seau)|sem (internet|conex)|hors[- ]ligne/i.test(
      all,
    );
  return {
    idea: shown,
    context: more,
    language: main.language,
    reading: main.reading,
    contextReading: beside.reading,
    grams,
    contextGrams,
    constraints,
    platform,
    platformBecause: because,
    offline,
    realtime:
      /\breal[- ]?time\b|\blive (location|chat|score|map|update|track|auction|collab)|\binstant(ly)?\b|tiempo real|echtzeit|temps r[ée]el|tempo real/i.test(
        all,
      ),
    givenName: nameIn(shown),
    likened: [
      ...all.matchAll(
        /\b(?:like|alternative to|similar to|uber for|airbnb for|instead of|competitor (?:to|of)|clone of|inspired by)\s(?:an? |the )?(\p{Lu}[\p{L}\p{N}.]{2,20}(?: \p{Lu}[\p{L}\p{N}]{2,20})?)/gu,
      ),
    ]
      .map((match) => match[1] ?? '')
      .filter((name) => !places.has(name.toLowerCase()))
      .slice(0, 3),
    words: contentWords(main.tokens, main.reading),
    vague: main.reading.mentions.length === 0 && main.reading.clauses.length === 0,
  };
}

function read(text: string, verbs: VerbBook): { tokens: Token[]; language: string; reading: Reading } {
  const { tokens, language } = tokenize(withoutConditions(text));
  return { tokens, language, reading: readSentences(cutPieces(tokens, verbs), verbs, language) };
}

const NAMED =
  /\b(?:called|named|namens|llamad[ao]|appel[ée]e?|chamad[ao])\s["“']?(\p{Lu}[\p{L}\p{N}]{1,24}(?:\s\p{Lu}[\p{L}\p{N}]{1,24})?)/u;
const nameIn = (text: string) => NAMED.exec(text)?.[1];
const withoutNames = (text: string) =>
  text.replace(NAMED, ' ').replace(/\b(like|alternative to|similar to) \p{Lu}[\p{L}\p{N}.]{2,20}/gu, ' ');

function gramsOf(tokens: Token[], negated: Set<string>, verbs: VerbBook): Set<string> {
  const grams = new Set<string>();
  let before: string[] = [];
  for (const token of tokens) {
    if (token.kind !== 'word') {
      if (token.kind === 'stop') before = [];
      continue;
    }
    const forms = new Set([token.word, singular(token.word), token.own, singular(token.own)]);
    const base = verbs.find(token.word)?.base;
    const one = singular(token.word);
    if (negated.has(token.word) || negated.has(one)) continue;
    for (const form of forms) grams.add(form);
    for (const part of token.own.split('-')) if (part.length > 3) grams.add(singular(part));
    if (base) grams.add(base);
    const [second, first] = [before.at(-1), before.at(-2)];
    if (second) for (const form of forms) grams.add(`${second} ${form}`);
    if (first && second) for (const form of forms) grams.add(`${first} ${second} ${form}`);
    before = [...before.slice(-1), one];
  }
  return grams;
}

function contentWords(tokens: Token[], reading: Reading): string[] {
  const own = reading.mentions.map((mention) => mention.noun.name);
  const rest = tokens
    .filter((token) => token.kind === 'word' && token.word.length > 2)
    .map((token) => singular(token.word));
  return [...new Set([...own, ...rest])].slice(0, 40);
}
