import { adverbs, auxiliaries, conjunctions, determiners, prepositions, pronouns } from '../knowledge/words/grammar.ts';
import type { Token } from './token.ts';

/** Languages whose nouns follow each other without a word between: "zdjęcia psów" is "photos of dogs". */
export const BARE_GENITIVE = new Set<string>(['pl']);

const NUMBERS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?)$/;
const NO_NOUN = new Set(['without', 'be', 'else']);
const SMALL = [adverbs, auxiliaries, conjunctions, determiners, prepositions, pronouns];
const isNoun = (token: Token | undefined) =>
  token?.kind === 'word' &&
  !token.verb &&
  !token.adjective &&
  !token.unknown &&
  !NUMBERS.test(token.word) &&
  !NO_NOUN.has(token.word) &&
  !SMALL.some((words) => words.has(token.word));
const isDative = ({ own }: Token) => /(?:om|owi)$/.test(own);

/** Says "of" between two nouns and "to" before whom something is sent; an adjective that no noun follows goes before its own. */
export function genitivesSaid(tokens: readonly Token[]): Token[] {
  const said: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = said.at(-1);
    const follows = before !== undefined && isNoun(before) && before.from !== token.from;
    const next = tokens[at + 1];
    if (follows && token.adjective && !isNoun(next) && !next?.adjective) {
      const phrase = said.findLastIndex(({ from }) => from !== before.from) + 1;
      said.splice(phrase, 0, token);
    } else if (follows && (isNoun(token) || (token.adjective && isNoun(next))) && !isDative(before)) {
      said.push(between(isDative(token) ? 'to' : 'of', token), token);
    } else said.push(token);
  }
  return said;
}

const between = (word: string, { from }: Token): Token => ({
  raw: word,
  word,
  own: word,
  kind: 'word',
  from,
  to: from,
});
