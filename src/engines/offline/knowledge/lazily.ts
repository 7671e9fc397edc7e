/**
 * A pack of knowledge in the built product: what choosing needs is read at once, the rest when it is first asked for. A plan
 * uses one field and a dozen capabilities, so most of the knowledge is never turned into objects. `now` and `later` are JSON
 * objects, `keys` the names in `later`.
 */
export function lazily(now: string, later: string, keys: readonly string[]): object {
  let whole: Record<string, unknown> | undefined;
  const read = (key: string) => {
    // The build wrote it from an object.
    whole ??= JSON.parse(later) as Record<string, unknown>;
    return whole[key];
  };
  return Object.defineProperties(
    JSON.parse(now),
    Object.fromEntries(keys.map((key) => [key, { enumerable: true, get: () => read(key) }])),
  );
}
