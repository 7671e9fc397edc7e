import type { Brief } from './brief.ts';
import { EFFORTS, type Features } from './features.ts';
import type { Phases } from './phases.ts';
import { nameKey } from './reading/names.ts';

/** Up to how many hours an effort goes, from the smallest on; XL has no end. */
const HOURS_MAX = [4, 8, 20, 40] as const;
/** What comes on top of a feature’s hours: set-up, what is found late, a reserve. */
const ON_TOP = 1 / 3;

/** The letter of a feature’s hours, as the contract has it. */
export function effortOf(hours: number): (typeof EFFORTS)[number] {
  const at = HOURS_MAX.findIndex((max) => hours <= max);
  return EFFORTS[at === -1 ? EFFORTS.length - 1 : at] ?? 'XL';
}

/**
 * Hours of one developer for features by their names, a third on top: set-up, what is found late, a reserve. Undefined
 * where one of them tells none, as in what a caller supplies.
 */
export function hoursOf({ features }: Pick<Features, 'features'>, names: readonly string[]): number | undefined {
  const keys = new Set(names.map(nameKey));
  const hours = features.filter(({ name }) => keys.has(nameKey(name))).map((feature) => feature.hours);
  if (hours.length < keys.size || hours.some((one) => one === undefined)) return undefined;
  return withReserve(hours.reduce<number>((sum, one) => sum + (one ?? 0), 0));
}

/** Hours with what comes on top of them. */
export const withReserve = (hours: number): number => Math.round(hours * (1 + ON_TOP) * 10) / 10;

/** What the first release takes, that is all phases up to the first with users; undefined where they do not say. */
export function hoursToRelease({ phases }: Phases): number | undefined {
  const at = phases.findIndex(({ users = [] }) => users.length > 0);
  return at === -1 ? undefined : sumOf(phases.slice(0, at + 1).map(({ hours }) => hours));
}

/** The hours of all phases; undefined where one does not say. */
export const hoursInAll = ({ phases }: Phases): number | undefined => sumOf(phases.map(({ hours }) => hours));

function sumOf(hours: readonly (number | undefined)[]): number | undefined {
  if (hours.some((one) => one === undefined)) return undefined;
  return Math.round(hours.reduce<number>((sum, one) => sum + (one ?? 0), 0) * 10) / 10;
}

/** The first release beside what people have for it, in one line; undefined where one of the two is not told. */
export function hoursLine(needed: number | undefined, { hours }: Pick<Brief, 'hours'>): string | undefined {
  if (needed === undefined) return undefined;
  return `hours of the first release, with a third on top: ${needed}${hours === undefined ? '' : `; the brief has ${hours}`}`;
}
