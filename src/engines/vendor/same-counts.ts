import type { EngineUsage } from '../engine.ts';
import { CONTEXT_LEAST } from './context.ts';

/** Calls of a model that are remembered: more than a blueprint makes. */
const CALLS_MAX = 32;
/** Two prompts may have the same number of tokens by chance; three of different lengths, and the longest of all, do not. */
const LENGTHS_MIN = 3;
/** How much longer the longest of them must be than the shortest. */
const CLEARLY = 1.1;

/** What a server has counted for what it was sent. */
interface Counted {
  /** Names the work, such as `review`. */
  label: string;
  /** Characters of what was sent. */
  chars: number;
  usage: EngineUsage;
}

/** Prompts of clearly different lengths that a server counts the same: it has read no more than that of any. */
export interface SameCounts {
  /** Tokens that it counts for each. */
  read: number;
  shortest: number;
  longest: number;
  /** Whether all of them are for the same work as the last. */
  isOneLabel: boolean;
}

/** The last counts of a model, by which a silent cut shows that no single call shows. They last as long as the process. */
export class CountsOfModel {
  readonly #calls: Counted[] = [];

  /** Notes a call, and says with which before it the server has counted the same. */
  add(call: Counted): SameCounts | undefined {
    const { usage, label } = call;
    // Where all that was read came from the server's cache, what it counts may be the rest alone.
    if (usage.inputTokens < CONTEXT_LEAST || cachedOf(usage) >= usage.inputTokens) return undefined;
    this.#calls.push(call);
    if (this.#calls.length > CALLS_MAX) this.#calls.shift();
    // What is cut has as many tokens as any prompt can have there.
    if (this.#calls.some((one) => one.usage.inputTokens > usage.inputTokens)) return undefined;
    const same = this.#calls.filter((one) => isSame(one.usage, usage));
    const lengths = new Set(same.map(({ chars }) => chars));
    const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
    if (lengths.size < LENGTHS_MIN || longest < shortest * CLEARLY) return undefined;
    return { read: usage.inputTokens, shortest, longest, isOneLabel: same.every((one) => one.label === label) };
  }
}

/** Some servers count what came from the cache as a part of what was read, others beside it. */
const isSame = (one: EngineUsage, other: EngineUsage): boolean =>
  one.inputTokens === other.inputTokens && cachedOf(one) === cachedOf(other);

const cachedOf = ({ cacheReadTokens = 0 }: EngineUsage): number => cacheReadTokens;
