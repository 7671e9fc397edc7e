import { customers, keepers, persons } from '../knowledge/words/people.ts';
import { singular } from '../language/inflect.ts';
import { pattern } from '../language/pattern.ts';

/** So many people of a kind, as an idea tells of its house: "3 technicians", "2 seasonal hands". */
export interface PeopleCounted {
  value: number;
  /** In the idea's words: "seasonal hands"; "of us" is whoever writes. */
  of: string;
}

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** Who works or lives there, and is no word for a person elsewhere. */
const OF_HOUSES = new Set([
  'hand',
  'helper',
  'family',
  'household',
  'team',
  'crew',
  'flatmate',
  'clerk',
  'partner',
  'trainee',
]);
const COUNTED = pattern(
  `(?<![\\p{L}\\d.,:€$£])(\\d{1,3}(?:[,.]\\d{3})|\\d{1,4}|${WORDS.join('|')}) (?=([\\p{L}-]+(?: [\\p{L}-]+){0,2}))`,
  'giu',
);
const SHOWN_MAX = 3;

/** The people of the house, kind by kind, each once. Linear in the length of the text. */
export function peopleCounted(text: string): PeopleCounted[] {
  const found = new Map<string, PeopleCounted>();
  for (const [, digits = '', after = ''] of text.matchAll(COUNTED)) {
    const at = WORDS.indexOf(digits.toLowerCase());
    const value = at >= 0 ? at + 2 : Number(digits.replace(/[,.]/g, ''));
    const of = kindIn(after.toLowerCase().split(' '), value);
    if (of && value > 0 && !found.has(of)) found.set(of, { value, of });
  }
  const all = [...found.values()].slice(0, SHOWN_MAX);
  // "My two brothers" alone says nothing of how many there are.
  return all.length === 1 && all[0]?.value === 2 ? [] : all;
}

/** "seasonal hands" of "seasonal hands and": up to the first word for people, with nothing but adjectives before it. */
function kindIn(words: readonly string[], value: number): string | undefined {
  if (words[0] === 'of' && words[1] === 'us') return 'of us';
  for (const [at, word] of words.entries()) {
    const one = singular(word);
    const isMany = one !== word || MANY.has(word);
    // "Two people sat there", "two customers came at once": that is what happened once.
    if (isMany && isPerson(one) && !(value === 2 && (customers.has(one) || word === 'people')))
      return words.slice(0, at + 1).join(' ');
    if (SMALL.test(word) || (isMany && !word.endsWith('ss'))) return undefined;
  }
  return undefined;
}

const MANY = new Set(['people', 'staff', 'crew']);
const isPerson = (one: string) =>
  MANY.has(one) || persons.has(one) || customers.has(one) || keepers.has(one) || OF_HOUSES.has(one);
const SMALL = /^(?:of|a|an|the|per|to|in|at|for|or|and|on|each|every|with|by|is|are|our|my|their|other|more)$/i;
