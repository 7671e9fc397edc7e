/** A value that is there unless the program itself is wrong; throws then. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a value that must be there is missing');
  return value;
}
