import type { EngineUsage } from '../engine.ts';
import type { LookedUp } from '../search/looked-up.ts';

/** Why an answer that came to its end is none: it was cut at its limit, had no room, or the model declined. */
export type Unanswered = 'cut' | 'no_room' | 'declined';

/** What came of one call so far; filled as it comes, so that what was used is known also when the stream breaks. */
export interface Heard {
  /** Whether anything came that is of the vendor's API. */
  began: boolean;
  /** Whether the answer came to its end. */
  whole: boolean;
  /** The vendor's own word for why the answer ended, for the log. */
  stopReason: string | null;
  unanswered: Unanswered | undefined;
  /** The model that says it answered. */
  model: string | null;
  /** One text for each block of text, in their order; thinking is left out. */
  texts: string[];
  /** What a call that searched has found and written; its texts are not kept beside that. */
  lookedUp?: LookedUp;
  /** Whether reading was given up because it went on and on. */
  endless: boolean;
  usage: EngineUsage;
  /** Characters of thinking that were shown; a vendor that hides it counts its tokens. */
  thoughtChars: number;
  /** Called with the characters of each piece of content, thinking too. */
  onContent: ((chars: number) => void) | undefined;
}

/** Characters of text that are read of one answer: several times what any artefact has. */
export const TEXT_CHARS_MAX = 2 ** 20;

export function heardNothing(onContent?: (chars: number) => void): Heard {
  return {
    began: false,
    whole: false,
    stopReason: null,
    unanswered: undefined,
    model: null,
    texts: [],
    endless: false,
    usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0 },
    thoughtChars: 0,
    onContent,
  };
}

/** Far more tokens than any call reads or writes. */
const COUNT_MAX = 100_000_000;

/** A number of tokens, or undefined: a gateway may write anything there, and what is no count would be stored and shown. */
export const countOf = (told: unknown): number | undefined =>
  typeof told === 'number' && Number.isSafeInteger(told) && told >= 0 && told <= COUNT_MAX ? told : undefined;
