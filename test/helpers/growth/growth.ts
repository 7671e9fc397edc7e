import vm from 'node:vm';
import { type HardText, textOf } from './near-misses.ts';

/** How the time of some work grows with its text. */
export interface Growth {
  /** Milliseconds for the text, for twice and for four times as much; Infinity where it did not come to an end. */
  ms: [number, number, number];
  isSlow: boolean;
}

export interface GrowthOptions {
  /** Length of the shortest text. */
  length: number;
  /** Below this, four times the text is too quick to be judged: what grows with its square takes far longer. */
  noiseMs: number;
}

/**
 * Four times the text takes four times as long where time grows with the text, and sixteen times as long where it grows
 * with its square. Memory and compilers blur the first a little: twice as much is let be.
 */
const RATIO_MAX = 8;
const TRIES = 8;

/** Measures how the time of some work grows. It is told to be slow only when it is each time that it is measured. */
export async function growthOf(
  measure: (text: string) => number | Promise<number>,
  text: (length: number) => string,
  { length, noiseMs }: GrowthOptions,
): Promise<Growth> {
  const lengths = [length, 2 * length, 4 * length];
  const best = [Infinity, Infinity, Infinity];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    // The longest first: nearly all work is so quick with it that the others need not be tried.
    for (const at of [2, 1, 0]) {
      const ms = await measure(text(lengths[at] ?? 0));
      best[at] = Math.min(best[at] ?? Infinity, ms);
      if (at === 2 && ms < noiseMs) return grown(best, false);
      if (ms === Infinity) break;
    }
    const [once = 0, , fourTimes = 0] = best;
    if (fourTimes / once < RATIO_MAX) return grown(best, false);
  }
  return grown(best, true);
}

const grown = ([once = 0, twice = 0, fourTimes = 0]: number[], isSlow: boolean): Growth => ({
  ms: [once, twice, fourTimes],
  isSlow,
});

/** What of each text makes the work slow, in a sentence each; for the first of them alone, because the others take their time. */
export async function slowestOf(
  what: string,
  measure: (text: string) => number | Promise<number>,
  texts: readonly HardText[],
  options: GrowthOptions,
): Promise<string[]> {
  for (const hard of texts) {
    const { ms, isSlow } = await growthOf(measure, (length) => textOf(hard, length), options);
    const took = ms.map((one) => (one === Infinity ? 'too long' : `${Math.round(one)} ms`)).join(', ');
    if (isSlow) return [`${what} takes ${took} for once, twice and four times ${JSON.stringify(hard)}`];
  }
  return [];
}

/** Milliseconds of some work that is ended, whatever it does, when the budget is used up: then Infinity. */
export function timed(work: () => unknown, budgetMs: number): number {
  held.work = work;
  const start = performance.now();
  try {
    vm.runInThisContext(`globalThis[Symbol.for('${KEY}')].work()`, { timeout: budgetMs });
    return performance.now() - start;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return Infinity;
    throw error;
  }
}

const KEY = 'planwright.growth';
const held: { work?: () => unknown } = {};
Object.assign(globalThis, { [Symbol.for(KEY)]: held });
