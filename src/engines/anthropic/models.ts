/** What a request may ask of a model. */
export interface ModelLimits {
  /** Tokens the answer may have, thinking included. */
  maxTokens: number;
  /** How much the model thinks first; absent where the model takes no such word, or nobody here knows. */
  effort?: 'low';
}

// An answer of more tokens cannot be written in a stage's five minutes at any speed seen so far (about 100 a second),
// so a model that runs on is stopped here and not by the clock.
const MAX_TOKENS = 32_000;
// What every model of the last two years can write; a gateway's own model may do no more.
const CONSERVATIVE: ModelLimits = { maxTokens: 16_000 };
// A stage has five minutes, and at the vendor's defaults (medium, high) thinking alone would take them.
// Thinking itself stays on: without it, says the vendor, JSON that needs working out comes out wrong or does not parse
// (platform.claude.com, "Prompting Claude Sonnet 5.5", 2026-11).
const QUICK: ModelLimits = { maxTokens: MAX_TOKENS, effort: 'low' };
const WITHOUT_EFFORT: ModelLimits = { maxTokens: MAX_TOKENS };

/** Models by the start of their id, as the vendor documented them on 2026-11-21. The first that fits is taken. */
const KNOWN: readonly (readonly [RegExp, ModelLimits])[] = [
  [/^claude-(?:haiku|sonnet|opus|fable|mythos)-5(?:-\d+)*$/, QUICK],
  [/^claude-(?:opus-4-[5-8]|sonnet-4-6)(?:-\d{8})?$/, QUICK],
  // Of the 4.5 models Opus alone takes the parameter; none of the others thinks unless told to.
  [/^claude-(?:sonnet|haiku)-4-5(?:-\d{8})?$/, WITHOUT_EFFORT],
];

/** Limits of a model; conservative ones, that any model takes, for an id that is not known here. */
export function limitsOf(model: string): ModelLimits {
  return KNOWN.find(([id]) => id.test(model))?.[1] ?? CONSERVATIVE;
}
