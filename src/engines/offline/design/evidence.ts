import { capabilities, domains } from '../knowledge/index.ts';
import { pointersIn, SortedLines } from '../knowledge/sorted-lines.ts';
import { readAssociations } from '../knowledge/texts.ts';
import type { Understanding } from '../understand/understand.ts';
import { strength } from './match.ts';

/** A word of the context counts half. */
const BESIDE = 0.5;
const POINTS_MAX = 3;

/** What an idea gives to go by. The weights of all of it are learned; see likelihood.ts. */
export interface Evidence {
  /** Its single words, and how strongly it points to each pack ("=booking", 0 to 1): one speaks for another. */
  keys: Map<string, number>;
  /** Steps by which a pack's own triggers and the words associated with it speak for it: the first counts most. */
  stepsOf(id: string): number[];
}

/** Names of the steps, in the order of `stepsOf`. */
export const STEPS = ['trigger1', 'trigger2', 'trigger3', 'word1', 'word2', 'word3'];

/** Reads the evidence of idea and context. Linear in their length. */
export function evidenceOf(understanding: Understanding): Evidence {
  const { grams, contextGrams } = understanding;
  const keys = new Map<string, number>();
  for (const word of contextGrams) if (!word.includes(' ')) keys.set(word, BESIDE);
  for (const word of grams) if (!word.includes(' ')) keys.set(word, 1);
  const near = associated(keys);
  for (const { id } of [...capabilities, ...domains]) {
    const points = strength({ id }, understanding);
    if (points > 0) keys.set(`=${id}`, Math.min(points, POINTS_MAX) / POINTS_MAX);
  }
  return { keys, stepsOf: (id) => [...steps(strength({ id }, understanding)), ...steps(near.get(id) ?? 0)] };
}

const steps = (points: number) => [
  Math.min(points, 1),
  Math.min(Math.max(points - 1, 0), 1),
  Math.min(Math.max(points - 2, 0), 2),
];

/** Points that words have for what they are associated with: fields and capabilities, by id. */
function associated(words: ReadonlyMap<string, number>): Map<string, number> {
  lines ??= new SortedLines(readAssociations());
  const sums = new Map<string, number>();
  for (const [word, share] of words)
    for (const { id, weight } of pointersIn(lines.get(word) ?? '')) sums.set(id, (sums.get(id) ?? 0) + share * weight);
  return sums;
}

let lines: SortedLines | undefined;
