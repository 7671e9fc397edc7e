import type { EngineUsage } from '../engine.ts';
import { CONTEXT_LEAST } from './context.ts';

/** Calls of a model that are remembered: more than a blueprint makes. */
const CALLS_MAX = 32;
/** Two lengths may have the same number of tokens by chance; three, and no prompt more, do not. */
const LENGTHS_MIN = 3;
/** How much longer the next length is: prompts that differ in an id often have the same number of tokens. */
const CLEARLY = 1.02;

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
    const lengths = clearlyDifferent(same.map(({ chars }) => chars));
    const [shortest = 0] = lengths;
    const longest = lengths.at(-1) ?? 0;
    if (lengths.length < LENGTHS_MIN) return undefined;
    return { read: usage.inputTokens, shortest, longest, isOneLabel: same.every((one) => one.label === label) };
  }
}

/** Lengths of which each is clearly longer than the one before. */
function clearlyDifferent(lengths: readonly number[]): number[] {
  const kept: number[] = [];
  for (const length of lengths.toSorted((one, other) => one - other)) {
    if (length >= (kept.at(-1) ?? 0) * CLEARLY) kept.push(length);
  }
  return kept;
}

/** Some servers count what came from the cache as a part of what was read, others beside it. */
const isSame = (one: EngineUsage, other: EngineUsage): boolean =>
  one.inputTokens === other.inputTokens && cachedOf(one) === cachedOf(other);

const cachedOf = ({ cacheReadTokens = 0 }: EngineUsage): number => cacheReadTokens;
