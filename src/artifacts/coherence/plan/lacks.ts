const LACKS_MAX = 50;

/** What of `all` is not in `given`; of a very long list, the first ones. Takes no longer than `given` is. */
export function lacksOf(all: Iterable<string>, given: ReadonlySet<string>): string[] {
  const lacks: string[] = [];
  for (const one of all) {
    if (!given.has(one)) lacks.push(one);
    if (lacks.length === LACKS_MAX) break;
  }
  return lacks;
}
