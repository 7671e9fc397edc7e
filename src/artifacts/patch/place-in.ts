import { code, codes } from '../coherence/plan/tell.ts';

/** Why a pointer leads nowhere, and what to do about it. */
export class PointerFault extends Error {}

/** Names that reach into the machinery of objects. */
export const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What an item of a list is called by, in this order. */
export const CALLED_BY = ['id', 'entity', 'label', 'name'] as const;
const INDEX = /^(?:0|[1-9]\d{0,8})$/;

/**
 * The pointer with an index for each item that it calls by its id or name. What it names must exist; with `isNew`, its
 * last part may be a new field, the `-` that ends a list, or the index behind the last item.
 */
export function placeIn(document: unknown, pointer: string, isNew: boolean): string {
  const parts = partsOf(pointer);
  let at = document;
  const resolved = parts.map((part, place) => {
    const isLast = place === parts.length - 1;
    const key = keyOf(at, part, isNew && isLast, () => shown(parts.slice(0, place)));
    at = valueAt(at, key);
    return key;
  });
  return resolved.map((key) => `/${escaped(key)}`).join('');
}

/** What is at a place that `placeIn` found. */
export const valueIn = (document: unknown, place: string): unknown => partsOf(place).reduce(valueAt, document);

function partsOf(pointer: string): string[] {
  if (pointer === '') throw new PointerFault('it names the whole document; name a place in it, such as /summary.');
  if (!pointer.startsWith('/')) throw new PointerFault('a pointer starts with a slash, such as /summary.');
  if (/~(?![01])/.test(pointer)) throw new PointerFault('write ~ as ~0 and / as ~1 in a pointer.');
  const parts = pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const forbidden = parts.find((part) => FORBIDDEN_NAMES.has(part));
  if (forbidden !== undefined) throw new PointerFault(`${code(forbidden)} is not allowed in a pointer; use a field.`);
  return parts;
}

function keyOf(at: unknown, part: string, isNew: boolean, where: () => string): string {
  if (Array.isArray(at)) return indexOf(at, part, isNew, where);
  if (typeof at !== 'object' || at === null) {
    throw new PointerFault(`${where()} is a plain value and has nothing in it; point to the value itself.`);
  }
  if (isNew || Object.hasOwn(at, part)) return part;
  const fields = Object.keys(at);
  const has = fields.length === 0 ? 'is empty' : `has ${codes(fields)}`;
  throw new PointerFault(`${where()} has no field ${code(part)}; it ${has}.`);
}

function indexOf(list: readonly unknown[], part: string, isNew: boolean, where: () => string): string {
  if (part === '-') {
    if (isNew) return part;
    throw new PointerFault('`-` stands behind the last item, where nothing is yet; use it as the end of an add only.');
  }
  if (INDEX.test(part)) {
    if (Number(part) < list.length + (isNew ? 1 : 0)) return part;
    throw new PointerFault(`${where()} has ${list.length} items, the first of which is 0; use an index that exists.`);
  }
  const found = called(list, part);
  const [first] = found;
  if (first !== undefined && found.length === 1) return String(first);
  throw new PointerFault(
    first === undefined
      ? `${where()} has no item called ${code(part)}; use an id, a name or an index that exists.`
      : `${where()} has ${found.length} items called ${code(part)}; use the index of one of them.`,
  );
}

/** Places of the items that have the name as their id, else as their entity, label or name. */
function called(list: readonly unknown[], name: string): number[] {
  for (const field of CALLED_BY) {
    const found = list.flatMap((item, at) => (isObject(item) && item[field] === name ? [at] : []));
    if (found.length > 0) return found;
  }
  return [];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function valueAt(at: unknown, key: string): unknown {
  return isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
}

const shown = (parts: readonly string[]): string =>
  parts.length === 0 ? 'the document' : code(parts.map((part) => `/${escaped(part)}`).join(''));

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');
