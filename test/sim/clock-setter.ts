import type { SharedClock } from './shared-clock.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const JUMPS_MS = [HOUR_MS, DAY_MS, 40 * DAY_MS].flatMap((ms) => [ms, -ms]);

/** Share of looks at which the clock is set. */
const SHARE = 0.02;

/** Sets the clock now and then, by an hour, a day or forty days, ahead or back; `sets` are all that it did. */
export function clockSetter(clock: SharedClock, chance: () => number) {
  const sets: number[] = [];
  const perhapsSet = () => {
    if (chance() > SHARE) return;
    const ms = JUMPS_MS[Math.floor(chance() * JUMPS_MS.length)] ?? HOUR_MS;
    sets.push(ms);
    clock.set(ms);
  };
  return { sets, perhapsSet };
}
