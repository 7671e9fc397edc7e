/**
 * Words and what they stand for, to be asked by any word of a text: an object answers "constructor" with what every object has,
 * and a fan club of constructors is an idea as well.
 */
export const dictionary = <Value>(entries: Record<string, Value>): Record<string, Value> =>
  Object.assign(Object.create(null), entries);
