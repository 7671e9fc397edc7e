import type { Understanding } from '../../understand/understand.ts';
import { likelihoods } from '../likelihood.ts';

const asked = new WeakMap<Understanding, [string, number][]>();

/** The capabilities and fields that are likely meant, and how likely: 0 to 1. */
export function likely(understanding: Understanding): [string, number][] {
  const known =
    asked.get(understanding) ??
    [...likelihoods(understanding)]
      .filter(([, odds]) => odds > LIKELY)
      .sort((a, b) => b[1] - a[1])
      .slice(0, LIKELY_MAX)
      .map(([id, odds]): [string, number] => [id, 1 / (1 + Math.exp(-odds))]);
  asked.set(understanding, known);
  return known;
}

const LIKELY = -1.5;
const LIKELY_MAX = 12;
