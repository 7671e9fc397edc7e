import { code } from '../coherence/plan/tell.ts';
import { FORBIDDEN_NAMES } from './place-in.ts';

/** How deeply lists and objects of a value may be nested. */
const DEPTH_MAX = 8;

/** Why a value may not be part of a patch, or undefined where it may. Walks with a list: it may be nested without end. */
export function valueFault(value: unknown): string | undefined {
  const waiting = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) {
      if (isJson(next.value)) continue;
      return 'the value is not JSON; give a text, a number, true, false, null, a list or an object.';
    }
    const depth = next.depth + 1;
    if (depth > DEPTH_MAX) return `the value is nested deeper than ${DEPTH_MAX} levels; make it flatter.`;
    for (const [key, inner] of Object.entries(next.value)) {
      if (FORBIDDEN_NAMES.has(key)) return `the value has the field ${code(key)}, which is not allowed; remove it.`;
      waiting.push({ value: inner, depth });
    }
  }
  return undefined;
}

const isJson = (value: unknown): boolean =>
  value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
