import type { Effort } from '../../config.ts';
import { answerTokensMax, type ModelLimits } from '../limits.ts';

/** What of a request was refused for a model, and is left out from then on. */
export interface Refused {
  efforts: readonly Effort[];
  /** Tokens of an answer that it took no more of. */
  tokens: number;
}

export const NOTHING_REFUSED: Refused = { efforts: [], tokens: Number.POSITIVE_INFINITY };

/** What one request asks for beside its prompt. */
export interface Asking {
  maxTokens: number;
  effort: Effort | undefined;
}

// A stage's usual time is short, and at the vendor's defaults (medium, high) thinking alone would take it. Thinking itself
// stays on: without it, says the vendor, JSON that needs working out comes out wrong or does not parse
// (platform.claude.com, "Prompting Claude Sonnet 5.5", 2026-11).
const USUAL_EFFORT = 'low';
/** Tokens for thinking, which the vendor counts as part of the answer. */
const THINKING_TOKENS = 4_000;
/** Every model can write so many. */
const LEAST_TOKENS = 4_000;

/** What to ask for: an answer of `tokens` at most and so much thinking, as far as the model is known to take it. */
export function askingFor(
  { tokens = Number.POSITIVE_INFINITY, effort = USUAL_EFFORT, limitMs }: Wanted,
  limits: ModelLimits,
  refused: Refused,
): Asking {
  const isTaken = (limits.efforts?.includes(effort) ?? true) && !refused.efforts.includes(effort);
  const maxTokens = Math.min(answerTokensMax(limits, limitMs), tokens + THINKING_TOKENS, refused.tokens);
  return { maxTokens, effort: isTaken ? effort : undefined };
}

interface Wanted {
  tokens?: number | undefined;
  effort?: Effort | undefined;
  limitMs?: number | undefined;
}

/** What to leave out after a refusal that says this; undefined where it names nothing that can be. */
export function refusedBy(complaint: string, { effort, maxTokens }: Asking, refused: Refused): Refused | undefined {
  if (effort && /\beffort\b/.test(complaint)) return { ...refused, efforts: [...refused.efforts, effort] };
  if (complaint.includes('max_tokens') && maxTokens > LEAST_TOKENS) {
    return { ...refused, tokens: Math.max(LEAST_TOKENS, Math.floor(maxTokens / 2)) };
  }
}
