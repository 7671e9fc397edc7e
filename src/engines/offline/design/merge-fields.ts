/**
 * Fields of one entity that two parts of the knowledge describe: the fields it has, then those that are new in `more`.
 * A thing has one life and one sum, whatever they are called: a second status or amount is left out. A status that was a
 * guess from the noun or the field gives way to the one by which the features work; `settled` says which is one of theirs.
 */
export function mergeFields(
  fields: readonly string[],
  more: readonly string[],
  settled: (field: string) => boolean,
): string[] {
  const life = more.find(isLife);
  const kept = fields.map((field) => (life !== undefined && isLife(field) && !settled(field) ? life : field));
  const names = new Set(kept.map(nameOf));
  const has = (role: (field: string) => boolean) => kept.some(role);
  const added = more.filter(
    (field) => !names.has(nameOf(field)) && !(isLife(field) && has(isLife)) && !(isSum(field) && has(isSum)),
  );
  return [...kept, ...added].slice(0, FIELDS_MAX);
}

const FIELDS_MAX = 14;

const nameOf = (field: string) => field.split(':')[0] ?? field;

/** The states that a thing goes through: "status: draft | sent". */
export const isLife = (field: string): boolean => /^(status|state|stage): .*\|/.test(field);

/** What a thing costs altogether: "total: money". Prices of its parts, fees and limits are other sums. */
export const isSum = (field: string): boolean =>
  /^(amount|total|value|sum|agreedPrice): (encrypted )?money/.test(field);
