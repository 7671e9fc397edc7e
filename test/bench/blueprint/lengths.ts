/**
 * The five calls of a blueprint before it was written in parts, in their order and in tokens: what every later way of
 * asking is held against, so these numbers never change. Answers (`out`) are as long as a careful model's, measured by
 * hand. Instructions (`system`) and data (`user`) are what `generate` sent when the row was written, for ten ideas and
 * answers of these lengths, the data on average.
 *
 * `answer-lengths.ts` has longer answers, 1.6 and 1.8 times as long in all: they were written to later instructions,
 * which ask for more, and begin with a brief. A replay of those plans, part by part, takes its lengths from there.
 */
export const FIVE_CALLS = {
  research: { system: 1_596, user: 1_950, out: 1_900 },
  architecture: { system: 1_667, user: 1_950, out: 2_450 },
  features: { system: 1_663, user: 5_000, out: 4_400 },
  phases: { system: 1_557, user: 7_550, out: 1_150 },
  promptPack: { system: 1_668, user: 8_550, out: 8_350 },
};

/** Tokens of a brief, whoever writes one first: a tenth of what follows, as in `answer-lengths.ts`. */
export const BRIEF_TOKENS = 1_825;
