import type { PartAtFault } from '../quality.ts';
import { hashOf } from './hash-of.ts';
import { CALLED_BY } from './place-in.ts';
import { valueFault } from './value-fault.ts';

export interface Faulty {
  /** Names of the fields that an answer has. */
  fields: readonly string[];
  faults: readonly string[];
  /** JSON pointers into the answer, by id, name or index, of those faults that have a place. */
  places: readonly string[];
}

/** Characters that are shown of one text: it is cut so that it can be recognised, and replaced. */
const TEXT_CHARS_MAX = 4_000;
/** Characters of the part as JSON; a larger one is written anew. */
const PART_CHARS_MAX = 100_000;

/** The part of an answer that its faults are about, or undefined where there is nothing that a patch could mend. */
export function partAtFault(answer: unknown, faulty: Faulty): PartAtFault | undefined {
  if (!isObject(answer) || Array.isArray(answer) || valueFault(answer) !== undefined) return undefined;
  const own = faulty.fields.filter((field) => Object.hasOwn(answer, field));
  if (own.length === 0) return undefined;
  const told = faulty.faults.join('\n');
  const places = faulty.places.map(partsOf);
  const fields = new Set(places.map(([field = '']) => field).filter((field) => faulty.fields.includes(field)));
  const isWhole = (field: string, item: unknown, at: number) => {
    const names = namesOf(item);
    if (names.length === 0) return true;
    const isMeant =
      places.some(([of, one]) => of === field && one !== undefined && [String(at), ...names].includes(one)) ||
      names.some((name) => isNamed(told, name));
    if (isMeant) fields.add(field);
    return isMeant;
  };
  const shown = Object.fromEntries(
    own.map((field) => {
      const value = answer[field];
      if (Array.isArray(value))
        return [field, value.map((item, at) => (isWhole(field, item, at) ? clipped(item) : called(item)))];
      if (isNamed(told, field)) fields.add(field);
      return [field, clipped(value)];
    }),
  );
  if (JSON.stringify(shown).length > PART_CHARS_MAX) return undefined;
  return { base: hashOf(answer), shown, fields: [...fields] };
}

const partsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What an item is called: its id and its name. */
export const namesOf = (item: unknown): string[] =>
  isObject(item) ? CALLED_BY.map((field) => item[field]).filter((name) => typeof name === 'string') : [];

/** An item by its id and name alone. */
const called = (item: unknown): unknown =>
  Object.fromEntries(CALLED_BY.flatMap((field) => (isObject(item) && field in item ? [[field, item[field]]] : [])));

/** Whether the text has the name as a word of its own. */
export function isNamed(text: string, name: string): boolean {
  if (name === '') return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    if (!isWordAt(text, at - 1) && !isWordAt(text, at + name.length)) return true;
  }
  return false;
}

const isWordAt = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));

function clipped(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > TEXT_CHARS_MAX ? `${value.slice(0, TEXT_CHARS_MAX - 1).toWellFormed()}…` : value;
  }
  if (Array.isArray(value)) return value.map(clipped);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, clipped(one)]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
