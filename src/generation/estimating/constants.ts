/** A call at the upper end of what a blueprint asks for: what is kept free of a day's money while one is under way. */
export const LARGE_CALL = { inputTokens: 30_000, outputTokens: 12_000 };
