import { pointersIn, SortedLines } from '../../knowledge/sorted-lines.ts';
import { readKept } from '../../knowledge/texts.ts';
import { lazy } from '../../language/lazy.ts';

/** What is learned of a sign: how much it speaks for a thing leading the plan, and for its being kept at all. */
export type Aim = 'main' | 'kept' | 'user';

type Weights = Partial<Record<Aim, number>>;

/** Most of the lines are asked for by the first idea: a table is made sooner than they are looked up one by one. */
const lines = lazy(() => new Map(new SortedLines(readKept()).entries()));
const looked = new Map<string, Weights>();
const LOOKED_MAX = 20_000;

function weightsOf(sign: string): Weights {
  const known = looked.get(sign);
  if (known) return known;
  if (looked.size > LOOKED_MAX) looked.clear();
  const read = Object.fromEntries(pointersIn(lines().get(sign) ?? '').map(({ id, weight }) => [id, weight]));
  looked.set(sign, read);
  return read;
}

/** Log odds by the signs of a candidate, for one aim; learned from labelled ideas by `npm run learn`. */
export function oddsBy(signs: ReadonlyMap<string, number>, aim: Aim): number {
  let sum = 0;
  for (const [sign, amount] of signs) sum += amount * (weightsOf(sign)[aim] ?? 0);
  return sum;
}

/** Somebody has named it as a thing that a product keeps. */
export const isKnownKept = (head: string): boolean => lines().get(`w:${head}`) !== undefined;

/** What products keep although ideas seldom name it: bookings, tasks, readings. */
export const often = lazy(() => lines().get('#often')?.split(' ') ?? []);

/** Roles of which many products have one although their ideas name none. */
export const oftenUsers = lazy(() => lines().get('#often-user')?.split(' ') ?? []);
