import { beginnings, pointersOf } from '../knowledge/pointers.ts';
import type { Capability, Domain } from '../knowledge/schema.ts';
import type { Pointer } from '../knowledge/sorted-lines.ts';
import { fold } from '../language/fold.ts';
import type { Understanding } from '../understand/understand.ts';

type Pack = Pick<Domain | Capability, 'id'>;

/** How strongly the words of idea and context point to a field or a capability. Context counts half. */
export const strength = ({ id }: Pack, understanding: Understanding): number => strengths(understanding).get(id) ?? 0;

/** Counted once for a text: the stages of a blueprint ask for the same. */
const counted = new WeakMap<Understanding, Map<string, number>>();
function strengths(understanding: Understanding): Map<string, number> {
  const known = counted.get(understanding) ?? count(understanding);
  counted.set(understanding, known);
  return known;
}

function count({ grams, contextGrams }: Understanding): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (pointers: readonly Pointer[], share: number) => {
    for (const { id, weight } of pointers) sums.set(id, (sums.get(id) ?? 0) + weight * share);
  };
  for (const gram of grams) add(pointersOf(gram), 1);
  for (const gram of contextGrams) if (!grams.has(gram)) add(pointersOf(gram), 1 / 2);
  for (const { start, pointers } of beginnings())
    if (hasBeginning(grams, start)) add(pointers, 1);
    else if (hasBeginning(contextGrams, start)) add(pointers, 1 / 2);
  return sums;
}

/** A word, a phrase or a beginning ("patient*") is among the grams. */
function has(grams: Set<string>, word: string): boolean {
  return word.endsWith('*') ? hasBeginning(grams, word.slice(0, -1)) : grams.has(word);
}

function hasBeginning(grams: Set<string>, start: string): boolean {
  const all = inOrder(grams);
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return all[low]?.startsWith(start) ?? false;
}

/** The grams of one text are asked for hundreds of beginnings: they are put in order once. */
const ordered = new WeakMap<Set<string>, string[]>();
function inOrder(grams: Set<string>): string[] {
  const known = ordered.get(grams) ?? [...grams].sort();
  ordered.set(grams, known);
  return known;
}

/** The idea or its context has one of the words, or the plan has one of the capabilities. */
export function applies(
  when: readonly string[] | undefined,
  understanding: Understanding,
  capabilities: ReadonlySet<string>,
): boolean {
  return (
    !when ||
    when.some(
      (word) =>
        capabilities.has(word) || has(understanding.grams, fold(word)) || has(understanding.contextGrams, fold(word)),
    )
  );
}

const HARDLY_ELSE = 3;

/** Ids of the fields and capabilities that one of the words hardly means anything else than: "invoice". */
export const named = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap(pointersOf).flatMap(({ id, weight }) => (weight === HARDLY_ELSE ? id : [])));
