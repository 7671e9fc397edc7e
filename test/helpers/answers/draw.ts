import { chances } from '../chances.ts';

/** Choices that come again in the same order for the same seed. */
export interface Draw {
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  one<T>(of: readonly T[]): T;
  /** So many different ones in a drawn order; all of them when there are fewer. */
  some<T>(of: readonly T[], count: number): T[];
}

export function drawFrom(seed: string): Draw {
  const next = chances(seed);
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    whole,
    chance: (probability) => next() < probability,
    one: (of) => {
      const found = of[whole(0, of.length - 1)];
      if (found === undefined) throw new Error('nothing to draw from');
      return found;
    },
    some: (of, count) => {
      const left = [...of];
      const drawn: typeof left = [];
      while (drawn.length < count && left.length > 0) drawn.push(...left.splice(whole(0, left.length - 1), 1));
      return drawn;
    },
  };
}

/** Cuts a list into so many runs of about the same length; the last ones are empty when there are fewer items. */
export function cut<T>(list: readonly T[], parts: number): T[][] {
  const start = (part: number) => (list.length < parts ? part : Math.floor((part * list.length) / parts));
  return Array.from({ length: parts }, (_, part) => list.slice(start(part), start(part + 1)));
}
