/**
 * Tokens of a plan's answers, by plans whose answers are written down in `test/bench/answer-lengths.ts`, at four
 * characters a token; repairs and thinking come on top.
 */
export const PLAN = {
  /** All answers of a blueprint together: what a server takes that writes one after the other. */
  answerTokens: 70_000,
  /** Those that wait for each other: brief, skeleton, longest features, longest prompts, review. */
  inARowTokens: 27_000,
  /** How many those are, and the two that have begun before the calls beside them may: each waits for its first word. */
  callsInARow: 7,
  /** All calls of a blueprint, without repairs. */
  calls: 20,
  /** The longest single answer. */
  longestAnswerTokens: 10_000,
} as const;
