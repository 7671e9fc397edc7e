import type { Effort } from '../config.ts';
import type { Clock } from '../system/clock.ts';
import { withPatience } from './patience.ts';

/** A server of models on a machine of the operator's own, by what it answers to: each has a setting of its own. */
export type LocalServer = 'llama.cpp' | 'lmStudio' | 'ollama' | 'vllm';

/** What a vendor tells of a model; what it does not tell is absent. */
export interface ModelLimits {
  /** Tokens of what is read and written together, as the model is set up now. */
  context?: number | undefined;
  /** Tokens that an answer may have, thinking included. */
  output?: number | undefined;
  /** How much it may be told to think; empty where it takes no such word. */
  efforts?: readonly Effort[] | undefined;
  server?: LocalServer | undefined;
}

/** Milliseconds that are waited for a vendor to tell them. */
export const LOOK_MS = 6_000;

/** The time of a stage that the figures below are for. */
const USUAL_MS = 5 * 60_000;
// An answer of more tokens cannot be written in five minutes at any speed seen so far (about 100 a second), so a model
// that runs on is stopped here and not by the clock.
const TOKENS_MAX = 32_000;
// What every model of the last years can write, where nothing is told.
const UNTOLD_TOKENS = 16_000;

/** Tokens that an answer may have, thinking included: what the vendor allows, and what there is time to write. */
export function answerTokensMax({ output }: ModelLimits, limitMs = USUAL_MS): number {
  const times = Math.max(1, limitMs / USUAL_MS);
  return Math.floor(output === undefined ? UNTOLD_TOKENS * times : Math.min(output, TOKENS_MAX * times));
}

/** What a vendor tells of a model: asked for when it is needed first, and remembered, also where it tells nothing. */
export class Looking {
  readonly #clock: Clock;
  readonly #look: (signal: AbortSignal) => Promise<ModelLimits>;
  #known: Promise<ModelLimits> | undefined;

  /** `look` may reject: nothing is known then. */
  constructor({ clock, look }: { clock: Clock; look: (signal: AbortSignal) => Promise<ModelLimits> }) {
    this.#clock = clock;
    this.#look = look;
  }

  /** Rejects with the signal's reason as soon as it aborts. */
  once(signal: AbortSignal): Promise<ModelLimits> {
    this.#known ??= this.#ask();
    return unlessAborted(this.#known, signal);
  }

  /** The same asked anew: a server may have been set up otherwise, or has loaded the model only since. */
  again(signal: AbortSignal): Promise<ModelLimits> {
    this.#known = this.#ask();
    return unlessAborted(this.#known, signal);
  }

  async #ask(): Promise<ModelLimits> {
    // Of no one call: others wait for it too.
    const signal = new AbortController().signal;
    try {
      return await withPatience(
        { clock: this.#clock, ms: LOOK_MS, signal, over: () => new Error('too late') },
        this.#look,
      );
    } catch {
      return {};
    }
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const leave = () => aborted.reject(signal.reason);
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', leave));
}
