import { fieldsOfKind, readRows } from '../knowledge/words/things.ts';

/**
 * Fields of one entity that two parts of the knowledge describe: the fields it has, then those that are new in `more`.
 * A thing has one life and one sum, whatever they are called: a second status or amount is left out. Fields that were no
 * more than a guess from the noun give way; so does a status by which no feature works: `settled` says which one is.
 */
export function mergeFields(
  fields: readonly string[],
  more: readonly string[],
  settled: (field: string) => boolean,
): string[] {
  if (isGuess(fields)) return [...(more.some(isName) ? [] : fields.filter(isName)), ...more].slice(0, FIELDS_MAX);
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

/** Nobody has described this entity: it has what any thing of its noun or kind has. */
function isGuess(fields: readonly string[]): boolean {
  guesses ??= new Set([...Object.values(fieldsOfKind), ...readRows().map((row) => row.fields)].map(String));
  return guesses.has(String(fields));
}

let guesses: Set<string> | undefined;

const isName = (field: string) => /^(name|title): /.test(field);

const nameOf = (field: string) => field.split(':')[0] ?? field;

/** The states that a thing goes through: "status: draft | sent". */
export const isLife = (field: string): boolean => /^(status|state|stage): .*\|/.test(field);

/** What a thing costs altogether: "total: money". Prices of its parts, fees and limits are other sums. */
export const isSum = (field: string): boolean =>
  /^(amount|total|value|sum|agreedPrice): (encrypted )?money/.test(field);
