import { determiners, prepositions, productNouns } from '../../knowledge/words/grammar.ts';
import { beside, type Word } from './words.ts';

export type SetSign = (sign: string, is?: boolean | number) => void;

/** What the places say at which a word stands: early or late, what stands before and behind it. */
export function placeSigns(at: readonly number[], words: readonly Word[], set: SetSign): void {
  if (at.length === 0) return;
  const first = at[0] ?? 0;
  set('again', at.length > 1);
  set('often', at.length > 2);
  set('first-sentence', words[first]?.sentence === 0);
  set('early', first < 8);
  set('late', Math.min(1, first / Math.max(30, words.length)));
  set(
    'only-inside',
    at.every((one) => words[one]?.inside),
  );
  set('short-text', words.length < 30);
  set(
    'plural',
    at.some((one) => words[one]?.word !== words[one]?.one),
  );
  set(
    'never-plural',
    at.every((one) => words[one]?.word === words[one]?.one),
  );
  for (const one of at.slice(0, 6)) {
    const [before, after] = [beside(words, one, -1), beside(words, one, 1)];
    const [farther, next] = [beside(words, one, -2), beside(words, one, 2)];
    set(`before:${kindOf(before)}`);
    if (determiners.has(before) || prepositions.has(before) || LEADING.has(before)) set(`word-before:${before}`);
    if (LEADING.has(farther) || prepositions.has(farther)) set(`two-before:${farther}`);
    set(`after:${kindOf(after)}`);
    set(
      'of-product',
      productNouns.has(after) || TOOLS.has(after) || (productNouns.has(next) && kindOf(after) === 'word'),
    );
    if (prepositions.has(after)) set(`word-after:${after}`);
  }
}

const LEADING = new Set(
  'each every per this a the my our their track manage log record list register new which what one all any no need want book create add keep store note for of'.split(
    ' ',
  ),
);
const TOOLS = new Set(
  'tracker manager planner organizer organiser scheduler reminder generator builder editor viewer finder checker log book register system board database directory diary journal list marketplace monitoring tracking management booking'.split(
    ' ',
  ),
);

function kindOf(word: string): string {
  if (/^[.;!?\n]$/.test(word)) return 'stop';
  if (/^[,:()–—-]$/.test(word)) return `mark${word}`;
  if (/^\d/.test(word)) return 'number';
  if (determiners.has(word)) return 'determiner';
  if (prepositions.has(word)) return 'preposition';
  if (word === 'and' || word === 'or') return 'and';
  if (word.endsWith('ing')) return 'ing';
  return 'word';
}
