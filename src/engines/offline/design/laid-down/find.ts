import type { RuleConcept } from '../../knowledge/rules/schema.ts';
import { plural, singular } from '../../language/inflect.ts';
import { literal } from '../slots.ts';
import { besideNumber, isNumber, lessMoney } from './numbers.ts';

/** A known rule that the idea lays down, and what the idea says of it. */
export interface LaidDown {
  concept: RuleConcept;
  /** The clause that says it, whole. */
  says: string;
  /** The part of it by which it was known. */
  match: string;
  /** By slot. */
  words: Map<string, string>;
}

const FOUND_MAX = 6;
const WORDS_MAX = 34;

/** The known rules that a text lays down, in its order; each once. */
export function laidDownIn(text: string, concepts: readonly RuleConcept[]): LaidDown[] {
  const found: LaidDown[] = [];
  for (const sentence of text.split(/(?<=[.!?;])\s+|\n+/))
    for (const concept of concepts) {
      if (found.some((one) => one.concept === concept)) continue;
      const one = laidDownBy(sentence, concept);
      if (one) found.push(one);
    }
  return found.slice(0, FOUND_MAX);
}

function laidDownBy(sentence: string, concept: RuleConcept): LaidDown | undefined {
  if (concept.not?.test(sentence)) return undefined;
  for (const sign of concept.signs) {
    const met = sign.exec(sentence);
    if (!met || UNWANTED.test(sentence.slice(0, met.index))) continue;
    return { concept, says: clauseOf(sentence, met), match: met[0], words: wordsOf(concept, met.groups ?? {}) };
  }
  return undefined;
}

/** "We don't need a deposit", "no fixed deposit" */
const UNWANTED =
  /\b(?:no|without|instead of|(?:don['’]t|do not|never) (?:want|need|ask for|take)) (?:an? |any )?(?:\p{L}+ )?$/iu;

/** The sentence, or of a long one what stands between the commas around the match. */
function clauseOf(sentence: string, met: RegExpExecArray): string {
  const whole = sentence.trim().replace(/[\s.!?;,:]+$/, '');
  if (whole.split(/\s+/).length <= WORDS_MAX) return literal(whole);
  const before = sentence.slice(0, met.index);
  const from = Math.max(before.lastIndexOf(', '), before.lastIndexOf(': '));
  const rest = sentence.slice(met.index + met[0].length);
  const to = rest.search(/[,:.!?;](?:\s|$)/);
  const part = sentence.slice(from < 0 ? 0 : from + 2, met.index + met[0].length + (to < 0 ? rest.length : to));
  return literal(
    part
      .trim()
      .replace(/[\s.!?;,:]+$/, '')
      .replace(/^(?:and|but|so|then) /i, ''),
  );
}

function wordsOf({ words = {} }: RuleConcept, groups: Record<string, string | undefined>): Map<string, string> {
  const said = Object.entries(groups).flatMap(([slot, text]) =>
    text ? [[slot, saidOf(slot, tidy(text))] as const] : [],
  );
  const all = new Map<string, string>([...Object.entries(words), ...said]);
  const n = all.get('n');
  if (n !== undefined && isNumber(n)) for (const [slot, text] of Object.entries(besideNumber(n))) all.set(slot, text);
  const amount = all.get('amount');
  if (amount !== undefined) all.set('less', lessMoney(amount));
  return all;
}

/** Names stay as they are written; people stand in the plural, other words small. */
function saidOf(slot: string, text: string): string {
  if (NAMES.has(slot)) return text;
  const small = text.toLowerCase();
  if (slot === 'who') return plural(singular(small));
  return ONE.has(slot) ? singular(small) : small;
}
const ONE = new Set(['thing', 'person', 'area', 'material', 'source']);
const NAMES = new Set(['vendor', 'banned', 'region', 'amount', 'time']);

/** "The  duty officer " → "duty officer" */
const tidy = (text: string) =>
  literal(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:an?|the|any|our|my|his|her|their|all|each|every) /i, '');

const SHARED_MIN = 0.5;
/** What the rule says has been told by the known one: most of its words are of the part by which that was known. */
export function isSettledBy(says: string, { concept, says: clause, match }: LaidDown): boolean {
  if (concept.also?.some((one) => one.test(says))) return true;
  const [whole, part, own] = [clause, match, says].map((text) => text.toLowerCase());
  if (own === undefined || whole === undefined || part === undefined) return false;
  if (own.includes(part) || part.includes(own)) return true;
  const words = own.match(/[\p{L}\p{N}]+/gu) ?? [];
  const shared = words.filter((word) => part.includes(word)).length;
  return (whole.includes(own) || own.includes(whole)) && shared >= words.length * SHARED_MIN;
}
