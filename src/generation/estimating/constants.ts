import type { PartKind } from '../parts/part.ts';

/** How long answers and prompts of a plan are. */
export interface Sizes {
  /** Characters of a brief. */
  briefChars: number;
  /** Characters of the answers that make each unit, for one character of the brief. */
  written: Record<
    'research' | 'architecture' | 'skeleton' | 'architectureFill' | 'features' | 'phases' | 'promptPack' | 'review',
    number
  >;
  /**
   * The calls that write the parts of a blueprint, and what their prompts hold of what other calls wrote, the brief left
   * out: characters for one of the brief, in each (`shared`), and in all of them together (`own`).
   */
  sections: Record<PartKind, { calls: number; shared: number; own: number }>;
}

/** Characters of a token, where the vendor's own count is not known: English prose and JSON. */
export const CHARS_PER_TOKEN = 4;

/** A call at the upper end of what a blueprint asks for: what is kept free of a day's money while one is under way. */
export const LARGE_CALL = { inputTokens: 30_000, outputTokens: 12_000 };

/** Tokens that a call writes in a second, while this process has seen none: a hosted model of the middle class. */
export const TOKENS_A_SECOND = 60;

/** How far the tokens written of plans answered by hand lie from the estimate, once the brief is known, and before. */
export const RANGE = { known: { from: 0.8, to: 1.25 }, unknown: { from: 0.7, to: 1.9 } };

/**
 * Written: means of nine plans that were answered by hand (`test/bench/answer-lengths.ts` and the sample plans), each as
 * it was first written. Sections: what the prompts would have held that write the sample plans in parts. A test
 * compares both.
 */
export const BY_HAND: Sizes = {
  briefChars: 14_500,
  written: {
    ...{ research: 0.55, architecture: 1.6, skeleton: 1.54, architectureFill: 1.14 },
    ...{ features: 3.9, phases: 0.68, promptPack: 3.11, review: 0.79 },
  },
  sections: {
    skeleton: { calls: 1, shared: 0, own: 0 },
    architectureFill: { calls: 2, shared: 1.01, own: 0.01 },
    featureSlice: { calls: 4, shared: 1.65, own: 0.01 },
    phasesFill: { calls: 1, shared: 0, own: 0.35 },
    packIndex: { calls: 1, shared: 0, own: 0.7 },
    promptSlice: { calls: 7, shared: 0.63, own: 11.2 },
    review: { calls: 1, shared: 0, own: 5.9 },
  },
};
