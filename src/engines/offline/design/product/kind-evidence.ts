import type { Product } from '../../knowledge/schema.ts';
import type { Understanding } from '../../understand/understand.ts';
import { evidenceOf } from '../evidence.ts';
import { likelihoods } from '../likelihood.ts';
import { type Said, saidIn } from './said.ts';

/** What an idea gives to tell the kinds of product apart by. */
export interface KindEvidence {
  /** Its words and what they point to, "~booking" what it probably asks for, "%booking" that as a share of all it asks for. */
  keys: Map<string, number>;
  /** For each kind: how much of one of its signs is said, and how far its likeliest field is from the likeliest of all. */
  ofKind(product: Pick<Product, 'signs' | 'fields'>): [signs: number, field: number];
}

/** Names of the numbers that `ofKind` gives, in its order. */
export const OF_KIND = ['signs', 'field'];

/** Of few words each counts more, down to so many. */
const WORDS_MIN = 12;
const OF_ALL = 2;
/** What is less probable says nothing about the kind. */
const PROBABLE = 0.04;
const BESIDE_NONE = 0.5;
const NEVER = -9;
const FIELD_SCALE = 3;

/** Reads idea and context for it. Linear in their length and in the number of packs. */
export function kindEvidence(understanding: Understanding): KindEvidence {
  const { keys: words } = evidenceOf(understanding);
  const count = [...words.keys()].filter((key) => !key.startsWith('=')).length;
  const share = OF_ALL / Math.sqrt(Math.max(count, WORDS_MIN));
  const keys = new Map([...words].map(([key, amount]) => [key, amount * share]));
  const odds = likelihoods(understanding);
  const asked = [...odds].map(([id, one]) => ({ id, share: 1 / (1 + Math.exp(-one)) }));
  const all = asked.reduce((sum, one) => sum + one.share, BESIDE_NONE);
  for (const { id, share: probable } of asked.filter((one) => one.share > PROBABLE)) {
    keys.set(`~${id}`, probable);
    keys.set(`%${id}`, probable / all);
  }
  const said = saidIn(understanding);
  const best = Math.max(...odds.values());
  return {
    keys,
    ofKind: (product) => [
      Math.max(0, ...waysOf(product).map((way) => saidOf(way, said))),
      (Math.max(...product.fields.map((id) => odds.get(id) ?? NEVER)) - best) / FIELD_SCALE,
    ],
  };
}

/** A word alone weighs little; a phrase hardly stands there by chance. */
const OF_WORD = 1;
const OF_PHRASE = 1.6;
/** What only the context says. */
const BESIDE = 0.5;

/** A way that is said in part counts by the square of that part. */
function saidOf(way: Way, { idea, all }: Said): number {
  let points = 0;
  let met = 0;
  for (const group of way) {
    const words = group.filter((word) => all.has(word));
    if (words.length === 0) continue;
    met += 1;
    const share = words.some((word) => idea.has(word)) ? 1 : BESIDE;
    points += share * (words.some(isPhrase) ? OF_PHRASE : OF_WORD);
  }
  return points * (met / way.length) ** 2;
}

const isPhrase = (word: string) => word.includes(' ') || word.includes('-');

/** The signs of a kind, each group in its words: taken apart once a process. */
function waysOf(product: Pick<Product, 'signs'>): readonly Way[] {
  const known = ways.get(product) ?? product.signs.map((way) => way.map((group) => group.split('|')));
  ways.set(product, known);
  return known;
}

type Way = readonly (readonly string[])[];
const ways = new WeakMap<object, readonly Way[]>();
