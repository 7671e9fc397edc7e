import type { Clock } from '../../system/clock.ts';

/** A call that tells when its answer has begun. */
export type Beginning<T> = (onBegin: () => void) => Promise<T>;

/** Milliseconds that calls wait for the first of them: what is read from the cache is not worth more. */
const WAIT_MS = 10_000;

/**
 * Makes the first call, and the others once its answer has begun: from then on a provider reads what they share from its
 * cache. Rejects with the first failure.
 */
export async function fanOut<T>(clock: Clock, calls: readonly Beginning<T>[]): Promise<T[]> {
  const [first, ...others] = calls;
  if (!first) return [];
  const begun = Promise.withResolvers<void>();
  const leader = first(begun.resolve);
  // A failure that no caller waits for would end the process.
  if (others.length === 0) return [await leader];
  const timer = new AbortController();
  // Where the first fails, the others are not made.
  const wait = Promise.race([begun.promise, clock.sleep(WAIT_MS, timer.signal), leader]).finally(() => timer.abort());
  const rest = others.map((call) => wait.then(() => call(() => undefined)));
  return Promise.all([leader, ...rest]);
}

/** The items in lists of nearly the same length: of `size` at most, unless that makes more lists than `most`. */
export function inSlices<Item>(items: readonly Item[], { size, most }: { size: number; most: number }): Item[][] {
  const slices = Math.min(most, Math.ceil(items.length / size));
  const start = (at: number) => Math.round((at * items.length) / slices);
  return Array.from({ length: slices }, (_, at) => items.slice(start(at), start(at + 1)));
}
