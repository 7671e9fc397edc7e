import { setTimeout as wait } from 'node:timers/promises';
import type { Fleet } from './fleet.ts';
import type { Tally } from './tally.ts';

/** Everything a caller of the load has. */
export interface World {
  fleet: Fleet;
  tally: Tally;
  keys: readonly string[];
  /** Environment of processes that work on the same database by themselves. */
  env: Record<string, string>;
  random(): number;
  pace: Pace;
}

/** Lets so many calls a second begin, over all callers, until the time is over. */
export class Pace {
  #everyMs: number;
  #endAt: number;
  #next = performance.now();

  constructor(perSecond: number, forMs: number) {
    this.#everyMs = 1_000 / perSecond;
    this.#endAt = performance.now() + forMs;
  }

  /** Resolves when the next call may begin: with false when no more shall. */
  async turn(): Promise<boolean> {
    const now = performance.now();
    this.#next = Math.max(this.#next + this.#everyMs, now);
    if (this.#next >= this.#endAt) return false;
    await wait(this.#next - now);
    return true;
  }
}

/** No caller makes more than this, whatever the pace. */
const CALLS_MAX = 20_000;

/** Calls again and again, at the pace of all; what a call throws breaks a promise. */
export async function callAgain(world: World, door: string, call: () => Promise<void>): Promise<void> {
  for (let calls = 0; calls < CALLS_MAX && (await world.pace.turn()); calls++) {
    await call().catch((error) => world.tally.fault(`${door}: ${error instanceof Error ? error.stack : error}`));
  }
}

/** The same row of numbers from 0 to 1 each time (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<T>(random: () => number, all: readonly T[]): T {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

let ideas = 0;

/** An idea of its own each time. */
export const newIdea = (): string => `A rota planner for volunteer lifeboat crews, with tide times, variant ${++ideas}`;
