import vm from 'node:vm';

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
  budgetMs: number;
}

/**
 * Four times the text takes four times as long where time grows with the text, and sixteen times as long where it grows
 * with its square. Memory and compilers blur the first a little: twice as much is let be.
 */
const RATIO_MAX = 8;
const TRIES = 3;

/** Measures how the time of some work grows. It is told to be slow only when it is each time that it is measured. */
export function growthOf(
  work: (text: string) => unknown,
  text: (length: number) => string,
  options: GrowthOptions,
): Growth {
  const { length, noiseMs, budgetMs } = options;
  const texts = [length, 2 * length, 4 * length].map(text);
  const best = [Infinity, Infinity, Infinity];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    // The longest first: for nearly all work it is quick enough to know.
    for (const at of [2, 1, 0]) {
      const ms = timed(() => work(texts[at] ?? ''), budgetMs);
      best[at] = Math.min(best[at] ?? Infinity, ms);
      if (ms < noiseMs || ms === Infinity) break;
    }
    const [once = 0, , fourTimes = 0] = best;
    if (fourTimes < noiseMs || fourTimes / once < RATIO_MAX) return { ms: best as Growth['ms'], isSlow: false };
  }
  return { ms: best as Growth['ms'], isSlow: true };
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
