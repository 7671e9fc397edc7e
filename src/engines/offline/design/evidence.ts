import { capabilities } from '../knowledge/index.ts';
import type { Understanding } from '../understand/understand.ts';
import { strength } from './match.ts';

/** A word of the context counts half. */
const BESIDE = 0.5;
const POINTS_MAX = 3;

/**
 * What an idea gives to go by, as keys and amounts: its single words, and how strongly it points to each capability ("=booking",
 * from 0 to 1), for one capability speaks for another. The weights of these keys are learned; see learned.ts.
 */
export function evidenceOf(understanding: Understanding): Map<string, number> {
  const { grams, contextGrams } = understanding;
  const evidence = new Map<string, number>();
  for (const word of contextGrams) if (!word.includes(' ')) evidence.set(word, BESIDE);
  for (const word of grams) if (!word.includes(' ')) evidence.set(word, 1);
  for (const capability of capabilities) {
    const points = strength(capability, understanding);
    if (points > 0) evidence.set(`=${capability.id}`, Math.min(points, POINTS_MAX) / POINTS_MAX);
  }
  return evidence;
}

/** Points of a capability's own triggers, in steps whose worth is learned: the first counts most. */
export const stepsOf = (points: number): [number, number, number] => [
  Math.min(points, 1),
  Math.min(Math.max(points - 1, 0), 1),
  Math.min(Math.max(points - 2, 0), 2),
];
