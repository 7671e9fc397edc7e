import { type Pointer, pointersIn, SortedLines } from '../knowledge/sorted-lines.ts';
import { readLearned } from '../knowledge/texts.ts';
import type { Understanding } from '../understand/understand.ts';
import { evidenceOf } from './evidence.ts';

/** Counted once for a text: the stages of a blueprint ask for the same. */
const counted = new WeakMap<Understanding, Map<string, number>>();

/**
 * Log odds that idea and context ask for each capability, and belong to each field, by id: 0 is even. Learned from labelled
 * ideas by one logistic regression a pack over single words and over what all triggers say together, so that words which no
 * trigger names, and several weak hints, count as well.
 */
export function likelihoods(understanding: Understanding): Map<string, number> {
  const known = counted.get(understanding) ?? count(understanding);
  counted.set(understanding, known);
  return known;
}

function count(understanding: Understanding): Map<string, number> {
  const { lines, bias, worth } = learned();
  const { keys, stepsOf } = evidenceOf(understanding);
  const own = (id: string) => stepsOf(id).reduce((sum, step, at) => sum + step * (worth[at]?.weight ?? 0), 0);
  const odds = new Map(bias.map(({ id, weight }) => [id, weight + own(id)]));
  for (const [key, amount] of keys)
    for (const { id, weight } of pointersIn(lines.get(key) ?? '')) odds.set(id, (odds.get(id) ?? 0) + amount * weight);
  return odds;
}

let read: { lines: SortedLines; bias: Pointer[]; worth: Pointer[] } | undefined;
function learned() {
  if (read) return read;
  const lines = new SortedLines(readLearned());
  read = { lines, bias: pointersIn(lines.get('#bias') ?? ''), worth: pointersIn(lines.get('#own') ?? '') };
  return read;
}
