import { AppError } from '../../errors.ts';
import { counted } from '../counted.ts';
import type { EnginePrompt, EngineUsage, Trouble } from '../engine.ts';
import type { LocalServer, ModelLimits } from '../limits.ts';
import { CHARS_A_TOKEN } from '../model.ts';

/**
 * Tokens that a model should read and write together. By `test/bench/answer-lengths.ts`, a call for features has about
 * 20,000 tokens and an answer of 10,000, thinking not counted, and one for prompts more; only the review, which reads the
 * whole of a large plan, needs up to twice this, and is left out where it does not fit.
 */
export const CONTEXT_TOKENS = 65_536;

// Characters of a token: English prose has about five, JSON and other languages fewer. No text that is sent has more than
// the first; one that seems to have more than the second is looked at.
const CHARS_A_TOKEN_MAX = 6;
const CHARS_A_TOKEN_ODD = 4.5;
/** No model is set up with fewer tokens than this: a server that counts fewer counts something else. */
export const CONTEXT_LEAST = 1_000;
/** A server may cut a little more than it must, and end an answer a little before the context is full. */
const NEARLY = 0.9;

class Small extends AppError {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    super('engine_unavailable', `${trouble.says} Nothing was charged. ${trouble.mend}`, { cause });
    this.trouble = trouble;
  }
}

/** The model's context is too small for what was sent; the operator can mend it. */
export class ContextTooSmall extends Small {}

/** It was too small for earlier calls too, and their answers are of no use. */
export class EarlierPromptsCut extends Small {}

/** Characters of what a prompt sends in words. */
export const charsOf = ({ system, shared = '', user }: EnginePrompt): number =>
  system.length + shared.length + user.length;

/**
 * Whether a server counts so few tokens for what was sent that its context is worth a look. Where all that was read came
 * from its cache, it counts that beside what it read, and the rest is not known.
 */
export const looksCut = (chars: number, { inputTokens, cacheReadTokens = 0 }: EngineUsage): boolean =>
  inputTokens >= CONTEXT_LEAST &&
  cacheReadTokens < inputTokens &&
  inputTokens + cacheReadTokens < chars / CHARS_A_TOKEN_ODD;

/**
 * Whether a server has cut what was sent and said nothing: what it counts is less than any text of that length can have,
 * whatever context it lists, or fills the context that it lists.
 */
export function wasCut(chars: number, usage: EngineUsage, { context }: ModelLimits): boolean {
  if (!looksCut(chars, usage)) return false;
  const read = usage.inputTokens + (usage.cacheReadTokens ?? 0);
  return read < chars / CHARS_A_TOKEN_MAX || (context !== undefined && read >= context * NEARLY);
}

/** Whether what was read and written has filled the context. */
export const isFull = ({ inputTokens, outputTokens }: EngineUsage, { context }: ModelLimits): boolean =>
  context !== undefined && inputTokens + outputTokens >= context * NEARLY;

/** Whether any model for plans must have room for so much: then the text is not to blame. */
export const mustFit = (chars: number): boolean => chars / CHARS_A_TOKEN < CONTEXT_TOKENS;

export interface SmallContext extends ModelLimits {
  /** Characters of what was sent. */
  chars: number;
  /** Tokens that the server says it has read, where it has cut what was sent. */
  read?: number;
  /** Whether it has refused what was sent as too long. */
  refused?: boolean;
  /** Tokens that its refusal says it holds. */
  told?: number | undefined;
}

/** What is told of a context that is too small. */
export function contextTrouble(small: SmallContext): Trouble {
  const sent = `what was sent, about ${tokens(small.chars / CHARS_A_TOKEN)}, and its answer`;
  return {
    kind: 'context',
    says: `The model's context is too small for ${sent}.${heldBy(small)}`,
    mend: `The operator of Planwright should ${mendContext(small.server)}, or choose another PLANWRIGHT_MODEL.`,
  };
}

/**
 * What it holds and has read, in sentences. What a server lists is no fact where it has just shown that it keeps less:
 * half of a context is room enough for what is sent, and is left for the answer.
 */
function heldBy({ chars, read, refused = false, context, told }: SmallContext): string {
  const cut = read === undefined ? undefined : `has read ${tokens(read)} and silently left out the rest`;
  if (context === undefined || context === told) {
    if (told !== undefined) return ` It holds ${tokens(told)}.`;
    return cut ? ` The server ${cut}.` : '';
  }
  const refusal =
    told === undefined
      ? 'has refused that as too long'
      : `says in its refusal that it holds ${told.toLocaleString('en-US')}`;
  const keepsLess = read === undefined ? refused && chars / CHARS_A_TOKEN < context / 2 : read < context * NEARLY;
  if (told !== undefined || keepsLess) return ` The server lists ${tokens(context)}, but ${cut ?? refusal}.`;
  return ` It holds ${tokens(context)}.${cut ? ` The server ${cut}.` : ''}`;
}

/** Where the context of a server is set: the end of a sentence. */
export const mendContext = (server: LocalServer | undefined): string =>
  server === undefined
    ? `give the model a context of ${CONTEXT_TOKENS} tokens or more where it runs (in Ollama by OLLAMA_CONTEXT_LENGTH)`
    : MENDS[server];

// As the documentation of each names it.
const MENDS: Record<LocalServer, string> = {
  ollama: `set OLLAMA_CONTEXT_LENGTH=${CONTEXT_TOKENS} where Ollama runs and restart it`,
  'llama.cpp': `start llama-server with --ctx-size ${CONTEXT_TOKENS} for each of its --parallel slots`,
  lmStudio: `load the model in LM Studio with a context length of ${CONTEXT_TOKENS}`,
  vllm: `start vLLM with --max-model-len ${CONTEXT_TOKENS}`,
};

const tokens = (many: number): string => counted(Math.round(many), 'token');
