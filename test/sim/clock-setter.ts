import type { SharedClock } from './shared-clock.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const JUMPS_MS = [HOUR_MS, DAY_MS, 40 * DAY_MS].flatMap((ms) => [ms, -ms]);

/** Looks between two settings, at most. */
const LOOKS_MAX = 80;

/**
 * Sets the clock now and then, by an hour, a day or forty days, ahead or back, each of them before one comes again; `sets`
 * are all that it did.
 */
export function clockSetter(clock: SharedClock, chance: () => number) {
  const sets: number[] = [];
  let left: number[] = [];
  let looks = chance() * LOOKS_MAX;
  const perhapsSet = () => {
    if (looks-- > 0) return;
    looks = chance() * LOOKS_MAX;
    if (left.length === 0) left = [...JUMPS_MS];
    const [ms = HOUR_MS] = left.splice(Math.floor(chance() * left.length), 1);
    sets.push(ms);
    clock.set(ms);
  };
  return { sets, perhapsSet };
}
