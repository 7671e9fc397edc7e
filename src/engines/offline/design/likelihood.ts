import { readLearned } from '../knowledge/learned-text.ts';
import { type Pointer, pointersIn, SortedLines } from '../knowledge/sorted-lines.ts';
import type { Understanding } from '../understand/understand.ts';
import { evidenceOf, stepsOf } from './evidence.ts';
import { strength } from './match.ts';

/** Counted once for a text: the stages of a blueprint ask for the same. */
const counted = new WeakMap<Understanding, Map<string, number>>();

/**
 * Log odds that idea and context ask for each capability, by id: 0 is even. Learned from labelled ideas by one logistic
 * regression a capability over single words and over what all triggers say together, so that words which no trigger names,
 * and several weak hints, count as well.
 */
export function likelihoods(understanding: Understanding): Map<string, number> {
  const known = counted.get(understanding) ?? count(understanding);
  counted.set(understanding, known);
  return known;
}

function count(understanding: Understanding): Map<string, number> {
  const { lines, bias, worth } = learned();
  const odds = new Map(bias.map(({ id, weight }) => [id, weight + own(id, understanding, worth)]));
  for (const [key, amount] of evidenceOf(understanding))
    for (const { id, weight } of pointersIn(lines.get(key) ?? '')) odds.set(id, (odds.get(id) ?? 0) + amount * weight);
  return odds;
}

/** What the triggers of the capability itself are worth. */
const own = (id: string, understanding: Understanding, worth: readonly Pointer[]): number =>
  stepsOf(strength({ id }, understanding)).reduce((sum, step, at) => sum + step * (worth[at]?.weight ?? 0), 0);

let read: { lines: SortedLines; bias: Pointer[]; worth: Pointer[] } | undefined;
function learned() {
  if (read) return read;
  const lines = new SortedLines(readLearned());
  read = { lines, bias: pointersIn(lines.get('#bias') ?? ''), worth: pointersIn(lines.get('#own') ?? '') };
  return read;
}
